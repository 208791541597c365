/** Where the focus is: never nowhere, and after something was done with the keyboard, on the next decision. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { choicesIn, isSeen, nextDecision, number } from "../lib/choices";
import { hands } from "../lib/hands.svelte";

const WATCHED = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden"] };

export class Focus {
  root: HTMLElement | null = null;
  #last: Element | null = null; // what had the focus
  #isNumbered = false; // choices have their digits
  #isSought = hands.byKeys; // what to focus was not there yet

  /** Watch over a page. */
  watch: Attachment<HTMLElement> = (root) => {
    this.root = root;
    const remember = ({ target }: FocusEvent): void => {
      this.#last = target instanceof Element ? target : null;
      this.#isSought &&= this.#last?.tagName === "MAIN";
    };
    const observer = new MutationObserver(() => this.#changed());
    root.addEventListener("focusin", remember);
    observer.observe(root, WATCHED);
    untrack(() => this.#changed());
    return () => {
      observer.disconnect();
      root.removeEventListener("focusin", remember);
      this.root = null;
    };
  };

  /** Number the choices as long as somebody plays with the keyboard. */
  number(): void {
    const isWished = hands.byKeys;
    if (!this.root || (!isWished && !this.#isNumbered)) return;
    number(this.root, isWished ? choicesIn(this.root) : []);
    this.#isNumbered = isWished;
  }

  /** Something else is to be decided: whoever plays with the keyboard, and is not elsewhere on purpose, is taken there. */
  decide(): void {
    const { activeElement } = document;
    const isElsewhere = activeElement?.closest(".side, .tools, .tabs, .home, .moment, .sources, dialog") ?? null;
    if (hands.byKeys && !isElsewhere) this.toDecision();
    this.number();
  }

  toDecision(): void {
    if (!this.root) return;
    const found = nextDecision(this.root);
    this.#isSought = found === null;
    (found ?? this.root.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
  }

  #changed(): void {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    const isLost = isNowhere && this.#last !== null && (!this.#last.isConnected || this.#last.matches(":disabled") || !isSeen(this.#last));
    const isAside = isNowhere || activeElement.tagName === "MAIN";
    if (isLost || (this.#isSought && isAside)) this.toDecision();
    if (hands.byKeys) this.number();
  }
}
