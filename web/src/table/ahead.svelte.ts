/** What the offer that somebody looks at would do: asked for after a moment, once for every offer and position. */
import * as api from "../lib/api";
import { ApiError } from "../lib/api";
import type { Offer } from "../lib/board";
import { language } from "../lib/words";

const MOMENT = 150; // milliseconds that one looks at something before the server is asked

export class Ahead {
  text = $state(""); // of the offer that is looked at now
  #known = new Map<string, string>(); // by notation
  #asked = new Set<string>(); // notations that are on their way
  #position = "";
  #wanted = ""; // the notation of what is looked at
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Somebody looks at an offer of a seat, or at none; `seq` tells positions apart. */
  look(offer: Offer | null, seat: number | null, seq: number): void {
    const position = `${seat} ${seq} ${language()}`;
    if (position === this.#position && (offer?.notation ?? "") === this.#wanted) return;
    if (position !== this.#position) {
      this.#known.clear();
      this.#asked.clear();
    }
    this.#position = position;
    this.#wanted = offer?.notation ?? "";
    clearTimeout(this.#timer);
    this.text = this.#known.get(this.#wanted) ?? "";
    if (!offer || seat === null || this.#known.has(offer.notation) || this.#asked.has(offer.notation)) return;
    this.#timer = setTimeout(() => void this.#ask(offer.notation, seat, position), MOMENT);
  }

  /** Ask; whoever cannot be told (the line is cut, or the page is out of date) is simply not told. */
  async #ask(notation: string, seat: number, position: string): Promise<void> {
    this.#asked.add(notation);
    try {
      const { texts } = await api.foretell(this.id, seat, notation);
      if (position !== this.#position) return;
      this.#known.set(notation, texts.join(" · "));
      if (notation === this.#wanted) this.text = this.#known.get(notation) ?? "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (position === this.#position) this.#asked.delete(notation);
    }
  }
}
