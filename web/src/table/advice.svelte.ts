/** What the coach says of a position: asked once, the best move first, and at the next press what comes after it. */
import * as api from "../lib/api";
import { ApiError } from "../lib/api";
import type { Counsel } from "../lib/messages";
import { say } from "../lib/words";

const STALE = 409; // the position has moved on: the page is about to hear of it

export class Advice {
  isThinking = $state(false);
  text = $state(""); // that she has nothing to say
  failure = $state(""); // that she could not be asked
  #moves = $state.raw<Counsel[]>([]);
  #at = $state(0); // of the moves, the one that is shown
  #asked = 0; // how often she was asked, or put off: an answer that comes later is not wanted

  constructor(readonly id: string) {}

  get isOpen(): boolean {
    return this.isThinking || this.text !== "" || this.#moves.length > 0;
  }

  /** The move that is shown. */
  get move(): Counsel | null {
    return this.#moves[this.#at] ?? null;
  }

  /** Whether the move that is shown is not the best. */
  get isSecond(): boolean {
    return this.#at > 0;
  }

  get hasMore(): boolean {
    return this.#moves.length > 1;
  }

  /** What is shown, for who listens. */
  get heard(): string {
    const { move } = this;
    if (!move) return this.isThinking ? say("coach-thinking") : this.text;
    return say("coach-heard", { title: say(this.isSecond ? "coach-second" : "coach-best"), move: move.text, reasons: move.reasons.join(" ") });
  }

  /** Ask; once there is an answer, show the other move. */
  async press(seat: number, seq: number): Promise<void> {
    if (this.isThinking) return;
    if (this.#moves.length > 0) {
      this.#at = (this.#at + 1) % this.#moves.length;
      return;
    }
    const asked = ++this.#asked;
    this.isThinking = true;
    this.failure = this.text = "";
    try {
      const { moves, text } = await api.askCoach(this.id, seat, seq);
      if (asked === this.#asked) [this.#moves, this.#at, this.text] = [moves, 0, text];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked && error.status !== STALE) this.failure = error.message;
    } finally {
      if (asked === this.#asked) this.isThinking = false;
    }
  }

  /** Put away what she said, or is thinking about. */
  close = (): void => {
    this.#asked += 1;
    this.isThinking = false;
    this.#moves = [];
    this.text = this.failure = "";
  };
}
