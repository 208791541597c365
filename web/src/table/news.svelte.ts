/** What has just brought or cost points: told for a while, and then forgotten. */
import type { Line } from "../lib/messages";
import type { Pace } from "../lib/playback";

export const NO_LINES: Line[] = []; // the same whenever there are none

/** How long it is said why points were won or lost, by pace, in ms; others' next steps go on meanwhile. */
const STAYS: Record<Pace, number> = { calm: 9000, normal: 6000, instant: 4500 };

export class News {
  lines = $state.raw<Line[]>(NO_LINES);
  #noticed = -1; // up to where the log was looked through
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: () => Pace) {}

  /** Something may have happened, up to `seq`: keep for a while what brought points, and return it. What was there at first is no news. */
  notice(seq: number, told: readonly Line[]): Line[] {
    const isFirst = this.#noticed < 0;
    const fresh = isFirst ? [] : told.filter((line) => line.seq > this.#noticed && line.gains.length > 0);
    this.#noticed = seq;
    const last = fresh.at(-1);
    if (!last) return NO_LINES;
    this.lines = fresh.filter((line) => line.seq === last.seq);
    this.stopForgetting();
    this.#forgetting = setTimeout(this.forget, STAYS[this.pace()]);
    return this.lines;
  }

  forget = (): void => {
    this.stopForgetting();
    if (this.lines.length > 0) this.lines = NO_LINES;
  };

  stopForgetting(): void {
    clearTimeout(this.#forgetting);
  }
}
