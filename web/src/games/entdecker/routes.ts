/** Courses over the chart: where ships lie and sail. */
import type { Entdecker } from "../../lib/types.gen";
import { cellOf, RIM, sideTowards, TILE, type Cell, type Point } from "./spaces";
import { harbour, sidePoint, type Waters } from "./water";

/** Return where a ship lies on a space: where the sailing lines of a tile meet, or in the middle of an Edge Space. */
export function berth(cell: Cell, board: Entdecker.BoardView, waters: Waters): Point {
  const { column, row } = cell;
  if (row < 0) return [(column + 0.5) * TILE, -RIM / 2];
  if (column < 0) return [-RIM / 2, (row + 0.5) * TILE];
  if (row >= board.height) return [(column + 0.5) * TILE, row * TILE + RIM / 2];
  if (column >= board.width) return [column * TILE + RIM / 2, (row + 0.5) * TILE];
  return harbour(column, row, Math.max(waters.mask(column, row), 0));
}

/** Return the points of a course over neighbouring spaces, through the middle of every side it crosses. */
export function course(names: readonly string[], board: Entdecker.BoardView, waters: Waters): Point[] {
  const points: Point[] = [];
  let before: Cell | null = null;
  for (const name of names) {
    const cell = cellOf(name, board);
    if (!cell) continue;
    const side = before && sideTowards(before, cell);
    if (before && side) points.push(sidePoint(before.column, before.row, side));
    points.push(berth(cell, board, waters));
    before = cell;
  }
  return points;
}

/** Return a course as a path that is rounded at every bend. */
export function drawnCourse(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let path = `M${first[0]} ${first[1]}`;
  points.slice(1).forEach((here, number) => {
    const next = points[number + 2];
    path += next ? `Q${here[0]} ${here[1]} ${(here[0] + next[0]) / 2} ${(here[1] + next[1]) / 2}` : `L${here[0]} ${here[1]}`;
  });
  return path;
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at]![0], y - points[at]![1]), 0);
}

/** Return where a ship is after a share of its course, and whether it heads west. */
export function after(points: readonly Point[], share: number): { x: number; y: number; isWestward: boolean } {
  let left = lengthOf(points) * share;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1]!, points[at]!];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= length || at === points.length - 1) {
      const part = length > 0 ? Math.min(left / length, 1) : 1;
      return { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part, isWestward: to[0] < from[0] };
    }
    left -= length;
  }
  return { x: points[0]?.[0] ?? 0, y: points[0]?.[1] ?? 0, isWestward: false };
}

const LOOKS = 40; // at a ship on its way

/** Return how a ship moves along its course, slowly at first and at last, and when it turns over. */
export function voyage(points: readonly Point[]): { moves: Keyframe[]; turns: Keyframe[] } {
  const looks = Array.from({ length: LOOKS + 1 }, (_, at) => at / LOOKS).map((offset) => ({
    offset,
    ...after(points, offset < 0.5 ? 2 * offset * offset : 1 - 2 * (1 - offset) * (1 - offset)),
  }));
  return {
    moves: looks.map(({ offset, x, y }) => ({ offset, transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` })),
    turns: looks.map(({ offset, isWestward }) => ({ offset, transform: `scale(${isWestward ? -1 : 1}, 1)`, easing: "step-end" })),
  };
}

/** Return the spaces a ship passed since it was on a space, or nowhere, in order; empty if it did not sail. */
export function passage(before: string | null, { turn, board }: Pick<Entdecker.View, "turn" | "board">): string[] {
  const { ship } = turn;
  if (!ship || ship === before) return [];
  if (turn.course.at(-1) === ship) return turn.course;
  const from = before && cellOf(before, board);
  const to = cellOf(ship, board);
  return from && to && sideTowards(from, to) ? [before, ship] : [];
}
