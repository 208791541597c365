/** What time it is by the server, as far as a page needs to know: looked up now and then, and counted on in between. */
import * as api from "../lib/api";
import { ApiError } from "../lib/api";

const TICK = 1000; // ms
const LOOK = 60_000; // ms between two questions: the clocks of two machines never go quite alike

export class Ticking {
  now = $state(Date.now() / 1000); // seconds of the server
  #ahead = 0; // seconds by which the server's clock is before this one's
  #users = 0;
  #tick: ReturnType<typeof setInterval> | undefined;
  #asked = 0; // when it was last asked for

  constructor(private readonly table: string) {}

  /** Count as long as somebody looks; return how to stop. */
  use = (): (() => void) => {
    if (this.#users++ === 0) {
      this.#count();
      this.#tick = setInterval(this.#count, TICK);
    }
    return () => {
      if (--this.#users === 0) clearInterval(this.#tick);
    };
  };

  #count = (): void => {
    this.now = Date.now() / 1000 + this.#ahead;
    const isSeen = document.visibilityState === "visible";
    if (isSeen && Math.abs(Date.now() - this.#asked) >= LOOK) void this.ask();
  };

  /** Ask for the time; half of the way there and back has passed when it is heard. */
  async ask(): Promise<void> {
    const before = (this.#asked = Date.now());
    try {
      const { now } = await api.serverTime(this.table);
      this.#ahead = now - (before + Date.now()) / 2000;
      this.now = Date.now() / 1000 + this.#ahead;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // the line is cut: it counts on
    }
  }
}
