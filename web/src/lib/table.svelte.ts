/** A table on this screen: what is known of it, who sits before it, and what is being asked of the server. */
import * as api from "./api";
import { ApiError } from "./api";
import type { AnyAction, Change } from "./board";
import { isRenamed, Live, liveUrl, merged, pause, retold, type Connection, type Known, type Source } from "./live";
import type { Step } from "./motion/stage";
import type { Done, LessonStep, Line, Problem, PuzzleStep, SeatSnapshot, Snapshot } from "./messages";
import { PACES, Playback } from "./playback";
import { seated, type Seating } from "./seating";
import { chosenPace, movesLess } from "./settings.svelte";
import { next } from "./spread";
import { changedSince, lastDeed, missedBy, upTo } from "./story";
import { isOurDoing, isTurnOfOurs, peopleToAct, seatsHere } from "./turns";
import { language, say } from "./words";

export interface Notice {
  text: string;
  rule: string; // "ENT-31", or empty
}

const TRIES = 4;
const FILLED = 0.9; // of the time that a step is looked at: how long things may move
const NOTHING: Line[] = [];

export class TableOnScreen {
  snapshot = $state.raw<Snapshot | null>(null); // what is shown
  waiting = $state(0); // steps that were heard of and are not yet shown: what is shown may be out of date
  connection = $state<Connection>("first");
  whyLost = $state(""); // what the server said when it closed the line; nothing, if it was merely lost
  failure = $state.raw<ApiError | null>(null); // the table cannot be shown at all
  notice = $state.raw<Notice | null>(null);
  busy = $state(false); // an action is under way
  talked = $state(0); // how far the talk here has come, as far as one may read it
  unsent = $state<string | null>(null); // what is to be done, in words, that waits for the line
  mayBeDone = $state(false); // … and may have arrived: it is sent again, and cannot be taken back by not sending it
  seating = $state.raw<Seating>({ shown: null, curtain: null });
  #live: Live | undefined;
  #heard = $state.raw<Known | null>(null); // all that is known
  #playback = new Playback<Snapshot>((snapshot, waiting) => this.#show(snapshot, waiting), paceNow);
  #decide: ((isWanted: boolean) => void) | undefined; // what becomes of what waits
  #questioned: AnyAction | null = null; // what the notice answers
  #pending: { snapshot: Snapshot; isOwn: boolean; stop: () => void } | null = null; // heard, and to be shown at once, in a task of its own
  #hasSecrets: boolean | null = null; // whether people at this screen must hide something from one another

  constructor(readonly id: string) {}

  /** All that was heard of, also what is not shown yet. */
  get known(): Known | null {
    return this.#heard;
  }

  /** The seats of this screen. */
  get mine(): number[] {
    return this.snapshot ? seatsHere(this.snapshot) : [];
  }

  /** What the person before the screen is shown; nothing behind the curtain. */
  place: SeatSnapshot | null = $derived.by(() => {
    if (!this.snapshot || this.seating.curtain !== null) return null;
    return this.snapshot.seats.find(({ seat }) => seat === this.seating.shown) ?? null;
  });

  step = $state.raw<Step | null>(null); // what has just happened, where it can be seen to happen
  #isSkipping = false; // what is shown next is shown without its story

  #since = $state(0); // up to where the log was shown before the step that is shown now
  #shown = $derived(this.seating.shown);
  #told = $state.raw<Line[]>(NOTHING); // the same list until something is told

  /** The story as the person before the screen may know it. */
  lines: Line[] = $derived.by(() => {
    const shown = this.#shown;
    return this.#told.filter(({ only }) => only == null || only === shown);
  });

  /** Places where something has changed since the person before the screen last acted; nowhere for who only watches. */
  changed = $derived.by((): Change[] => {
    const shown = this.#shown;
    return shown === null || this.snapshot?.over ? [] : changedSince(this.lines, shown);
  });

  /** The steps of others since the person before the screen last acted. */
  missed = $derived.by(() => {
    const shown = this.#shown;
    return shown === null || this.snapshot?.over ? { own: 0, steps: [] } : missedBy(this.lines, shown);
  });

  /** While others' steps are shown one by one: what one of them just did. */
  deed = $derived.by((): Line | undefined => {
    const deed = this.waiting > 0 ? lastDeed(this.lines, this.#since) : undefined;
    return deed && this.snapshot && !isOurDoing([deed], this.snapshot) ? deed : undefined;
  });

  get isMyTurn(): boolean {
    const { shown } = this.seating;
    return this.waiting === 0 && shown !== null && this.#acting.includes(shown);
  }

  /** Whether somebody before this screen is to act, behind a curtain or not: as it is, not as far as it was shown. Whoever
   * looks elsewhere is called by this at once; what they missed is played back, or skipped, when they are here. */
  get isCalled(): boolean {
    return this.#heard !== null && isTurnOfOurs(this.#heard.snapshot);
  }

  /** Whether a bot plays for everybody before this screen. */
  get isAway(): boolean {
    const seats = this.snapshot?.table.seats ?? [];
    return this.mine.length > 0 && this.mine.every((seat) => seats[seat]?.kind === "bot");
  }

  /** The seats to act on which a person plays themselves. */
  get #acting(): number[] {
    return this.snapshot ? peopleToAct(this.snapshot) : [];
  }

