/** A table's page: the table itself, what else is on the screen, and what the parts of the page ask for. */
import * as api from "../lib/api";
import { ApiError } from "../lib/api";
import type { AnyAction, Change, Offer } from "../lib/board";
import { Keyboard } from "../lib/keyboard.svelte";
import type { GameInfo, LessonNow, LessonStep, Line, Matter, PuzzleNow, PuzzleStep, SeatSnapshot, Snapshot, TableSeat, Way } from "../lib/messages";
import { Stage, type Step } from "../lib/motion/stage";
import { PACES, type Pace } from "../lib/playback";
import { litBy } from "../lib/points";
import { router } from "../lib/router.svelte";
import { chosenPace } from "../lib/settings.svelte";
import { nextOf } from "../puzzle/next";
import { spokenOf, type Here } from "../lib/story";
import { motionTime, TableOnScreen } from "../lib/table.svelte";
import { say } from "../lib/words";
import { Asking } from "../hints/asking.svelte";
import { Advice } from "./advice.svelte";
import { Ahead } from "./ahead.svelte";
import type { Talking } from "../talk/talking.svelte";
import type { Ticking } from "../time/ticking.svelte";
import { Focus } from "./focus";
import { Panels } from "./panels.svelte";

export const SHEET = "(width < 700px) or ((width < 1100px) and (height < 640px))"; // the panels lie over the board

const MOST_AGAIN = 200; // steps that are shown once more: days of a game of four
const BREATH = 400; // ms before the first of them
const NO_OFFERS: Offer[] = [];
const NO_CHANGES: Change[] = [];
const NO_LINES: Line[] = [];

/** How long it is said why points were won or lost, by pace, in ms; others' next steps go on meanwhile. */
const STAYS: Record<Pace, number> = { calm: 9000, normal: 6000, instant: 4500 };

/** A moment of the past, as a seat may know it. */
interface Moment {
  line: Line; // what had just happened
  index: number; // of it in the story
  seat: number | null;
  view: unknown;
  step: Step | null; // it is played: what is seen to happen
}

/** All that a board is drawn from, as it was at one time. */
export interface Drawn {
  seq: number;
  view: unknown;
  seat: number | null;
  offers: Offer[];
  story: Line[];
  lit: Change[];
  isPassing: boolean;
  seen: number | null;
  told: string[];
  changed: Change[];
  step: Step | null; // what is seen to happen
}

export class TablePage {
  readonly table: TableOnScreen;
  readonly ahead: Ahead; // what would happen
  readonly advice: Advice; // what the coach would do
  readonly panels = new Panels();
  readonly keyboard = new Keyboard();
  readonly focus = new Focus();
  readonly asking = new Asking(); // what things are for
  talk = $state.raw<Talking>(); // what is said, where somebody may be talked to
  ticking: Ticking | undefined; // what time it is, where there are clocks
  readonly stage = new Stage(() => (this.isAgain ? null : this.stands.scores)); // where things move
  isSheetOpen = $state(false); // of all keys
  asksAll = $state<Matter | null>(null); // what one is about to ask all others for
  game = $state.raw<GameInfo>();
  #pointed = $state.raw<Change[]>([]); // places that a line of the story or a choice speaks of
  here = $state.raw<Here | null>(null); // a place on the board that is pointed at
  isEndingSeen = $state(false); // the result was put aside, to look at the board
  #moment = $state.raw<Moment | null>(null);
  #isAgain = $state(false); // what others did is shown once more
  #line = $state.raw<Line | null>(null); // of the story, or a source of points, that is pointed at
  #news = $state.raw<Line[]>(NO_LINES); // what has just brought or cost points
  #noticed = -1; // up to where the log was looked through for that
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #sourceAt = $state<number | null>(null); // the line of the story whose points are looked at on the map, from the result
  reasonHeard = $state(""); // the sentence of what is explained, for who listens
  #picks = 0; // moments that were asked for, or left: an answer that comes later than the next one is not wanted

  constructor(readonly id: string) {
    this.table = new TableOnScreen(id);
    this.ahead = new Ahead(id);
    this.advice = new Advice(id);
  }

  get snapshot(): Snapshot | null {
    return this.table.snapshot;
  }

  get place(): SeatSnapshot | null {
    return this.table.place;
  }

  seats: TableSeat[] = $derived.by(() => this.snapshot?.table.seats ?? []);

  /** What may be done now; nothing while the page shows something earlier. */
  offers: Offer[] = $derived.by(() => (this.isBehind ? NO_OFFERS : (this.place?.offers ?? NO_OFFERS)));

