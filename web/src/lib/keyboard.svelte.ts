/** All keys of a page: the parts of the page say which they have, and hear them wherever the focus is. */
import { getContext, onMount, setContext } from "svelte";
import { isTyping, press, type KeyGroup } from "./keys";

const NAME = Symbol("keyboard");

export class Keyboard {
  #parts: (() => KeyGroup)[] = []; // the latest is asked first: a board before the page around it

  /** Listen for keys; return how to stop. */
  hear(part: () => KeyGroup): () => void {
    this.#parts.unshift(part);
    return () => (this.#parts = this.#parts.filter((other) => other !== part));
  }

  /** All that may be pressed, the page's own first. */
  groups(): KeyGroup[] {
    return this.#parts.map((part) => part()).filter(({ keys }) => keys.length > 0).reverse();
  }

  /** Nothing is meant that a field, a dialog over the page or what has the focus takes for itself. */
  press = (event: KeyboardEvent): void => {
    const isWritten = isTyping(event.target) && event.key !== "Escape";
    if (event.defaultPrevented || isWritten || document.querySelector("dialog[open]")) return;
    const isHeard = this.#parts.some((part) => {
      const { keys, isWithin } = part();
      return !isWithin && press(keys, event);
    });
    if (isHeard) event.preventDefault();
  };
}

/** Give a page its keyboard. */
export const setKeyboard = (keyboard: Keyboard): Keyboard => setContext(NAME, keyboard);

/** Tell the page, if it has a keyboard, which keys a part of it has while it is there. */
export function hearKeys(...parts: (() => KeyGroup)[]): void {
  const keyboard = getContext<Keyboard | undefined>(NAME);
  onMount(() => {
    const ends = parts.map((part) => keyboard?.hear(part));
    return () => ends.forEach((end) => end?.());
  });
}
