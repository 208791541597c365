/** What is to be decided, as it stands on the page: the buttons of every part that is marked `data-choices`.
 *
 * Boards only mark where their decisions are made; `data-choices` may say which of the buttons there are meant.
 */
import { digitFor } from "./keys";

export const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });

/** Return the buttons of what is to be decided, in order. A list that was opened stands for all of them; what is asked
 * amid a part comes after it, so that no choice gets another digit by that.
 */
export function choicesIn(root: ParentNode): HTMLElement[] {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-choices]")];
  const lists = parts.filter((part) => part.closest(".over"));
  return (lists.length > 0 ? lists : parts)
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(part.dataset["choices"] || "button")].filter((one) => one.closest("[data-choices]") === part))
    .filter(isSeen);
}

/** Return the button that does for good what was chosen, if there is only one. */
export function deedAmong(choices: readonly HTMLElement[]): HTMLElement | null {
  const [deed, other] = choices.filter((one) => one.classList.contains("main"));
  return deed && !other ? deed : null;
}

/** Write on each of the first ten choices which digit picks it; of all others it is taken away. */
export function number(root: ParentNode, choices: readonly HTMLElement[]): void {
  const digits = new Map(choices.slice(0, 10).map((one, at) => [one, digitFor(at)]));
  for (const old of root.querySelectorAll<HTMLElement>("[data-digit]")) {
    if (digits.has(old)) continue;
    delete old.dataset["digit"];
    old.removeAttribute("aria-keyshortcuts");
  }
  for (const [one, digit] of digits) {
    if (one.dataset["digit"] === digit) continue;
    one.dataset["digit"] = digit;
    one.setAttribute("aria-keyshortcuts", digit);
  }
}

/** Return what the focus should be on: whatever must be answered first, what does it for good, the map, or the first choice. */
export function nextDecision(root: ParentNode): HTMLElement | SVGElement | null {
  const first = [...root.querySelectorAll<HTMLElement>("[data-first]")].find(isSeen);
  const choices = choicesIn(root);
  const isList = choices[0]?.closest(".over");
  const map = root.querySelector<SVGElement>("svg.map");
  const open = map?.dataset["open"] ? map : null;
  return first ?? (isList ? null : (deedAmong(choices) ?? open)) ?? choices[0] ?? map;
}
