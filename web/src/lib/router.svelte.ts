/** Which page is shown, by the address. */

import { toHeading } from "./arrival";
import { routeOf, type Route } from "./routes";

class Router {
  route = $state.raw<Route>({ page: "nowhere" });
  path = $state("");

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read() && void toHeading());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    if (this.#read()) void toHeading();
    scrollTo(0, 0);
  }

  /** Show what the address names; tell whether that is another page. */
  #read(): boolean {
    if (this.path === location.pathname) return false;
    this.path = location.pathname;
    this.route = routeOf(this.path);
    return true;
  }

  /** Follow a plain click on a link of ours without loading the page anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // elsewhere on the same page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
