/** Where points came from: the standings of a table with the titles of their parts. */
import type { GameInfo, Snapshot } from "./messages";
import { language } from "./words";

export interface Ranked {
  seat: number;
  place: number; // shared by tied seats
  total: number;
  parts: Part[]; // as many for each, in the same order
  now: number; // if the game ended now
}

export interface Part {
  name: string;
  title: string;
  points: number;
  pending: number; // what would be added if the game ended now
}

/** By part: how it is drawn. */
export const PART_COLOURS = ["#2f7f86", "#d98a2b", "#8a5aa8", "#5f9347", "#c2503f"] as const;

type Stands = Pick<Snapshot, "standings" | "scores">;

/** Return the standings, the best first; parts that nobody scored in are left out. A game may say no more than scores. */
export function ranking({ standings, scores }: Stands, game: GameInfo | undefined): Ranked[] {
  const titles = game?.about.parts ?? [];
  const scored = titles.map((_, part) => standings.some(({ parts, pending }) => parts[part] || pending[part]));
  const named = standings.map(({ seat, total, place, parts, pending }) => ({
    seat,
    total,
    place,
    parts: titles.flatMap(({ name, title }, part) => (scored[part] ? [{ name, title, points: parts[part] ?? 0, pending: pending[part] ?? 0 }] : [])),
    now: pending.reduce((sum, points) => sum + points, total),
  }));
  const plain = scores.map((total, seat) => ({ seat, total, place: 1 + scores.filter((other) => other > total).length, parts: [], now: total }));
  return (named.length > 0 ? named : plain).toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Return in which parts the winner was ahead of the next, the most decisive first; of a tie, none. */
export function decisive([first, second]: readonly Ranked[]): { title: string; points: number }[] {
  if (!first || !second || first.total <= second.total) return [];
  const leads = first.parts.map(({ title, points }, part) => ({ title, points: points - (second.parts[part]?.points ?? 0) }));
  return leads.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points);
}

/** Write points with a minus that is as wide as a plus. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** Write points, as they are expected, with a tenth; `signedTenths` what is added or taken away. */
export const tenths = (points: number): string => {
  const format = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(Math.abs(points));
};
export const signedTenths = (points: number): string => `${points < 0 ? "−" : "+"}${tenths(points)}`;

/** Write points that are added or taken away. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
