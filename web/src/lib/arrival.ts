/** Where the focus comes to when what had it is gone: to the heading of what is shown instead. */
import { tick } from "svelte";

const SHOWN = ["main[tabindex='-1']", "h1"]; // a table has its board instead of a heading

let stop = (): void => undefined;

/** Take the focus to the heading, as soon as there is one, unless it is somewhere by then. */
export async function toHeading(): Promise<void> {
  stop();
  await tick();
  const observer = new MutationObserver(look);
  stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}

function look(): void {
  const { activeElement } = document;
  const isNowhere = activeElement === null || activeElement === document.body;
  const found = SHOWN.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each !== null);
  if (isNowhere && !found) return; // it is still on its way
  stop();
  if (!isNowhere || !found) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
}