  /** Listen to the table; its first message is how it stands, with the whole story. */
  open(): void {
    document.addEventListener("visibilitychange", this.repace);
    this.#live = new Live((since, isHidden) => liveUrl(this.id, since, language(), isHidden), {
      heard: (snapshot: Snapshot) => this.#hear(snapshot, "socket"),
      talked: (revision: number) => (this.talked = revision),
      connection: (state: Connection, why = "") => {
        this.connection = state;
        this.whyLost = why;
        if (state === "live") this.#decide?.(true);
      },
      refused: (status: number, { error, text, rule }: Problem) => (this.failure = new ApiError(status, error, text, rule)),
    });
  }

  /** Another language is spoken: ask for everything anew. What is held, tried or typed is nobody's words and stays. */
  speakAnew(): void {
    this.#live?.ask();
    this.skip();
    if (this.#heard) void this.#tellAnew();
    const asked = this.notice && this.#questioned;
    this.notice = null;
    if (asked) void this.whyNot(asked);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.repace);
    this.#live?.close();
    this.#dropPending();
    this.#playback.close();
  }

  /** Show at once all that was heard of. */
  skip(): void {
    this.#isSkipping = true;
    this.#addPending();
    this.#playback.skip();
    this.#isSkipping = false;
  }

  /** Another pace was chosen, or the page was hidden. */
  repace = (): void => {
    this.#addPending(); // no frame is painted of a page that is hidden
    this.#playback.repace();
  };

  /** Be told whether the game keeps secrets. */
  learn(hasSecrets: boolean): void {
    this.#hasSecrets = hasSecrets;
    this.#seat();
  }

  /** Whoever the curtain waits for has taken the screen. */
  sitDown(): void {
    this.seating = { shown: this.seating.curtain, curtain: null };
  }

  /** Pass the screen to another of its seats, behind the curtain. */
  passTo(seat: number): void {
    if (seat === this.seating.shown || !this.mine.includes(seat)) return;
    this.seating = this.#hasSecrets !== false ? { shown: null, curtain: seat } : { shown: seat, curtain: null };
  }

  async act(action: AnyAction, words = say("your-move")): Promise<void> {
    const { shown } = this.seating;
    if (shown !== null) await this.#send((seq, key) => api.act(this.id, shown, action, seq, key), words);
  }

  async undo(seat = this.seating.shown): Promise<void> {
    if (seat !== null) await this.#send((seq, key) => api.undo(this.id, seat, seq, key), say("undo"));
  }

  /** Send a wish of another part of the page. */
  send = (wish: (seq: number, key: string) => Promise<Done>, words: string): Promise<void> => this.#send(wish, words);

  /** Go on, or back, in the lesson that is taught here. */
  async stepLesson(step: LessonStep): Promise<void> {
    const beat = this.snapshot?.lesson?.beat;
    if (beat !== undefined) await this.#send((seq, key) => api.stepLesson(this.id, step, beat, seq, key), say("lesson-next"));
  }

  /** Try again, or see the best move, in the puzzle that is posed here. */
  async stepPuzzle(step: PuzzleStep): Promise<void> {
    await this.#send((seq, key) => api.stepPuzzle(this.id, step, seq, key), say(step === "again" ? "puzzle-again" : "puzzle-show"));
  }

  /** Do not do what waits for the line, and was not sent yet. */
  takeBack(): void {
    if (!this.mayBeDone) this.#decide?.(false);
  }

  async whyNot(action: AnyAction): Promise<void> {
    const { shown } = this.seating;
    if (shown === null) return;
    if (this.waiting > 0) return this.tellBehind();
    this.#questioned = null;
    try {
      this.notice = await api.whyNot(this.id, shown, action);
      this.#questioned = action;
    } catch (error) {
      this.#tell(error);
    }
  }

  /** What is shown is not how things stand: nothing can be done on it, and nothing be said of it. */
  tellBehind(): void {
    this.#questioned = null;
    this.notice = { text: say("behind"), rule: "" };
  }

  /** Say why something beside the game could not be done. */
  tellWhy(error: unknown): void {
    this.notice = { text: api.sentence(error), rule: "" };
  }

  /** While the line is cut nothing is sent: wait until it is back, or until the wish is taken back; tell whether it stands. */
  async #lineIsBack(words: string): Promise<boolean> {
    if (this.connection !== "lost") return true;
    this.unsent = words;
    this.#live?.callAgain();
    const isWanted = await new Promise<boolean>((decide) => (this.#decide = decide));
    this.#decide = undefined;
    this.unsent = null;
    return isWanted;
  }

  /** Send a wish until it is answered: named by a key, it is done once however often it arrives. While the line is cut it waits. */
  async #send(wish: (seq: number, key: string) => Promise<Done>, words: string): Promise<void> {
    if (this.busy || !this.snapshot) return;
    if (this.waiting > 0) return this.tellBehind();
    this.busy = true;
    this.notice = this.#questioned = null;
    const { seq } = this.snapshot;
    const key = api.newKey();
    try {
      if (!(await this.#lineIsBack(words))) return;
      for (let attempt = 0; ; attempt++) {
        try {
          this.#hear((await wish(seq, key)).snapshot, "answer");
          return;
        } catch (error) {
          const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 502);
          if (!isLost || attempt >= TRIES) throw error;
          this.mayBeDone = true;
          await new Promise((resolve) => setTimeout(resolve, pause(attempt)));
          if (attempt > 0) this.#live?.doubt();
          await this.#lineIsBack(words);
        }
      }
    } catch (error) {
      this.#tell(error);
    } finally {
      this.busy = this.mayBeDone = false;
    }
  }

  /** Know a snapshot, and show it: others' steps at a pace that can be followed, one's own at once. */
  #hear(snapshot: Snapshot, source: Source): void {
    const before = this.#heard;
    const heard = (this.#heard = merged(before, snapshot, source));
    this.#live?.knows(heard.snapshot.seq);
    if (heard === before) return;
    if (before && isRenamed(before.snapshot, heard.snapshot)) void this.#tellAnew();
    const isOwn = isOurDoing(heard.lines.slice(before?.lines.length ?? 0), heard.snapshot);
    if (source === "answer") {
      this.#dropPending();
      this.#playback.jump(heard.snapshot);
    } else this.#addSoon(heard.snapshot, isOwn);
  }

  /** Show what the socket brought in a task of its own: to understand a message takes a while, too, and no frame waits for that. */
  #addSoon(snapshot: Snapshot, isOwn: boolean): void {
    this.#addPending();
    this.#pending = { snapshot, isOwn, stop: next(() => this.#addPending()) };
    if (!this.snapshot || paceNow() <= 0) this.#addPending();
  }

  #addPending(): void {
    const pending = this.#dropPending();
    if (pending?.isOwn) this.#playback.jump(pending.snapshot);
    else if (pending) this.#playback.add(pending.snapshot);
  }

  #dropPending(): { snapshot: Snapshot; isOwn: boolean } | null {
    const pending = this.#pending;
    this.#pending = null;
    pending?.stop();
    return pending;
  }

  #show(snapshot: Snapshot, waiting: number): void {
    if (!this.#heard) return;
    this.waiting = waiting;
    const before = this.place;
    const isNew = this.snapshot !== null && this.snapshot.seq !== snapshot.seq;
    if (this.snapshot && isNew) this.#since = this.snapshot.seq;
    this.snapshot = snapshot;
    this.#told = upTo(this.#heard.lines, snapshot.seq, this.#told);
    this.#seat();
    if (isNew) this.step = this.#isSkipping ? null : this.#stepFrom(before);
  }

  /** Return what is seen to happen between what the same person was shown before and now; nothing if things shall not move. */
  #stepFrom(before: SeatSnapshot | null): Step | null {
    const { place } = this;
    const ms = motionTime();
    if (ms <= 0 || !before || !place || before.seat !== place.seat) return null;
    const lines = this.lines.filter(({ seq }) => seq > this.#since);
    if (lines.some(({ event }) => event.type === "TakenBack")) return null;
    return { lines, before: before.view, view: place.view, seat: place.seat, ms };
  }

  /** Let whoever is to act take the screen. Before it is known whether there are secrets, none of several does. */
  #seat(): void {
    if (!this.snapshot || (this.mine.length > 1 && this.#hasSecrets === null)) return;
    const { over } = this.snapshot;
    const { shown, curtain } = seated(this.seating, { mine: this.mine, actors: this.#acting, secret: !over && this.#hasSecrets === true });
    if (shown !== this.seating.shown || curtain !== this.seating.curtain) this.seating = { shown, curtain };
  }

  async #tellAnew(): Promise<void> {
    try {
      const whole = await api.stateOf(this.id, 0);
      if (!this.#heard || !this.snapshot) return;
      this.#heard = retold(this.#heard, whole);
      this.#told = upTo(this.#heard.lines, this.snapshot.seq);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // unreachable: only a name is old, until the page is opened again
    }
  }

  #tell(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.snapshot) this.#hear(error.snapshot, "answer");
    this.notice = { text: error.message || say("error-unknown", { status: error.status }), rule: error.rule };
  }
}

/** Return how long things may move that a step has moved, in ms: they have come to rest before the next one. */
export const motionTime = (): number => (movesLess() ? 0 : paceNow() * FILLED);

/** Return how long a step of others is looked at, in ms; nobody looks at a page that is hidden. */
function paceNow(): number {
  return document.visibilityState === "hidden" ? 0 : PACES[chosenPace()];
}
