/** Which page an address means. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "join"; token: string }
  | { page: "watch" }
  | { page: "you" }
  | { page: "club" }
  | { page: "sign-in" }
  | { page: "mail" }
  | { page: "rules"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "nowhere" };

const ROUTES: [RegExp, (found: string) => Route][] = [
  [/^\/$/, () => ({ page: "start" })],
  [/^\/new\/([^/]+)$/, (game) => ({ page: "new", game })],
  [/^\/t\/([^/]+)$/, (id) => ({ page: "table", id })],
  [/^\/t\/([^/]+)\/replay$/, (id) => ({ page: "replay", id })],
  [/^\/join$/, () => ({ page: "join", token: "" })], // which stands behind the sign "#"
  [/^\/join\/([^/]+)$/, (token) => ({ page: "join", token })], // as links once were
  [/^\/you$/, () => ({ page: "you" })],
  [/^\/club$/, () => ({ page: "club" })],
  [/^\/sign-in$/, () => ({ page: "sign-in" })],
  [/^\/mail$/, () => ({ page: "mail" })],
  [/^\/watch$/, () => ({ page: "watch" })],
  [/^\/rules\/([^/]+)$/, (game) => ({ page: "rules", game })],
  [/^\/practice\/([^/]+)$/, (game) => ({ page: "puzzles", game })],
];

export function routeOf(path: string): Route {
  for (const [pattern, make] of ROUTES) {
    const found = pattern.exec(path.length > 1 ? path.replace(/\/+$/, "") : path);
    if (!found) continue;
    try {
      return make(decodeURIComponent(found[1] ?? ""));
    } catch {
      break; // not an address that anyone was given
    }
  }
  return { page: "nowhere" };
}
