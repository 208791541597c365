/** A table on this screen: what is known of it, who sits before it, and what is being asked of the server. */
import * as api from "./api";
import { ApiError } from "./api";
import type { AnyAction } from "./board";
import { isRenamed, Live, liveUrl, merged, pause, retold, type Connection, type Known, type Source } from "./live";
import type { Done, Line, Problem, SeatSnapshot, Snapshot } from "./messages";
import { seated, type Seating } from "./seating";
import { language, say } from "./words";

export interface Notice {
  text: string;
  rule: string; // "ENT-31", or empty
}

const TRIES = 4;

export class TableOnScreen {
  known = $state.raw<Known | null>(null);
  connection = $state<Connection>("first");
  failure = $state.raw<ApiError | null>(null); // the table cannot be shown at all
  notice = $state.raw<Notice | null>(null);
  busy = $state(false); // an action is under way
  seating = $state.raw<Seating>({ shown: null, curtain: null });
  #live: Live | undefined;
  #hasSecrets: boolean | null = null; // whether people at this screen must hide something from one another

  constructor(readonly id: string) {}

  get snapshot(): Snapshot | null {
    return this.known?.snapshot ?? null;
  }

  /** The seats of this screen. */
  get mine(): number[] {
    return this.snapshot?.seats.flatMap(({ seat }) => (seat === null ? [] : [seat])) ?? [];
  }

  /** What the person before the screen is shown; nothing behind the curtain. */
  get place(): SeatSnapshot | null {
    if (!this.snapshot || this.seating.curtain !== null) return null;
    return this.snapshot.seats.find(({ seat }) => seat === this.seating.shown) ?? null;
  }

  /** The story as the person before the screen may know it. */
  get lines(): Line[] {
    const { shown } = this.seating;
    return this.known?.lines.filter(({ only }) => only == null || only === shown) ?? [];
  }

  get isMyTurn(): boolean {
    const { shown } = this.seating;
    return shown !== null && (this.snapshot?.actors.includes(shown) ?? false);
  }

  /** Listen to the table; its first message is how it stands, with the whole story. */
  open(): void {
    this.#live = new Live((since) => liveUrl(this.id, since, language()), {
      heard: (snapshot: Snapshot) => this.#hear(snapshot, "socket"),
      connection: (state: Connection) => (this.connection = state),
      refused: (status: number, { error, text, rule }: Problem) => (this.failure = new ApiError(status, error, text, rule)),
    });
  }

  close(): void {
    this.#live?.close();
  }

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

  async act(action: AnyAction): Promise<void> {
    const { shown } = this.seating;
    if (shown !== null) await this.#send((seq, key) => api.act(this.id, shown, action, seq, key));
  }

  async undo(seat = this.seating.shown): Promise<void> {
    if (seat !== null) await this.#send((seq, key) => api.undo(this.id, seat, seq, key));
  }

  async whyNot(action: AnyAction): Promise<void> {
    const { shown } = this.seating;
    if (shown === null) return;
    try {
      this.notice = await api.whyNot(this.id, shown, action);
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Send a wish until it is answered: named by a key, it is done once however often it arrives. */
  async #send(wish: (seq: number, key: string) => Promise<Done>): Promise<void> {
    if (this.busy || !this.snapshot) return;
    this.busy = true;
    this.notice = null;
    const { seq } = this.snapshot;
    const key = api.newKey();
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          this.#hear((await wish(seq, key)).snapshot, "answer");
          return;
        } catch (error) {
          const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 502);
          if (!isLost || attempt >= TRIES) throw error;
          await new Promise((resolve) => setTimeout(resolve, pause(attempt)));
        }
      }
    } catch (error) {
      this.#tell(error);
    } finally {
      this.busy = false;
    }
  }

  #hear(snapshot: Snapshot, source: Source): void {
    const before = this.snapshot;
    this.known = merged(this.known, snapshot, source);
    if (before && isRenamed(before, this.known.snapshot)) void this.#tellAnew();
    this.#seat();
    this.#live?.knows(this.known.snapshot.seq);
  }

  /** Let whoever is to act take the screen. Before it is known whether there are secrets, none of several does. */
  #seat(): void {
    if (!this.snapshot || (this.mine.length > 1 && this.#hasSecrets === null)) return;
    const { actors, over } = this.snapshot;
    this.seating = seated(this.seating, { mine: this.mine, actors, secret: !over && this.#hasSecrets === true });
  }

  async #tellAnew(): Promise<void> {
    try {
      const whole = await api.stateOf(this.id, 0);
      if (this.known) this.known = retold(this.known, whole);
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
