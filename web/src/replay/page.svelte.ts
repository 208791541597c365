/** A replay's page: the game as it is played again, what else is on the screen, and what the parts of the page ask for. */
import type { Change } from "../lib/board";
import { Keyboard } from "../lib/keyboard.svelte";
import type { GameInfo, Line, Table } from "../lib/messages";
import { litBy } from "../lib/points";
import { GameReplayed } from "../lib/replay.svelte";
import { GameReviewed } from "../lib/review.svelte";
import { ranking } from "../lib/scores";
import type { Here } from "../lib/story";
import type { Server } from "../lib/types.gen";
import { say } from "../lib/words";

const hasPoints = ({ gains }: Line): boolean => gains.length > 0;

export class ReplayPage {
  readonly replay: GameReplayed;
  readonly review: GameReviewed;
  readonly keyboard = new Keyboard();
  readonly isReviewAsked: boolean; // whoever followed the link wants to see what the coach says of it
  readonly #first: number; // the step that the link leads to
  isExpected = $state(false); // the curve shows what everyone expected
  isPassed = $state(false); // whoever the curtain waits for has taken the screen
  isStoryOpen = $state(false); // on a phone: the story lies over the board
  isSheetOpen = $state(false); // of all keys
  isGoingOn = $state(false); // who shall play on from here is being chosen
  here = $state.raw<Here | null>(null); // a place on the board that is pointed at
  #turned = $state.raw<Server.TurnInWords | null>(null); // the turning point that was chosen
  #pointed = $state.raw<Change[]>([]); // places of a line that is pointed at
  #line = $state.raw<Line | null>(null); // … and the line
  #source = $state.raw<Line | null>(null); // what brought points, that was chosen from the list of them

  constructor(
    readonly id: string,
    query: URLSearchParams,
  ) {
    const asked = (name: string): number | null => (query.has(name) ? Number(query.get(name)) || 0 : null);
    this.replay = new GameReplayed(id, asked("seat"));
    this.review = new GameReviewed(id);
    this.isExpected = this.isStoryOpen = this.isReviewAsked = query.has("review"); // what she says is in the sheet
    this.#first = asked("step") ?? 0;
  }

  load = (): Promise<void> => this.replay.load(this.#first);

  get table(): Table | undefined {
    return this.replay.table;
  }

  get game(): GameInfo | undefined {
    return this.replay.game;
  }

  get title(): string {
    return this.game ? say("replay-title", { game: this.game.title }) : say("replay");
  }

  /** For whom the screen waits, where people at one screen have secrets from one another. */
  curtain = $derived.by((): number | null => {
    const isSecret = this.replay.mine.length > 1 && this.table?.status === "playing" && (this.game?.about.keeps_secrets ?? true);
    return isSecret && !this.isPassed ? this.replay.watcher : null;
  });

  /** What is told of the moment that is shown. */
  told = $derived.by((): Line[] => (this.curtain === null ? this.replay.told : []));

  /** The story, up to the moment that is shown. */
  story = $derived.by((): Line[] => this.replay.lines.filter(({ seq }) => seq <= (this.replay.shown?.seq ?? 0)));

  get isReviewable(): boolean {
    return this.table?.status === "over" && (this.game?.coach ?? false);
  }

  /** Whether one may let the game be looked through. */
  get canBegin(): boolean {
    return (this.table?.host ?? false) || this.replay.mine.length > 0;
  }

  /** Whether a new table may be made of the moment that is shown. */
  get canGoOn(): boolean {
    const { shown, steps, mine } = this.replay;
    const isAlone = this.table?.seats.every(({ kind, yours, outside }) => yours || (kind === "bot" && !outside)) ?? false;
    return (shown?.exact ?? false) && shown?.step !== steps && (this.table?.status === "over" || (isAlone && mine.length > 0));
  }

  /** The turning point that is shown. */
  turn = $derived.by(() => (this.#turned?.step === this.replay.shown?.step ? this.#turned : null));

  /** What brought points, was chosen from the list of them, and is shown. */
  chosen = $derived.by(() => (this.#source?.seq === this.replay.shown?.seq ? this.#source : null));

  /** Places to be lit: what is pointed at, where the better move would have been, or all that had just happened. */
  lit = $derived.by((): Change[] => {
    const { turn, chosen } = this;
    if (this.#pointed.length > 0) return this.#pointed;
    return turn ? turn.places.map((place) => ({ place, seat: turn.seat })) : litBy(chosen ? [chosen] : this.told);
  });

  /** The lines of which it is said why they brought points. */
  reasons = $derived.by((): Line[] => {
    if (this.#line) return [this.#line].filter(hasPoints);
    if (this.turn) return [];
    return this.chosen ? [this.chosen] : this.told.filter(hasPoints);
  });

  /** Whose map is looked at, where everyone has one. */
  get seen(): number | null {
    return this.turn?.seat ?? this.chosen?.seat ?? null;
  }

  /** The curve of points, or of what everyone expected. */
  points = $derived.by(() => (this.isExpected && this.review.curve.length > 1 ? this.review.curve : this.replay.points));

  ranked = $derived.by(() => ranking(this.replay.stands, this.game));

  /** Another language is spoken. */
  speakAnew(): void {
    this.#source = this.#line = this.#turned = null; // in other words
    void this.replay.speakAnew();
    if (this.isReviewable) void this.review.read();
  }

  /** Show how it stood where the game turned, and where the better move would have been. */
  showTurn = (point: Server.TurnInWords): void => {
    this.isStoryOpen = false;
    this.#source = null;
    this.#turned = point;
    void this.replay.go(point.step);
  };

  pick = (line: Line): void => {
    this.isStoryOpen = false;
    this.#source = this.#turned = null;
    void this.replay.goAt(line.seq);
  };

  /** Show where points came from. */
  open = (line: Line): void => {
    this.pick(line);
    this.#source = line;
  };

  show = (lit: Change[], of: Line | null = null): void => {
    this.#pointed = lit;
    this.#line = of;
  };

  point = (place: string | null, whose?: number): void => {
    this.here = place === null ? null : { place, whose };
  };
}
