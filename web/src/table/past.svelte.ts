/** A table as it stood: a moment that is looked at instead of now, by whoever chose it; what others did, shown once more. */
import * as api from "../lib/api";
import { ApiError } from "../lib/api";
import type { Line } from "../lib/messages";
import type { Step } from "../lib/motion/stage";
import { PACES } from "../lib/playback";
import { chosenPace } from "../lib/settings.svelte";
import { motionTime } from "../lib/table.svelte";
import type { TablePage } from "./page.svelte";

const MOST_AGAIN = 200; // steps that are shown once more: days of a game of four
const BREATH = 400; // ms before the first of them

/** A moment of the past, as a seat may know it. */
interface Moment {
  line: Line; // what had just happened
  index: number; // of it in the story
  seat: number | null;
  view: unknown;
  step: Step | null; // it is played: what is seen to happen
}

export class Past {
  #moment = $state.raw<Moment | null>(null);
  #isAgain = $state(false); // what others did is shown once more
  #sourceAt = $state<number | null>(null); // the line of the story whose points are looked at on the map, from the result
  #picks = 0; // moments that were asked for, or left: an answer that comes later than the next one is not wanted

  constructor(private readonly page: TablePage) {}

  /** The moment that is looked at instead of now: only by whoever chose it. */
  get moment(): Moment | null {
    const { shown, curtain } = this.page.table.seating;
    return curtain === null && this.#moment?.seat === shown ? this.#moment : null;
  }

  /** What is seen to happen: in the moment that is looked at, or else now. */
  get step(): Step | null {
    return this.#moment ? this.#moment.step : this.page.table.step;
  }

  /** Whether what others did is shown once more. */
  get isAgain(): boolean {
    return this.#isAgain && this.moment !== null;
  }

  get canShowAgain(): boolean {
    return !this.page.isBehind && this.page.table.missed.steps.length > 0;
  }

  /** What had just happened in the moment that is looked at: in the words in which the story is told now. */
  get line(): Line | null {
    const { moment } = this;
    return moment && (this.#told(moment.index) ?? moment.line);
  }

  /** What brought points that are looked at on the map, from the result: as it is told now. */
  get source(): Line | null {
    return this.#sourceAt === null ? null : this.#told(this.#sourceAt);
  }

  /** Show how things stood when a line was told. The board is seen then, also on a phone. */
  pick = async (line: Line): Promise<void> => {
    this.#sourceAt = null;
    await this.#pick(line);
  };

  /** Show on the map where points of the result came from; the result waits meanwhile. */
  openSource = async (line: Line): Promise<void> => {
    const at = this.#indexOf(line);
    this.#sourceAt = at < 0 ? null : at;
    await this.#pick(line);
  };

  /** Show once more, step by step, what others did since one last acted: as one was shown it then. */
  showAgain = async (): Promise<void> => {
    const { table, panels } = this.page;
    const { own, steps: missed } = table.missed;
    const steps = missed.slice(-MOST_AGAIN);
    if (!this.canShowAgain) return;
    const pick = ++this.#picks;
    const isOver = (): boolean => pick !== this.#picks;
    panels.closeSheet();
    try {
      await this.#play(own, steps, isOver);
      if (!isOver()) this.leave();
    } catch (error) {
      if (isOver()) return;
      this.leave();
      table.tellWhy(error);
    }
  };

  /** Look at what is played again. */
  leave = (): void => {
    this.#picks += 1;
    if (this.#moment) this.page.table.step = null; // what happened last was seen before
    this.#moment = null;
    this.#isAgain = false;
    this.#sourceAt = null;
  };

  backToNow = (): void => {
    this.leave();
    this.page.table.skip();
  };

  async #pick(line: Line): Promise<void> {
    const { page } = this;
    const seat = page.table.seating.shown;
    const pick = ++this.#picks;
    try {
      const { view } = await api.momentAt(page.id, line.seq, seat);
      if (pick !== this.#picks) return;
      this.#isAgain = false;
      this.#moment = { line, index: this.#indexOf(line), seat, view, step: null };
      if (page.snapshot?.over && this.source === null) page.isEndingSeen = true;
      page.panels.closeSheet();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (pick === this.#picks) page.table.notice = { text: error.message, rule: "" };
    }
  }

  /** Show how things stood after one's own deed, and then each step after it, as long as nothing else is asked for. */
  async #play(own: number, steps: readonly number[], isOver: () => boolean): Promise<void> {
    const { id, table } = this.page;
    const seat = table.seating.shown;
    let coming = api.momentAt(id, own, seat);
    for (const [at, seq] of [own, ...steps].entries()) {
      const { view } = await coming;
      if (isOver()) return;
      const lines = at === 0 ? [] : table.lines.filter((line) => line.seq === seq);
      const line = lines[0] ?? table.lines.find((each) => each.seq > own);
      if (!line) return;
      const [before, ms] = [this.#moment?.view, motionTime()];
      const step = before !== undefined && ms > 0 ? { lines, before, view, seat, ms } : null;
      this.#isAgain = true;
      this.#moment = { line, index: this.#indexOf(line), seat, view, step };
      const next = steps[at];
      if (next !== undefined) coming = api.momentAt(id, next, seat);
      await new Promise((resolve) => setTimeout(resolve, at === 0 ? BREATH : PACES[chosenPace()] || PACES.normal));
      if (isOver()) return;
    }
  }

  #told = (index: number): Line | null => this.page.table.known?.lines[index] ?? null;

  #indexOf = (line: Line): number => this.page.table.known?.lines.indexOf(line) ?? -1;
}
