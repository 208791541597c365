/** The serpent whose scales are the score track: it winds to and fro in as many rows as there is room for. */
import type { Point } from "./spaces";

export const ROW = 27; // from row to row
const NECK = 26; // behind the head, where no scale is

export interface Serpent {
  width: number;
  height: number;
  body: string; // a path, from the tail to the head
  head: Point;
  isEastward: boolean; // … looks there
  scales: Point[]; // the spaces 0 … spaces
}

/** Return the points of its back, from the tail to the head. */
function back(rows: number, width: number): Point[] {
  const points: Point[] = [];
  const [left, right] = [ROW / 2 + 14, width - ROW / 2 - 30];
  const bends = Math.round((right - left) / 43) * 2 * Math.PI;
  for (let row = 0; row < rows; row++) {
    const isEast = row % 2 === 0;
    const y = 18 + row * ROW;
    for (let step = 0; step <= 60; step++) {
      const share = isEast ? step / 60 : 1 - step / 60;
      points.push([left + share * (right - left), y + 2.7 * Math.sin(share * bends + row)]);
    }
    if (row + 1 === rows) break;
    for (let step = 1; step < 8; step++) {
      const angle = -Math.PI / 2 + (step / 8) * Math.PI;
      points.push([(isEast ? right : left) + (isEast ? 1 : -1) * Math.cos(angle) * (ROW / 2), y + ROW / 2 + Math.sin(angle) * (ROW / 2)]);
    }
  }
  return points;
}

const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Lay the serpent out, its scales evenly along its back. */
export function serpentOf(spaces: number, rows: number, width: number): Serpent {
  const points = back(rows, width);
  const lengths = [0];
  for (let at = 1; at < points.length; at++) lengths.push(lengths[at - 1]! + apart(points[at]!, points[at - 1]!));
  const whole = lengths.at(-1)! - NECK;
  const scales = Array.from({ length: spaces + 1 }, (_, space): Point => {
    const wanted = (whole * space) / spaces;
    const at = Math.max(lengths.findIndex((length) => length >= wanted), 1);
    const share = (wanted - lengths[at - 1]!) / (lengths[at]! - lengths[at - 1]!);
    const [from, to] = [points[at - 1]!, points[at]!];
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  const body = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  return { width, height: rows * ROW + 10, body, head: points.at(-1)!, isEastward: rows % 2 === 1, scales };
}
