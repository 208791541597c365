/** Where points come from: every change of the score with the line that told of it. */
import type { Change } from "./board";
import type { Line } from "./messages";
import { spokenOf, standing, turnsOf } from "./story";

/** Points that a seat won, or lost, by something. */
export interface Source {
  line: Line;
  seat: number;
  part: string; // by its name
  points: number;
  turn: number; // counted from 1; 0: before the first turn
}

/** Return the lines whose points hold; what only one of several at this screen was told, all are told of later. */
export const holding = (lines: readonly Line[]): Line[] => standing(lines).filter(({ only, gains }) => only === null && gains.length > 0);

/** Return all points with their sources, the oldest first. */
export function sourcesOf(lines: readonly Line[]): Source[] {
  const turns = turnsOf(lines);
  let at = 0;
  const turnOf = new Map<Line, number>();
  for (const turn of turns) for (; at < turn.key + turn.lines.length; at++) turnOf.set(lines[at]!, turn.number);
  return holding(lines).flatMap((line) => line.gains.map((gain) => ({ ...gain, line, turn: turnOf.get(line) ?? 0 })));
}

/** Return what a source is called, and what of it was counted: in the words of its explanation, or else of its line. */
export function namesOf({ line, part }: Source): { title: string; counted: string[] } {
  const { why } = line;
  if (!why) return { title: line.text, counted: [] };
  return { title: why.title, counted: why.counted.filter((item) => item.part === part).map(({ text }) => text) };
}

/** Return all places that lines speak of, or that were counted for their points. */
export function litBy(lines: readonly Line[]): Change[] {
  const found = new Map<string, Change>();
  for (const line of lines) {
    const counted = line.why?.counted.flatMap(({ places }) => places.map((place) => ({ place, seat: line.seat }))) ?? [];
    for (const each of [...spokenOf([line]), ...counted]) found.set(`${each.seat} ${each.place}`, each);
  }
  return [...found.values()];
}