  /** Whether all others may be asked for something: not while they are. */
  mayAskAll(matter: Matter): boolean {
    return !this.snapshot?.ask && (this.snapshot?.table.matters.includes(matter) ?? false);
  }

  /** Whether one may ask all others to go back, where one cannot take back alone. */
  get canAskBack(): boolean {
    return !this.isBehind && !this.canUndo && this.place?.seat != null && this.mayAskAll("back");
  }

  get canUndo(): boolean {
    return !this.isBehind && (this.place?.undo ?? false);
  }

  /** The moment that is looked at instead of now: only by whoever chose it. */
  get moment(): Moment | null {
    const { shown, curtain } = this.table.seating;
    return curtain === null && this.#moment?.seat === shown ? this.#moment : null;
  }

  /** What the board is to show; nothing behind the curtain. */
  get drawn(): Drawn | null {
    const { snapshot, place, moment, offers, lit, isPassing, seen, told, changed } = this;
    if (!snapshot || !place) return null;
    const step = this.#moment ? this.#moment.step : this.table.step;
    return { seq: snapshot.seq, view: moment?.view ?? place.view, seat: place.seat, offers, story: this.table.lines, lit, isPassing, seen, told, changed, step };
  }

  /** Whether what others did is shown once more. */
  get isAgain(): boolean {
    return this.#isAgain && this.moment !== null;
  }

  get canShowAgain(): boolean {
    return !this.isBehind && this.table.missed.steps.length > 0;
  }

  /** What is said of the moment that is looked at: in the words in which the story is told now. */
  get momentText(): string {
    const { moment } = this;
    const told = moment && this.table.known?.lines[moment.index];
    return told ? told.text : (moment?.line.text ?? "");
  }

  /** Whether what is shown is not how things stand. */
  get isBehind(): boolean {
    return this.table.waiting > 0 || this.moment !== null;
  }

