/** A game that is over as the coach has seen it: asked for, waited for, and told in the language that is spoken. */
import * as api from "./api";
import { ApiError } from "./api";
import type { CurvePoint, ReviewInWords, ReviewNow } from "./messages";

const AGAIN = 1000; // ms until it is asked again how far it is

export class GameReviewed {
  now = $state.raw<ReviewNow | null>(null); // null: it is not known yet
  failure = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0; // how often it was asked: an older answer is not wanted

  constructor(readonly id: string) {}

  get told(): ReviewInWords | null {
    return this.now?.told ?? null;
  }

  /** What everyone expected, for a drawing. */
  get curve(): CurvePoint[] {
    return this.told?.curve.map(({ step, totals }) => ({ step, totals: totals.map(Math.round) })) ?? [];
  }

  /** Read what there is. */
  read = (): Promise<void> => this.#ask(() => api.review(this.id));

  /** Let the game be looked through. */
  begin = (): Promise<void> => this.#ask(() => api.beginReview(this.id));

  close(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  async #ask(wish: () => Promise<ReviewNow>): Promise<void> {
    this.close();
    const asked = this.#asked;
    this.failure = "";
    try {
      const now = await wish();
      if (asked !== this.#asked) return;
      this.now = now;
      if (now.state === "working") this.#timer = setTimeout(() => void this.read(), AGAIN);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked !== this.#asked) return;
      this.failure = error.message;
      if (this.now?.state === "working") this.#timer = setTimeout(() => void this.read(), AGAIN); // the line was cut, perhaps
    }
  }
}
