/** After an update of the server the parts of an open page that it had not loaded yet are gone. Nothing is kept in the page that
 * the server does not know, so it is opened anew; not again and again, and not while the line is cut. */

const OPENED = "farshore-opened-anew";
const PAUSE = 60_000; // ms

export function openAnewAfterUpdates(): void {
  addEventListener("vite:preloadError", () => void openAnew());
}

async function openAnew(): Promise<void> {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(OPENED)) < PAUSE) return;
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(OPENED, String(now));
  location.reload();
}
