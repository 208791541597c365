/** The story of a game: divided into turns, and asked what has changed and what happened where. */
import type { Change } from "./board";
import type { Line } from "./messages";

/** The lines of one turn, or those before the first one. */
export interface Turn {
  key: number; // how many lines were told before it: it never changes
  number: number; // counted from 1; 0: before the first turn
  seat: number | null; // whose it is; null: everybody's, or nobody's
  lines: Line[];
}

/** Divide a story into turns: where its lines say that one begins; of a game that does not say, where another acts.
 *
 * What did not change since `before` is the same object again, so that a page need not draw it anew.
 */
export function turnsOf(lines: readonly Line[], before: readonly Turn[] = []): Turn[] {
  const says = lines.some((line) => line.begins_turn);
  const turns: Turn[] = [];
  let begun = 0;
  let number = 0;
  const end = (at: number): void => {
    if (at === begun) return;
    const own = lines.slice(begun, at);
    const seat = (says ? own[0]?.seat : own.find((line) => line.seat !== null)?.seat) ?? null;
    turns.push(kept({ key: begun, number, seat: number === 0 ? null : seat, lines: own }, before[turns.length]));
    begun = at;
  };
  let acting: number | null = null;
  let step: number | null = null; // in which somebody acted; what it brought others is told with it
  lines.forEach((line, at) => {
    const isDeed = line.seat !== null && line.seq !== step;
    const isNew = says ? line.begins_turn : isDeed && line.seat !== acting;
    if (isDeed) [acting, step] = [line.seat, line.seq];
    if (!isNew) return;
    end(at);
    number += 1;
  });
  end(lines.length);
  return turns;
}

function kept(turn: Turn, before: Turn | undefined): Turn {
  const isSame = before?.key === turn.key && before.number === turn.number && before.lines.length === turn.lines.length;
  return isSame && before.lines.every((line, at) => line === turn.lines[at]) ? before : turn;
}

/** Return as much of a story as was told when the log had so many entries; the list from before, if it is as much. */
export function upTo(lines: Line[], seq: number, before: Line[] = []): Line[] {
  const beyond = lines.findLastIndex((line) => line.seq <= seq) + 1;
  const isSame = before.length === beyond && before.every((line, at) => line === lines[at]);
  if (isSame) return before;
  return beyond === lines.length ? lines : lines.slice(0, beyond);
}

/** Return what was just done, where steps up to `since` were shown before: the last deed of somebody's, as it is told first. */
export function lastDeed(lines: readonly Line[], since: number): Line | undefined {
  const fresh = lines.slice(lines.findLastIndex(({ seq }) => seq <= since) + 1);
  const seq = fresh.findLast((line) => line.seat !== null)?.seq;
  return seq === undefined ? fresh.at(-1) : fresh.find((line) => line.seq === seq && line.seat !== null);
}

/** Return where something has changed since a seat last acted: all that others, or chance, have done, the last of each. */
export function changedSince(lines: readonly Line[], seat: number): Change[] {
  const own = lines.findLast((line) => line.by === seat)?.seq ?? -1;
  const fresh = lines.filter((line) => line.seat !== seat && (line.seq > own || (line.seq === own && line.seat !== null)));
  const found = new Map<string, Change>();
  for (const each of standing(fresh)) for (const place of each.places) found.set(`${each.seat} ${place}`, { place, seat: each.seat });
  return [...found.values()];
}

/** Return the steps, as the log counts them, in which others did something since a seat last acted; and its own last one. */
export function missedBy(lines: readonly Line[], seat: number): { own: number; steps: number[] } {
  const own = lines.findLast((line) => line.by === seat)?.seq ?? 0;
  const fresh = standing(lines.filter((line) => line.seq > own && line.by === null));
  return { own, steps: [...new Set(fresh.map(({ seq }) => seq))] };
}

interface TakenBack {
  type: string;
  seq: number; // of the lines that no longer hold …
  since: boolean; // … nor does any line told after them
}

/** Leave out what was taken back, and that it was. */
export function standing(lines: readonly Line[]): Line[] {
  let left: Line[] = [];
  for (const line of lines) {
    if (line.event.type !== "TakenBack") left.push(line);
    else {
      const { seq, since } = line.event as TakenBack;
      left = left.filter((told) => (since ? told.seq < seq : told.seq !== seq));
    }
  }
  return left;
}

/** Return all places that lines speak of, and of whom: each once, however many lines of a step tell of it. */
export function spokenOf(lines: readonly Line[]): Change[] {
  const found = new Map<string, Change>();
  for (const { places, seat } of lines) for (const place of places) found.set(`${seat} ${place}`, { place, seat });
  return [...found.values()];
}

/** A place that is pointed at. */
export interface Here {
  place: string;
  whose?: number | undefined; // on whose map, where everyone has one
}

/** Return what happened at a place, the newest first: of a map that is somebody's, what they did and what all did. */
export const happenedAt = (lines: readonly Line[], { place, whose }: Here): Line[] =>
  lines.filter(({ places, seat }) => places.includes(place) && (whose === undefined || seat === null || seat === whose)).reverse();

/** Tell what others did, a sentence for each turn of theirs that is over and was not told: `from` lines were.
 *
 * Return the sentences, and how many lines are told with them.
 */
export function heardOf(lines: readonly Line[], from: number, seat: number | null, isOver: boolean, tell: (seat: number | null, deeds: string[]) => string): { told: string[]; upTo: number } {
  const told: string[] = [];
  let upTo = from;
  const turns = turnsOf(lines);
  turns.forEach((turn, at) => {
    const end = turn.key + turn.lines.length;
    if (end <= from || (at === turns.length - 1 && !isOver)) return;
    const own = turn.lines.filter((line, index) => turn.key + index >= from && line.seat !== seat && line.by !== seat);
    if (own.length > 0) told.push(tell(turn.seat === seat ? null : turn.seat, own.map(({ text }) => text.replace(/\.$/, ""))));
    upTo = end;
  });
  return { told, upTo };
}
