/** A game of the past: which moment is shown, and how one comes to others. */
import * as api from "./api";
import type { Step } from "./motion/stage";
import { movesLess } from "./settings.svelte";
import { turnsOf } from "./story";
import type { CurvePoint, GameInfo, Line, Replay, Snapshot, Table } from "./messages";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE = 1100; // ms from step to step

export class GameReplayed {
  table = $state.raw<Table>();
  game = $state.raw<GameInfo>();
  all = $state.raw<Line[]>([]); // the whole story
  stands = $state.raw<Pick<Snapshot, "standings" | "scores" | "over">>({ standings: [], scores: [], over: false }); // as it is now
  points = $state.raw<CurvePoint[]>([]);
  isCurveComing = $state(true);
  failure = $state("");
  mayPass = $state(false); // what failed may well succeed the next time
  shown = $state.raw<Replay>();
  move = $state.raw<Step | null>(null); // what is seen to happen
  wanted = $state(0); // the step that was asked for last
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  #asked = 0; // how often something was asked for
  #known = new Map<number, Promise<Replay>>();

  /** `asked`: the seat of whoever opened it, of several at this screen. */
  constructor(
    readonly id: string,
    readonly asked: number | null,
  ) {}

  get steps(): number {
    return this.shown?.steps ?? 0;
  }

  mine = $derived.by(() => this.table?.seats.flatMap(({ seat, yours }) => (yours ? [seat] : [])) ?? []);
  watcher = $derived.by(() => this.mine.find((seat) => seat === this.asked) ?? this.mine[0] ?? null);
  names = $derived.by(
    () => this.table?.seats.map(({ seat, name }) => name || (this.game?.colours[seat]?.title ?? "")) ?? [],
  );
  lines = $derived.by(() => this.all.filter((line) => this.#isFor(line)));
  told = $derived.by(() => this.shown?.lines.filter((line) => this.#isFor(line)) ?? []);
  /** By turn: the count of the log when it was over. */
  turns = $derived.by(() => turnsOf(this.lines).map(({ lines }) => lines.at(-1)?.seq ?? 0));

  /** Open the game at a step; the story and the curve follow. */
  async load(step: number): Promise<void> {
    this.failure = "";
    try {
      this.table = await api.tableCalled(this.id);
      this.game = await api.gameCalled(this.table.game);
      await this.go(step);
      await this.#readStory();
      this.points = await api.curve(this.id).then(({ points }) => points, this.#withoutCurve);
      this.isCurveComing = false;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Another language is spoken: ask anew for all that is in words, and stay where one is. */
  async speakAnew(): Promise<void> {
    this.#known.clear();
    try {
      this.table = await api.tableCalled(this.id);
      this.game = await api.gameCalled(this.table.game);
      if (this.shown) await this.#showNext(api.momentAt(this.id, this.shown.seq, this.watcher));
      await this.#readStory();
    } catch (error) {
      this.#fail(error);
    }
  }

  async #readStory(): Promise<void> {
    const { lines, standings, scores, over } = await api.stateOf(this.id, 0);
    this.all = lines;
    this.stands = { standings, scores, over };
  }

  #withoutCurve = (error: unknown): CurvePoint[] => {
    if (error instanceof api.ApiError) return []; // all else can be shown
    throw error;
  };

  /** Show a step; one that there is not is the last one. */
  async go(step: number): Promise<void> {
    this.wanted = Math.max(0, this.shown ? Math.min(step, this.steps) : step);
    await this.#showNext(this.#step(this.wanted).catch(this.#last));
  }

  /** Show how things stood when the log had so many entries. */
  async goAt(seq: number): Promise<void> {
    await this.#showNext(api.momentAt(this.id, seq, this.watcher));
  }

  /** Go to the end of the next turn, or of the one before. */
  turn(by: 1 | -1): void {
    const now = this.shown?.seq ?? 0;
    const found = by > 0 ? this.turns.find((seq) => seq > now) : this.turns.findLast((seq) => seq < now);
    if (found !== undefined) void this.goAt(found);
    else void this.go(by > 0 ? this.steps : 0);
  }

  play(): void {
    if (!this.isPlaying && this.shown && this.shown.step >= this.steps) void this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** While it plays by itself: wait, then go on; return how to stop waiting. */
  tick(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    if (this.shown && this.shown.step >= this.steps) {
      this.isPlaying = false;
      return undefined;
    }
    const next = (this.shown?.step ?? 0) + 1;
    const timer = setTimeout(() => void this.go(next), PACE / this.speed);
    return () => clearTimeout(timer);
  }

  #isFor({ only }: Line): boolean {
    return only == null || only === this.watcher;
  }

  /** Show what was asked for, unless something else was asked for meanwhile. */
  async #showNext(wish: Promise<Replay>): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await wish;
      if (asked !== this.#asked) return;
      this.move = this.#moveTo(found);
      this.shown = found;
      this.wanted = found.step;
      if (found.step < found.steps) void this.#step(found.step + 1).catch(() => undefined);
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    }
  }

  /** Return what is seen to happen from the step that is shown to the next; nothing on the way to any other. */
  #moveTo({ step, exact, view, lines }: Replay): Step | null {
    const { shown } = this;
    if (!shown?.exact || !exact || step !== shown.step + 1 || movesLess()) return null;
    const own = lines.filter((line) => this.#isFor(line));
    return { lines: own, before: shown.view, view, seat: this.watcher, ms: (PACE / this.speed) * 0.9 };
  }

  #step(step: number): Promise<Replay> {
    let found = this.#known.get(step);
    if (!found) {
      found = api.replay(this.id, step, this.watcher);
      found.catch(() => this.#known.delete(step));
      this.#known.set(step, found);
    }
    return found;
  }

  /** A link may name a step that was taken back since: show the end instead. */
  #last = async (error: unknown): Promise<Replay> => {
    if (!(error instanceof api.ApiError) || error.error !== "no-step") throw error;
    return this.#step((await this.#step(0)).steps);
  };

  #fail(error: unknown): void {
    this.isPlaying = false;
    this.failure = api.sentence(error);
    this.mayPass = api.isPassing(error);
  }
}
