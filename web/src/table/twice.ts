/** A second click that comes after what the first one did: whoever clicked twice meant one thing, and another is offered at that place now. */
import type { Attachment } from "svelte/attachments";

/** Keep second clicks on choices and on the map from doing the next thing; `seq`: how far the game has come. */
export const keepFromTwice =
  (seq: () => number): Attachment<HTMLElement> =>
  (root) => {
    let first = seq(); // when the first click came
    const hear = (event: MouseEvent): void => {
      if (event.detail <= 1) first = seq();
      else if (first !== seq() && event.target instanceof Element && event.target.closest("[data-choices], svg.map")) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    root.addEventListener("click", hear, { capture: true });
    return () => root.removeEventListener("click", hear, { capture: true });
  };
