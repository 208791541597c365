/** Movements: what is seen to move because something happened, and when. All of it is data: nothing here knows a screen.
 *
 * A game says, by kind of event, what moves (`games/<game>/motion.ts`); points fly to the score in every game. A step's
 * movements follow one another as its lines do, cause before effect, and are over when the next step is shown.
 */
import type { Line } from "../messages";
import { signed } from "../scores";

/** Where something is: a place as the view names it, a part of the page ("#purse:1") or a piece ("~door (2,1)"); several: around all. */
export type At = string | readonly string[];

/** Something that moves over the board: drawn by its game, points by the page. */
export interface Thing {
  kind: string; // "tile"
  seat?: number | undefined; // whose it is
  look?: string | undefined; // which of its kind, as the game writes it
  text?: string | undefined; // written beside it, or on it
  points?: number | undefined; // … of a kind that is counted
}

/** How it moves: `go` to where it belongs, `turn` over on the way, `show` itself and go out, `leave` from where it was, `ring`: a
 * place is marked; a piece of the board may `grow` where it is, or `sail` as only it knows how. */
export type Way = "go" | "turn" | "show" | "leave" | "ring" | "grow" | "sail";

export interface Movement {
  way: Way;
  thing?: Thing; // none: a piece of the board itself
  from?: At;
  via?: readonly At[]; // by what it goes
  to?: At; // … to where it is drawn; of what leaves, nowhere
  piece?: string | readonly string[]; // of the board: what moves, or what is not seen until the thing has become it
  span?: number; // how much of its place the thing is as large as; by default all
  pixels?: number; // … or as large as this, wherever it is
  seat?: number | null; // in whose colour a place is marked
  ms: number; // how long, if there is time
  after?: number; // begins after this share of the one before; by default when all before are over
}

/** What a game's table of movements is told. */
export interface Seen<V = unknown> {
  view: V; // as it stands after the step
  before: V; // … and as it stood before
  seat: number | null; // who looks
}

/** By kind of event: what moves. What is not there, marks its places. */
export type Moves<V = unknown> = Readonly<Record<string, (event: any, seen: Seen<V>, line: Line) => Movement[]>>;

/** Return where points of some part come from, if not from the places that a line speaks of. */
export type Source<V = unknown> = (line: Line, part: string, seen: Seen<V>) => At | null;

export interface Timed {
  movement: Movement;
  start: number; // ms after the step was shown
  ms: number;
}

const LEAST = 150; // ms: shorter, and it is not seen
const MOST = 40; // movements of a step: more than that is no story but a crowd

/** Return what moves because of the lines of a step. */
export function movementsOf<V>(lines: readonly Line[], moves: Moves<V>, seen: Seen<V>, sourceOf: Source<V> = () => null): Movement[] {
  return lines.flatMap((line) => {
    const own = Object.hasOwn(moves, line.event.type) ? moves[line.event.type] : undefined;
    return [...(own ? own(line.event, seen, line) : rings(line.places, line.seat)), ...points(line, (part) => sourceOf(line, part, seen))];
  }).slice(0, MOST);
}

/** Mark places, nearly together. */
export const rings = (places: readonly At[], seat: number | null): Movement[] =>
  places.map((to, at) => ({ way: "ring", to, seat, ms: 350, ...(at > 0 ? { after: 0.15 } : {}) }));

/** Points fly from where they were won to the score. */
function points({ gains, places }: Line, sourceOf: (part: string) => At | null): Movement[] {
  return gains
    .filter((gain) => gain.points !== 0)
    .map(({ seat, part, points: won }, at) => ({
      way: "go",
      thing: { kind: "points", seat, text: signed(won), points: won },
      from: sourceOf(part) ?? (places.length > 0 ? places : "#map"),
      to: `#score:${seat}`,
      ms: 450,
      ...(at > 0 ? { after: 0.25 } : {}),
    }));
}

/** Return when each movement begins and how long it takes: in their order, and all of them in the time that there is. */
export function timed(movements: readonly Movement[], time: number): Timed[] {
  let [start, end, ms] = [0, 0, 0];
  const wished = movements.map((movement) => {
    start = movement.after === undefined ? end : start + movement.after * ms;
    ms = movement.ms;
    end = Math.max(end, start + ms);
    return { movement, start, ms };
  });
  if (end <= time) return wished;
  let before = 0;
  return wished.map(({ movement, start: wish, ms: length }) => {
    const short = Math.min(Math.max((length * time) / end, LEAST), time);
    before = Math.max(before, Math.min((wish * time) / end, time - short));
    return { movement, start: before, ms: Math.min(short, time - before) };
  });
}
