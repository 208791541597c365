/** Whether somebody plays with the keyboard: then choices show their digits, and the focus is taken to what is to be decided. */
import { isTyping } from "./keys";

const KEY = "farshore-keys";
const HELD = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock"]);

class Hands {
  byKeys = $state(false);

  start(): void {
    this.#take(kept());
    addEventListener("keydown", (event) => this.#press(event), true);
    addEventListener("pointerdown", () => this.#take(false), true);
  }

  #press(event: KeyboardEvent): void {
    const isText = isTyping(event.target) && event.key !== "Tab" && event.key !== "Enter";
    if (!HELD.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && !isText) this.#take(true);
  }

  #take(byKeys: boolean): void {
    document.documentElement.dataset["hands"] = byKeys ? "keys" : "pointer";
    if (byKeys === this.byKeys) return;
    this.byKeys = byKeys;
    try {
      sessionStorage.setItem(KEY, String(byKeys)); // a page that is loaded again goes on with the keyboard
    } catch {
      // a private window may forbid it
    }
  }
}

function kept(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

export const hands = new Hands();
