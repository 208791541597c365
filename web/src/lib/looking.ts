/** Whoever points at something that stands for an offer, or walks to it with keys, looks at that offer. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Tell `look` of an offer while an element is under the pointer or in focus by keys, and of none once it is left or gone.
 *
 * A focus that only followed a click does not count: whoever has just clicked reads what is asked of them next.
 */
export function lookingAt<O>(look: ((offer: O | null) => void) | undefined, offer: O | null | undefined): Attachment {
  return (element) => {
    if (!look || !offer) return;
    let isLooking = false;
    const begin = (): void => {
      isLooking = true;
      look(offer);
    };
    const end = (): void => {
      if (isLooking) look(null);
      isLooking = false;
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) begin();
    };
    // by Svelte's own: the browser tells a button that it is left also while the page is being drawn anew
    const heard = [
      on(element, "pointerenter", begin),
      on(element, "pointerleave", end),
      on(element, "focus", focus),
      on(element, "blur", end),
    ];
    return () => {
      for (const forget of heard) forget();
      queueMicrotask(end); // as it is drawn, nothing may change
    };
  };
}
