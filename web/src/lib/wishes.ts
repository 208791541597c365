/** A table as it is being set up: who shall sit where, and what is agreed on. */
import type { GameInfo, Option, Options, SeatAsk } from "./messages";
import { company, opponentOf } from "./opponents";

export type SeatKind = SeatAsk["kind"];

export interface SeatWish {
  kind: SeatKind;
  name: string; // of another person at this screen
  bot: string;
}

/** Return so many seats as wished, keeping those that are there; new ones are bots: whom one last played against, and company. */
export function seatsFor(count: number, before: SeatWish[], game: GameInfo, chosen?: string): SeatWish[] {
  const bots = company(game, opponentOf(game, chosen), count);
  return bots.map((_, seat) => before[seat] ?? { kind: seat ? "bot" : "me", name: "", bot: bots[Math.max(0, seat - 1)] ?? "" });
}

/** Return seats after one of them was changed; only one of them is "me". */
export function withSeat(seats: SeatWish[], changed: number, wish: Partial<SeatWish>): SeatWish[] {
  return seats.map((seat, index) => {
    if (index === changed) return { ...seat, ...wish };
    return wish.kind === "me" && seat.kind === "me" ? { ...seat, kind: "here" } : seat;
  });
}

/** Return how the wishes are sent. */
export function asked(seats: SeatWish[]): SeatAsk[] {
  return seats.map(({ kind, name, bot }) => {
    if (kind === "bot") return { kind, bot };
    if (kind === "here") return { kind, name: name.trim() }; // empty: called by the colour, in everyone's language
    return { kind };
  });
}

/** Return the options that differ from the printed game. */
export function changed(options: Option[], values: Options): Options {
  const isChanged = ({ field, default: usual }: Option): boolean =>
    field in values && JSON.stringify(values[field]) !== JSON.stringify(usual);
  return Object.fromEntries(options.filter(isChanged).map(({ field }) => [field, values[field]]));
}
