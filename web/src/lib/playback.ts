/** Steps shown one after the other, at a pace that a person can follow, however fast they arrive.
 *
 * What was heard is the truth at once; what is shown lags behind it by the steps that wait. Nothing may be offered
 * while steps wait: it would be out of date.
 */

export type Pace = "calm" | "normal" | "instant";

/** How long a step is looked at before the next one is shown, in ms. */
export const PACES: Record<Pace, number> = { calm: 1800, normal: 700, instant: 0 };

const MOST = 60; // steps that wait: beyond that the oldest are passed over, and what they told is told with the next one

interface Step {
  seq: number;
}

export class Playback<S extends Step> {
  #shown: S | undefined;
  #waiting: S[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined; // runs while what is shown is being looked at

  /** `show`: called with the step to be shown, and how many wait behind it; `pace`: how long each is looked at, in ms. */
  constructor(
    private readonly show: (step: S, waiting: number) => void,
    private readonly pace: () => number,
  ) {}

  /** Take a step; one that tells of nothing new takes the place of the last. */
  add(step: S): void {
    const last = this.#waiting.at(-1);
    if (!this.#shown || this.pace() <= 0) this.jump(step);
    else if (last && step.seq <= last.seq) this.#waiting[this.#waiting.length - 1] = step;
    else if (!last && step.seq <= this.#shown.seq) this.#put(step);
    else {
      this.#waiting.push(step);
      if (this.#waiting.length > MOST) this.#waiting.shift();
      if (this.#timer === undefined) this.#next();
      else this.#put(this.#shown); // it is now behind
    }
  }

  /** Show a step at once: whatever waits is passed over, and what comes next waits until this one was looked at. */
  jump(step: S): void {
    this.close();
    this.#waiting = [];
    this.#put(step);
    if (this.pace() > 0) this.#dwell();
  }

  /** Show the last step that waits. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last) this.jump(last);
  }

  /** The pace was changed, or nobody looks any more: go on at the new one from now. */
  repace(): void {
    if (this.pace() <= 0) this.skip();
    else if (this.#timer !== undefined) {
      this.close();
      this.#dwell();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    if (this.pace() <= 0) return this.skip(); // it was changed meanwhile
    const step = this.#waiting.shift();
    if (!step) return;
    this.#dwell();
    this.#put(step);
  }

  #dwell(): void {
    this.#timer = setTimeout(() => this.#next(), this.pace());
  }

  #put(step: S): void {
    this.#shown = step;
    this.show(step, this.#waiting.length);
  }
}
