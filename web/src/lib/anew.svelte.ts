/** What is asked for again when another language is spoken. */
import { untrack } from "svelte";
import { language } from "./words";

/** Do something whenever another language is spoken, while what is being drawn is there. */
export function whenSpokenAnew(work: () => unknown): void {
  let known = language();
  $effect(() => {
    if (language() === known) return;
    known = language();
    untrack(() => void work());
  });
}
