/** What the coach says of a position: asked once, the best move first, and at the next press what comes after it. */
import * as api from "../lib/api";
import { ApiError } from "../lib/api";
import type { Offer } from "../lib/board";
import type { Counsel } from "../lib/messages";
import { say } from "../lib/words";
import type { TablePage } from "./page.svelte";

const STALE = 409; // the position has moved on: the page is about to hear of it

export class Advice {
  isThinking = $state(false);
  text = $state(""); // that she has nothing to say
  #moves = $state.raw<Counsel[]>([]);
  #at = $state(0); // of the moves, the one that is shown
  #asked = 0; // how often she was asked, or put off: an answer that comes later is not wanted

  constructor(private readonly page: TablePage) {}

  /** Whether she may be asked now. */
  get canBeAsked(): boolean {
    const { snapshot, table, offers } = this.page;
    return (snapshot?.table.coach ?? false) && table.isMyTurn && offers.length > 0;
  }

  /** Whether she may be asked although others play: all of them are to know. */
  get isAgreed(): boolean {
    const people = this.page.seats.filter(({ kind, away }) => kind !== "bot" || away === "handed");
    return (this.page.snapshot?.table.coach ?? false) && people.length > 1;
  }

  get isOpen(): boolean {
    return this.isThinking || this.text !== "" || this.#moves.length > 0;
  }

  /** The move that is shown. */
  get move(): Counsel | null {
    return this.#moves[this.#at] ?? null;
  }

  /** What she would do, or has shown to be best, among what may be done. */
  offer = $derived.by((): Offer | null => {
    const wanted = this.move?.notation ?? this.page.taught.puzzle?.shown?.notation;
    return this.page.offers.find(({ notation }) => notation === wanted) ?? null;
  });

  /** Whether the move that is shown is not the best. */
  get isSecond(): boolean {
    return this.#at > 0;
  }

  get hasMore(): boolean {
    return this.#moves.length > 1;
  }

  /** What is shown, for who listens. */
  get heard(): string {
    const { move } = this;
    if (!move) return this.isThinking ? say("coach-thinking") : this.text;
    return say("coach-heard", { title: say(this.isSecond ? "coach-second" : "coach-best"), move: move.text, reasons: move.reasons.join(" ") });
  }

  /** Ask her, or, once she has answered, what else might be done. */
  ask = async (): Promise<void> => {
    const { page } = this;
    const { place, snapshot } = page;
    if (!this.canBeAsked || !place || place.seat === null || !snapshot) return;
    page.news.forget();
    page.panels.closeSheet();
    const answer = this.#press(place.seat, snapshot.seq);
    page.reasonHeard = this.heard;
    await answer;
    if (this.isOpen) page.reasonHeard = this.heard;
  };

  /** Do what she would do. */
  follow = (): void => {
    if (this.offer) this.page.act(this.offer.action);
  };

  /** Ask; once there is an answer, show the other move. */
  async #press(seat: number, seq: number): Promise<void> {
    if (this.isThinking) return;
    if (this.#moves.length > 0) {
      this.#at = (this.#at + 1) % this.#moves.length;
      return;
    }
    const asked = ++this.#asked;
    this.isThinking = true;
    this.text = "";
    try {
      const { moves, text } = await api.askCoach(this.page.id, seat, seq);
      if (asked === this.#asked) [this.#moves, this.#at, this.text] = [moves, 0, text];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked && error.status !== STALE) this.page.table.tellWhy(error);
    } finally {
      if (asked === this.#asked) this.isThinking = false;
    }
  }

  /** Put away what she said, or is thinking about. */
  close = (): void => {
    this.#asked += 1;
    this.isThinking = false;
    this.#moves = [];
    this.text = "";
  };

  /** Put away what she said of a position that has moved on: another may sit here now. */
  dismiss(): void {
    if (this.isOpen) this.page.reasonHeard = "";
    this.close();
  }
}