  /** Places to be lit: what is pointed at in the story or the choices, or explained; of a moment, all that had just happened. */
  lit = $derived.by((): Change[] => {
    const { moment } = this;
    if (this.#pointed.length > 0) return this.#pointed;
    if (this.advised) return this.advised.places.map((place) => ({ place, seat: this.place?.seat ?? null }));
    if (this.reasons.length > 0 && (!moment || moment.line.gains.length > 0)) return litBy(this.reasons);
    if (!moment) return [...this.told.filter((each) => !each.startsWith("#")), ...(this.lesson?.sees ?? [])].map((place) => ({ place, seat: null }));
    return spokenOf(this.table.lines.filter(({ seq }) => seq === moment.line.seq));
  });

  /** Whether the coach may be asked now. */
  get canAskCoach(): boolean {
    return (this.snapshot?.table.coach ?? false) && this.table.isMyTurn && this.offers.length > 0;
  }

  /** Whether the coach may be asked although others play: all of them are to know. */
  get isAgreed(): boolean {
    const people = this.seats.filter(({ kind, away }) => kind !== "bot" || away === "handed");
    return (this.snapshot?.table.coach ?? false) && people.length > 1;
  }

  /** What the coach would do, or has shown to be best, among what may be done. */
  advised = $derived.by((): Offer | null => {
    const wanted = this.advice.move?.notation ?? this.puzzle?.shown?.notation;
    return this.offers.find(({ notation }) => notation === wanted) ?? null;
  });

  /** Ask the coach, or, once she has answered, what else might be done. */
  askCoach = async (): Promise<void> => {
    const { place, snapshot } = this;
    if (!this.canAskCoach || !place || place.seat === null || !snapshot) return;
    this.forgetNews();
    if (matchMedia(SHEET).matches) this.panels.close();
    const answer = this.advice.press(place.seat, snapshot.seq);
    this.reasonHeard = this.advice.heard;
    await answer;
    if (this.advice.isOpen) this.reasonHeard = this.advice.heard;
    if (this.advice.failure) this.table.notice = { text: this.advice.failure, rule: "" };
  };

  /** Put away what the coach said of a position that has moved on: another may sit here now. */
  dismissCoach(): void {
    if (this.advice.isOpen) this.reasonHeard = "";
    this.advice.close();
  }

  /** Do what the coach would do. */
  doAdvised = (): void => {
    if (this.advised) this.act(this.advised.action);
  };

  /** What brought points that are looked at on the map, from the result: as it is told now. */
  get source(): Line | null {
    return this.#sourceAt === null ? null : (this.table.known?.lines[this.#sourceAt] ?? null);
  }

  /** The lines of which it is said why they brought points: pointed at, looked at, or just told. */
  reasons = $derived.by((): Line[] => {
    const { moment } = this;
    if (!this.place) return NO_LINES;
    if (this.#line || this.#pointed.length > 0) return this.#line?.gains.length ? [this.#line] : NO_LINES;
    if (this.source) return [this.source];
    if (!moment) return this.lesson?.real === false ? NO_LINES : this.#news; // there a coach explains points herself
    const line = this.table.known?.lines[moment.index] ?? moment.line;
    return line.gains.length > 0 ? [line] : this.table.lines.filter(({ seq, gains }) => seq === line.seq && gains.length > 0);
  });

  /** Whether what is lit and explained has just happened, and can be put away. */
  isPassing = $derived.by(() => this.#news.length > 0 && this.reasons === this.#news);

  /** Whose map is looked at, where everyone has one: of whom it is said why points were won. */
  get seen(): number | null {
    return this.source?.seat ?? (this.moment && !this.isAgain && this.reasons.length > 0 ? this.moment.line.seat : null);
  }

  /** Whether something else is pointed at than what the coach speaks of. */
  get isPointing(): boolean {
    return this.#pointed.length > 0 || this.moment !== null;
  }

  /** What the coach says; nothing at a table at which nobody is taught. */
  get lesson(): LessonNow | null {
    return this.place && this.moment === null ? (this.snapshot?.lesson ?? null) : null;
  }

  /** How whoever is to find the move stands with it; nothing at any other table. */
  get puzzle(): PuzzleNow | null {
    return this.place && this.moment === null ? (this.snapshot?.puzzle ?? null) : null;
  }

  /** Try again, or see the best move. */
  puzzleStep = async (step: PuzzleStep): Promise<void> => {
    this.#pointed = [];
    this.forgetNews();
    await this.table.stepPuzzle(step);
  };

  /** Open the next position in which the move is yet to be found; if there is none, the list of all. */
  nextPuzzle = async (): Promise<void> => {
    const { puzzle, snapshot } = this;
    if (!puzzle || !snapshot) return;
    const { game } = snapshot.table;
    try {
      const next = nextOf((await api.puzzles(game)).puzzles, puzzle.name);
      router.go(next ? `/t/${(await api.openPuzzle(game, next.name)).id}` : `/practice/${game}`);
    } catch (error) {
      this.table.notice = { text: api.sentence(error), rule: "" };
    }
  };

  /** Whether the lesson goes on after this scene: then its end is not the end. */
  get isTaughtOn(): boolean {
    return this.lesson !== null && this.lesson.scene + 1 < this.lesson.scenes;
  }

  /** What the coach speaks of: places, and parts of the page. */
  get told(): string[] {
    return this.lesson?.at ?? [];
  }

  /** Places to be outlined: what has changed since one acted. */
  changed = $derived.by((): Change[] => (this.moment ? NO_CHANGES : this.table.changed));

  /** How everyone stands, as far as the person before the screen may know. */
  get stands(): Pick<Snapshot, "standings" | "scores"> {
    const { standings = [], scores = [] } = this.snapshot ?? {};
    const own = this.place?.standings.length ? this.place.standings : standings;
    return { standings: own, scores: this.snapshot?.over || own.length === 0 ? scores : own.map(({ total }) => total) };
  }

  get title(): string {
    return this.game?.title ?? say("farshore");
  }

  /** By seat; an open seat is called by its colour. */
  names = $derived.by(() => this.seats.map((seat) => seat.name || (this.game?.colours[seat.seat]?.title ?? "")));

  /** How the game ended: what the story says last. */
  ending = $derived.by(() => (this.snapshot?.over ? (this.table.lines.at(-1)?.text ?? "") : ""));

  /** Open the table; return how to leave it again. The games are asked for meanwhile: its own will be among them. */
  open(): () => void {
    this.table.open();
    void api.games().catch(() => undefined);
    return () => {
      clearTimeout(this.#forgetting);
      this.table.close();
    };
  }

  /** Another language is spoken. */
  speakAnew(): void {
    this.forgetNews();
    this.#line = null;
    const wasAsked = this.advice.isOpen;
    this.advice.close();
    this.table.speakAnew();
    if (wasAsked) void this.askCoach();
    if (this.game) void this.learn(this.game.name);
  }

  /** Ask for what is known of a game. Without it the table can still be played, so that nobody is told of a failure. */
  async learn(name: string): Promise<void> {
    this.game = await api.gameCalled(name).catch(() => this.game);
    this.table.learn(this.game?.about.keeps_secrets ?? true);
  }

  /** Somebody looks at an offer, or no longer: the prompt says what it would do. */
  look = (offer: Offer | null): void => this.ahead.look(offer, this.place?.seat ?? null, this.snapshot?.seq ?? 0);

  act = (action: AnyAction): void => {
    if (this.isBehind) return this.table.tellBehind();
    this.#pointed = [];
    this.forgetNews();
    this.advice.close();
    this.look(null);
    const sent = JSON.stringify(action);
    const offer = this.offers.find((each) => each.action === action || JSON.stringify(each.action) === sent);
    void this.table.act(action, offer?.text);
  };

  /** On a phone the list of choices lies over the board: it goes, so that the board is seen. */
  actFromList = (action: AnyAction): void => {
    if (matchMedia(SHEET).matches) this.panels.close();
    this.act(action);
  };

  lessonStep = async (step: LessonStep): Promise<void> => {
    this.#pointed = [];
    await this.table.stepLesson(step);
  };

  /** Go on after something was read; after a scene's last words, to the next scene. */
  readOn = async (): Promise<void> => {
    await this.lessonStep("next");
    const now = this.table.known?.snapshot.lesson; // heard of, even where it is drawn only in the next frame
    if (now?.waits === "over" && now.scene + 1 < now.scenes) await this.nextScene();
  };

  /** Open the scene after this one. */
  nextScene = async (): Promise<void> => {
    const { lesson, snapshot } = this;
    if (!lesson || !snapshot) return;
    try {
      router.go(`/t/${(await api.openLesson(snapshot.table.game, lesson.name, "", lesson.scene + 1)).id}`);
    } catch (error) {
      this.table.notice = { text: api.sentence(error), rule: "" };
    }
  };

  /** Where the moves are that the coach waits for. */
  asked = $derived.by((): ReadonlySet<string> => {
    const shows = new Set(this.lesson?.shows);
    return new Set(this.offers.flatMap(({ notation, places }) => (shows.has(notation) ? places.slice(0, 1) : [])));
  });

  /** Show on the board what the coach waits for: the first of the moves, if there are several. */
  showAsked = (): void => {
    const [first] = this.lesson?.shows ?? [];
    this.showOwn(this.offers.find(({ notation }) => notation === first)?.places ?? []);
  };

  whyNot = (action: AnyAction): void => {
    if (this.isBehind) this.table.tellBehind();
    else void this.table.whyNot(action);
  };

  /** Return why an action is not legal, or nothing if that cannot be said now. */
  reason = async (action: AnyAction): Promise<string> => {
    const { shown } = this.table.seating;
    if (shown === null || this.isBehind) return "";
    return api.whyNot(this.id, shown, action).then(
      ({ text }) => text,
      () => "",
    );
  };

  /** Light places; `line`: what speaks of them, and is explained. Who comes to it by keys hears it. */
  show = (lit: Change[], line: Line | null = null, isByKeys = false): void => {
    this.#pointed = lit;
    this.#line = line;
    if (isByKeys && line) this.reasonHeard = line.text;
  };

  /** Point at what brought points, or no longer. */
  showReason = (line: Line | null): void => this.show(line ? litBy([line]) : [], line);

  /** Something may have happened: if it brought points, say why for a while. What was there at first is no news. */
  noticePoints(): void {
    const { snapshot, table } = this;
    if (!snapshot) return;
    const isFirst = this.#noticed < 0;
    const fresh = isFirst ? [] : table.lines.filter(({ seq, gains }) => seq > this.#noticed && gains.length > 0);
    this.#noticed = snapshot.seq;
    const last = fresh.at(-1);
    if (!last) return;
    this.#news = fresh.filter(({ seq }) => seq === last.seq);
    const own = this.#news.filter(({ by }) => by !== null); // what others did is told with their turn
    if (own.length > 0) this.reasonHeard = own.map(({ text }) => text).join(" ");
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(this.forgetNews, STAYS[chosenPace()]);
  }

  forgetNews = (): void => {
    clearTimeout(this.#forgetting);
    if (this.#news.length > 0) this.#news = NO_LINES;
  };

  /** Show where a choice is: what one may do is on one's own map. */
  showOwn = (places: string[]): void => this.show(places.map((place) => ({ place, seat: this.place?.seat ?? null })));

  point = (place: string | null, whose?: number): void => {
    this.here = place === null ? null : { place, whose };
  };

  /** Show how things stood when a line was told. The board is seen then, also on a phone. */
  pick = async (line: Line): Promise<void> => {
    this.#sourceAt = null;
    await this.#pick(line);
  };

  /** Show on the map where points of the result came from; the result waits meanwhile. */
  openSource = async (line: Line): Promise<void> => {
    const at = this.table.known?.lines.indexOf(line) ?? -1;
    this.#sourceAt = at < 0 ? null : at;
    await this.#pick(line);
  };

  /** Put the result aside; what it told of points need not be told again by a card. */
  lookAtBoard = (): void => {
    this.forgetNews();
    this.isEndingSeen = true;
  };

  /** Back to the result. */
  closeSource = (): void => this.leaveMoment();

  async #pick(line: Line): Promise<void> {
    const seat = this.table.seating.shown;
    const pick = ++this.#picks;
    try {
      const { view } = await api.momentAt(this.id, line.seq, seat);
      if (pick !== this.#picks) return;
      this.#isAgain = false;
      this.#moment = { line, index: this.#indexOf(line), seat, view, step: null };
      if (this.snapshot?.over && this.source === null) this.isEndingSeen = true;
      if (matchMedia(SHEET).matches) this.panels.close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (pick === this.#picks) this.table.notice = { text: error.message, rule: "" };
    }
  }

  #indexOf = (line: Line): number => this.table.known?.lines.indexOf(line) ?? -1;

  /** Show once more, step by step, what others did since one last acted: as one was shown it then. */
  showAgain = async (): Promise<void> => {
    const seat = this.table.seating.shown;
    const { own, steps: missed } = this.table.missed;
    const steps = missed.slice(-MOST_AGAIN);
    if (!this.canShowAgain) return;
    const pick = ++this.#picks;
    const isOver = (): boolean => pick !== this.#picks;
    if (matchMedia(SHEET).matches) this.panels.close();
    try {
      let coming = api.momentAt(this.id, own, seat);
      for (const [at, seq] of [own, ...steps].entries()) {
        const { view } = await coming;
        if (isOver()) return;
        const lines = at === 0 ? [] : this.table.lines.filter((line) => line.seq === seq);
        const line = lines[0] ?? this.table.lines.find((each) => each.seq > own);
        if (!line) break;
        const [before, ms] = [this.#moment?.view, motionTime()];
        const step = before !== undefined && ms > 0 ? { lines, before, view, seat, ms } : null;
        this.#isAgain = true;
        this.#moment = { line, index: this.#indexOf(line), seat, view, step };
        const next = steps[at];
        if (next !== undefined) coming = api.momentAt(this.id, next, seat);
        await new Promise((resolve) => setTimeout(resolve, at === 0 ? BREATH : PACES[chosenPace()] || PACES.normal));
        if (isOver()) return;
      }
      this.leaveMoment();
    } catch (error) {
      if (isOver()) return;
      this.leaveMoment();
      this.table.notice = { text: api.sentence(error), rule: "" };
    }
  };

  /** Put an answer aside and close a panel, or else come back to now; tell whether there was any of them. */
  letGo(): boolean {
    const isAnything = this.panels.open !== null || this.moment !== null || this.source !== null || this.table.notice !== null || this.#news.length > 0 || this.advice.isOpen;
    if (this.panels.open === null) this.leaveMoment();
    this.panels.close();
    this.forgetNews();
    this.advice.close();
    this.table.notice = null;
    return isAnything;
  }

  /** Look at what is played again. */
  leaveMoment(): void {
    this.#picks += 1;
    if (this.#moment) this.table.step = null; // what happened last was seen before
    this.#moment = null;
    this.#isAgain = false;
    this.#sourceAt = null;
  }

  backToNow = (): void => {
    this.leaveMoment();
    this.table.skip();
  };

  openRule = (number: string): void => {
    this.panels.showRule(number);
    this.table.notice = null;
  };

  /** Play oneself again instead of the bot; the socket tells of it. */
  comeBack = async (): Promise<void> => {
    try {
      await api.seating(this.id, "return");
    } catch (error) {
      this.table.notice = { text: api.sentence(error), rule: "" };
    }
  };

  /** Go where one's way leads: away from a table that one has left or forgotten. */
  leave = (way: Way): void => {
    if (way === "leave" || way === "forget") router.go("/");
    else this.panels.close();
  };

  playAgain = async (): Promise<void> => {
    try {
      router.go(`/t/${(await api.again(this.id)).id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.table.notice = { text: error.message, rule: "" };
    }
  };
}
