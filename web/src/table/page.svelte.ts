/** A table's page: the table itself, what else is on the screen, and what the parts of the page ask for. */
import * as api from "../lib/api";
import type { AnyAction, Change, Offer } from "../lib/board";
import { Keyboard } from "../lib/keyboard.svelte";
import type { GameInfo, Line, Matter, SeatSnapshot, Snapshot, TableSeat, Way } from "../lib/messages";
import { Stage, type Step } from "../lib/motion/stage";
import { litBy } from "../lib/points";
import { router } from "../lib/router.svelte";
import { spokenOf, type Here } from "../lib/story";
import { chosenPace } from "../lib/settings.svelte";
import { TableOnScreen } from "../lib/table.svelte";
import { say } from "../lib/words";
import { Asking } from "../hints/asking.svelte";
import { Advice } from "./advice.svelte";
import { Ahead } from "./ahead.svelte";
import type { Talking } from "../talk/talking.svelte";
import type { Ticking } from "../time/ticking.svelte";
import { Focus } from "./focus";
import { News, NO_LINES } from "./news.svelte";
import { Panels } from "./panels.svelte";
import { Past } from "./past.svelte";
import { Taught } from "./taught.svelte";

const NO_OFFERS: Offer[] = [];
const NO_CHANGES: Change[] = [];

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
  readonly advice = new Advice(this); // what the coach would do
  readonly panels = new Panels();
  readonly past = new Past(this); // what is looked at instead of now
  readonly news = new News(chosenPace); // what has just brought or cost points
  readonly taught = new Taught(this); // where one learns
  readonly keyboard = new Keyboard();
  readonly focus = new Focus();
  readonly asking = new Asking(); // what things are for
  talk = $state.raw<Talking>(); // what is said, where somebody may be talked to
  ticking: Ticking | undefined; // what time it is, where there are clocks
  readonly stage = new Stage(() => (this.past.isAgain ? null : this.stands.scores)); // where things move
  isSheetOpen = $state(false); // of all keys
  asksAll = $state<Matter | null>(null); // what one is about to ask all others for
  game = $state.raw<GameInfo>();
  #pointed = $state.raw<Change[]>([]); // places that a line of the story or a choice speaks of
  here = $state.raw<Here | null>(null); // a place on the board that is pointed at
  isEndingSeen = $state(false); // the result was put aside, to look at the board
  #line = $state.raw<Line | null>(null); // of the story, or a source of points, that is pointed at
  reasonHeard = $state(""); // the sentence of what is explained, for who listens

  constructor(readonly id: string) {
    this.table = new TableOnScreen(id);
    this.ahead = new Ahead(id);
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

  /** What the board is to show; nothing behind the curtain. */
  get drawn(): Drawn | null {
    const { snapshot, place, past, offers, lit, isPassing, seen, changed } = this;
    if (!snapshot || !place) return null;
    const [view, told, story] = [past.moment?.view ?? place.view, this.taught.told, this.table.lines];
    return { seq: snapshot.seq, view, seat: place.seat, offers, story, lit, isPassing, seen, told, changed, step: past.step };
  }

  /** Whether what is shown is not how things stand. */
  get isBehind(): boolean {
    return this.table.waiting > 0 || this.past.moment !== null;
  }

  /** Places to be lit: what is pointed at in the story or the choices, or explained; of a moment, all that had just happened. */
  lit = $derived.by((): Change[] => {
    const { moment } = this.past;
    const { told, lesson } = this.taught;
    if (this.#pointed.length > 0) return this.#pointed;
    if (this.advice.offer) return this.advice.offer.places.map((place) => ({ place, seat: this.place?.seat ?? null }));
    if (this.reasons.length > 0 && (!moment || moment.line.gains.length > 0)) return litBy(this.reasons);
    if (!moment) return [...told.filter((each) => !each.startsWith("#")), ...(lesson?.sees ?? [])].map((place) => ({ place, seat: null }));
    return spokenOf(this.table.lines.filter(({ seq }) => seq === moment.line.seq));
  });

  /** The lines of which it is said why they brought points: pointed at, looked at, or just told. */
  reasons = $derived.by((): Line[] => {
    const { line, source } = this.past;
    if (!this.place) return NO_LINES;
    if (this.#line || this.#pointed.length > 0) return this.#line?.gains.length ? [this.#line] : NO_LINES;
    if (source) return [source];
    if (!line) return this.taught.lesson?.real === false ? NO_LINES : this.news.lines; // there a coach explains points herself
    return line.gains.length > 0 ? [line] : this.table.lines.filter(({ seq, gains }) => seq === line.seq && gains.length > 0);
  });

  /** Whether what is lit and explained has just happened, and can be put away. */
  isPassing = $derived.by(() => this.news.lines.length > 0 && this.reasons === this.news.lines);

  /** Whose map is looked at, where everyone has one: of whom it is said why points were won. */
  get seen(): number | null {
    const { source, moment, isAgain } = this.past;
    return source?.seat ?? (moment && !isAgain && this.reasons.length > 0 ? moment.line.seat : null);
  }

  /** Whether something else is pointed at than what the coach speaks of. */
  get isPointing(): boolean {
    return this.#pointed.length > 0 || this.past.moment !== null;
  }

  /** Places to be outlined: what has changed since one acted. */
  changed = $derived.by((): Change[] => (this.past.moment ? NO_CHANGES : this.table.changed));

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
      this.news.stopForgetting();
      this.table.close();
    };
  }

  /** Another language is spoken. */
  speakAnew(): void {
    this.news.forget();
    this.#line = null;
    const wasAsked = this.advice.isOpen;
    this.advice.close();
    this.table.speakAnew();
    if (wasAsked) void this.advice.ask();
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
    this.pointAtNothing();
    this.news.forget();
    this.advice.close();
    this.look(null);
    const sent = JSON.stringify(action);
    const offer = this.offers.find((each) => each.action === action || JSON.stringify(each.action) === sent);
    void this.table.act(action, offer?.text);
  };

  /** On a phone the list of choices lies over the board: it goes, so that the board is seen. */
  actFromList = (action: AnyAction): void => {
    this.panels.closeSheet();
    this.act(action);
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

  /** What was pointed at is no longer. */
  pointAtNothing(): void {
    this.#pointed = [];
  }

  /** Point at what brought points, or no longer. */
  showReason = (line: Line | null): void => this.show(line ? litBy([line]) : [], line);

  /** Something may have happened: if it brought points, say why for a while. What was there at first is no news. */
  noticePoints(): void {
    const { snapshot, table } = this;
    if (!snapshot) return;
    const own = this.news.notice(snapshot.seq, table.lines).filter(({ by }) => by !== null); // what others did is told with their turn
    if (own.length > 0) this.reasonHeard = own.map(({ text }) => text).join(" ");
  }

  /** Show where a choice is: what one may do is on one's own map. */
  showOwn = (places: string[]): void => this.show(places.map((place) => ({ place, seat: this.place?.seat ?? null })));

  point = (place: string | null, whose?: number): void => {
    this.here = place === null ? null : { place, whose };
  };

  /** Put the result aside; what it told of points need not be told again by a card. */
  lookAtBoard = (): void => {
    this.news.forget();
    this.isEndingSeen = true;
  };

  /** Put an answer aside and close a panel, or else come back to now; tell whether there was any of them. */
  letGo(): boolean {
    const isAnything = this.panels.open !== null || this.past.moment !== null || this.past.source !== null || this.table.notice !== null || this.news.lines.length > 0 || this.advice.isOpen;
    if (this.panels.open === null) this.past.leave();
    this.panels.close();
    this.news.forget();
    this.advice.close();
    this.table.notice = null;
    return isAnything;
  }

  openRule = (number: string): void => {
    this.panels.showRule(number);
    this.table.notice = null;
  };

  /** Play oneself again instead of the bot; the socket tells of it. */
  comeBack = async (): Promise<void> => {
    try {
      await api.seating(this.id, "return");
    } catch (error) {
      this.table.tellWhy(error);
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
      this.table.tellWhy(error);
    }
  };
}
