/** What a screen reader is told of a table: what others did, a sentence for each of their turns, and whose turn it is now. */
import type { Line } from "./messages";
import { heardOf } from "./story";
import { say, sentences } from "./words";

export class Heard {
  #from = -1; // lines that were told; at first all that had happened before
  #told: string[] = [];
  #text = "";
  #seat: number | null = null; // who listens

  /** Return what is to be said, the same until there is more to say. While steps are shown one by one, nothing is. */
  say(lines: readonly Line[], seat: number | null, names: readonly string[], isPlaying: boolean, isOver: boolean, now: string): string {
    if (seat !== this.#seat) this.#sits(lines, seat);
    if (isPlaying) return this.#text;
    if (this.#from < 0 || this.#from > lines.length) this.#from = lines.length;
    const { told, upTo } = heardOf(lines, this.#from, seat, isOver, (whose, deeds) => sentence(names[whose ?? -1], deeds));
    if (upTo > this.#from) this.#told = told;
    this.#from = upTo;
    this.#text = [...this.#told, now].join(" ");
    return this.#text;
  }

  /** Another listens: what the one before was told is not for them. They hear what was done since they last acted. */
  #sits(lines: readonly Line[], seat: number | null): void {
    const own = seat === null ? 0 : lines.findLastIndex(({ by }) => by === seat) + 1;
    this.#from = own || lines.length;
    this.#told = [];
    this.#text = "";
    this.#seat = seat;
  }
}

function sentence(name: string | undefined, deeds: string[]): string {
  const story = sentences(deeds); // whole sentences, with commas of their own: a list of them would not be understood
  const told = name ? say("heard-turn", { name, story }) : say("heard-deeds", { story });
  return told.replace(/([!?])\.$/, "$1"); // the last of them may end so
}
