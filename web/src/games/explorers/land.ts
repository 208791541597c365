/** The land as shapes: squares of one terrain are joined, and their borders wander a little, as if drawn by hand. */
import { UNIT } from "./grid";

export type Point = readonly [number, number];

const WANDER = 0.075; // how far a border may stray from the grid, in squares

/** Return a number from 0 to 1 that is always the same for the same place. */
export function chance(x: number, y: number, salt: number): number {
  let n = Math.imul(x + 71, 374761393) ^ Math.imul(y + 53, 668265263) ^ Math.imul(salt + 1, 2147483647);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Return the borders of a set of squares as closed lines of corners, with the squares to the right. */
export function outlines(width: number, height: number, isInside: (x: number, y: number) => boolean): Point[][] {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && isInside(x, y);
  const steps = new Map<string, Point[]>(); // from a corner to the next ones
  const step = (x: number, y: number, toX: number, toY: number): void => {
    const key = `${x},${y}`;
    steps.set(key, [...(steps.get(key) ?? []), [toX, toY]]);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) step(x, y, x + 1, y);
      if (!inside(x + 1, y)) step(x + 1, y, x + 1, y + 1);
      if (!inside(x, y + 1)) step(x + 1, y + 1, x, y + 1);
      if (!inside(x - 1, y)) step(x, y + 1, x, y);
    }
  }
  const lines: Point[][] = [];
  for (const [key, ways] of steps) {
    while (ways.length > 0) lines.push(loop(key, steps));
  }
  return lines;
}

/** Follow steps until they come back to where they began; where two squares only touch, keep to the right. */
function loop(start: string, steps: Map<string, Point[]>): Point[] {
  const line: Point[] = [];
  let key = start;
  let from: Point | null = null;
  do {
    const [x = 0, y = 0] = key.split(",").map(Number);
    const here: Point = [x, y];
    const ways = steps.get(key) ?? [];
    const right = from ? [here[0] - (here[1] - from[1]), here[1] + (here[0] - from[0])] : null;
    const at = Math.max(0, right ? ways.findIndex(([a, b]) => a === right[0] && b === right[1]) : 0);
    const [next] = ways.splice(at, 1);
    if (!next) break;
    line.push(here);
    from = here;
    key = `${next[0]},${next[1]}`;
  } while (key !== start);
  return line;
}

const strayed = ([x, y]: Point): Point => [
  x + (chance(x, y, 1) - 0.5) * 2 * WANDER,
  y + (chance(x, y, 2) - 0.5) * 2 * WANDER,
];

/** Return a path along closed lines with round corners; the same border is the same line from both its sides.
 * A corner where more than two shapes meet is kept, or there would be a hole between them. */
export function softPath(lines: readonly (readonly Point[])[], shift = 0, isKept: (corner: Point) => boolean = () => false): string {
  const write = (value: number): string => String(Math.round((value + shift) * UNIT * 10) / 10);
  let path = "";
  for (const line of lines) {
    const corners = line.map(strayed);
    const middle = (at: number): Point => {
      const [a, b] = [corners[at % corners.length] ?? [0, 0], corners[(at + 1) % corners.length] ?? [0, 0]];
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    };
    const first = middle(corners.length - 1);
    path += `M${write(first[0])} ${write(first[1])}`;
    corners.forEach(([x, y], at) => {
      const [toX, toY] = middle(at);
      const isRound = !isKept(line[at] ?? [0, 0]);
      path += `${isRound ? "Q" : "L"}${write(x)} ${write(y)}${isRound ? " " : "L"}${write(toX)} ${write(toY)}`;
    });
    path += "Z";
  }
  return path;
}

/** Return a path around squares that keeps to the grid. */
export function squarePath(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => `M${line.map(([x, y]) => `${x * UNIT} ${y * UNIT}`).join("L")}Z`).join("");
}

/** What stands at a place, by the letters of the map; villages (numbers) are all alike. */
const kindOf = (letter: string): string => (/\d/.test(letter) ? "V" : letter);

/** Return the shape of each terrain. The land goes on a square beyond the rim, so that borders run off the map. */
export function shapes(rows: readonly string[]): Record<string, string> {
  const size = rows.length + 2;
  const inner = (value: number): number => Math.min(Math.max(value - 1, 0), rows.length - 1);
  const kind = (x: number, y: number): string => kindOf(rows[inner(y)]?.[inner(x)] ?? "?");
  const kinds = new Set(rows.flatMap((row) => [...row].map(kindOf)));
  const isKept = ([x, y]: Point): boolean => {
    const around = [kind(x - 1, y - 1), kind(x, y - 1), kind(x, y), kind(x - 1, y)];
    return around[0] === around[2] ? around[1] === around[3] : new Set(around).size > 2;
  };
  const shape = (each: string): string => softPath(outlines(size, size, (x, y) => kind(x, y) === each), -1, isKept);
  return Object.fromEntries([...kinds].map((each) => [each, shape(each)]));
}
