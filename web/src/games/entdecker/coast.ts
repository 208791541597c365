/** Coasts as paths: the lines along which the height over a tile takes a value, closed along the tile's edges for filling. */
import { TILE, type Point } from "./spaces";

export const STEPS = 20; // samples along a tile's side, less one
const BELOW = -1e6;

type Line = Point[];

/** The height at the crossing points of a grid over a tile; `ring` adds a border of nothing, in no width. */
export class Samples {
  readonly size: number;
  readonly #values: Float64Array;
  readonly #places: number[];

  constructor(
    readonly left: number,
    readonly top: number,
    height: (x: number, y: number) => number,
  ) {
    this.size = STEPS + 3;
    this.#places = Array.from({ length: this.size }, (_, at) => (Math.min(Math.max(at - 1, 0), STEPS) * TILE) / STEPS);
    this.#values = new Float64Array(this.size * this.size).fill(BELOW);
    for (let row = 0; row <= STEPS; row++) {
      for (let column = 0; column <= STEPS; column++) {
        const value = height(left + (column * TILE) / STEPS, top + (row * TILE) / STEPS);
        this.#values[(row + 1) * this.size + column + 1] = value;
      }
    }
  }

  value(column: number, row: number): number {
    return this.#values[row * this.size + column] ?? BELOW;
  }

  /** Tell for every sample, row by row, whether it lies above a level: 1, or 0. */
  above(level: number): Uint8Array {
    const found = new Uint8Array(this.#values.length);
    for (let at = 0; at < found.length; at++) if (this.#values[at]! > level) found[at] = 1;
    return found;
  }

  /** Return the height at the sample nearest to a point. */
  near(x: number, y: number): number {
    const at = (place: number): number => Math.min(Math.max(Math.round((place * STEPS) / TILE), 0), STEPS) + 1;
    return this.value(at(x - this.left), at(y - this.top));
  }

  /** Return the point between two neighbouring samples where the height is `level`. */
  between(c1: number, r1: number, c2: number, r2: number, level: number): Point {
    const [one, other] = [this.value(c1, r1), this.value(c2, r2)];
    const share = one <= BELOW ? 1 : other <= BELOW ? 0 : (level - one) / (other - one);
    const place = (a: number, b: number): number => {
      const [from, to] = [this.#places[a] ?? 0, this.#places[b] ?? 0];
      return from + share * (to - from);
    };
    return [this.left + place(c1, c2), this.top + place(r1, r2)];
  }
}

/** For each of the 16 ways corners lie above a level: which sides of the square a line joins (0 top, 1 right, 2 bottom, 3 left). */
const JOINS: readonly (readonly number[])[] = [
  [], [3, 0], [0, 1], [3, 1], [1, 2], [3, 0, 1, 2], [0, 2], [3, 2],
  [2, 3], [2, 0], [0, 1, 2, 3], [2, 1], [1, 3], [1, 0], [0, 3], [],
]; // prettier-ignore

/** Return the closed lines around everything above a level; what lies wholly inside the tile is left out. */
export function loops(samples: Samples, level: number): Line[] {
  const onwards = new Map<number, { to: number; point: Point }>(); // by the crossing a piece of line starts from
  const { size } = samples;
  const above = samples.above(level);
  for (let row = 0; row + 1 < size; row++) {
    for (let column = 0; column + 1 < size; column++) {
      const here = row * size + column;
      const which = above[here]! | (above[here + 1]! << 1) | (above[here + size + 1]! << 2) | (above[here + size]! << 3);
      if (which === 0 || which === 15) continue;
      const joins = JOINS[which] ?? [];
      for (let at = 0; at + 1 < joins.length; at += 2) {
        const from = crossing(column, row, joins[at] ?? 0, size);
        const to = crossing(column, row, joins[at + 1] ?? 0, size);
        onwards.set(from.key, { to: to.key, point: samples.between(...from.ends, level) });
      }
    }
  }
  return linked(onwards).filter((line) => line.some((point) => isOnEdge(point, samples)));
}

/** Name a side of a square of the grid, the same from both squares that share it. */
function crossing(column: number, row: number, side: number, size: number): { key: number; ends: [number, number, number, number] } {
  const isUpright = side === 1 || side === 3;
  const [c, r] = [column + (side === 1 ? 1 : 0), row + (side === 2 ? 1 : 0)];
  return { key: (r * size + c) * 2 + (isUpright ? 1 : 0), ends: isUpright ? [c, r, c, r + 1] : [c, r, c + 1, r] };
}

function linked(onwards: Map<number, { to: number; point: Point }>): Line[] {
  const lines: Line[] = [];
  for (const start of [...onwards.keys()]) {
    const line: Line = [];
    let key = start;
    for (let piece = onwards.get(key); piece; piece = onwards.get(key)) {
      const last = line.at(-1);
      if (!last || last[0] !== piece.point[0] || last[1] !== piece.point[1]) line.push(piece.point);
      onwards.delete(key);
      key = piece.to;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

function isOnEdge([x, y]: Point, { left, top }: Samples): boolean {
  return x <= left || y <= top || x >= left + TILE || y >= top + TILE;
}

const at = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Return the stretches of a closed line that run inside the tile, from edge to edge: the coast proper. */
function stretches(line: Line, samples: Samples): Line[] {
  const start = line.findIndex((point) => isOnEdge(point, samples));
  const turned = [...line.slice(start), ...line.slice(0, start), line[start] as Point];
  const found: Line[] = [];
  let open: Line = [];
  turned.forEach((point, number) => {
    if (!isOnEdge(point, samples)) {
      if (open.length === 0) open.push(turned[number - 1] as Point);
      open.push(point);
    } else if (open.length > 0) {
      found.push([...open, point]);
      open = [];
    }
  });
  return found;
}

/** Draw on through points, rounding all but the last. */
function smoothly(points: Line): string {
  let path = "";
  for (let number = 1; number + 1 < points.length; number++) {
    const [here, next] = [points[number] as Point, points[number + 1] as Point];
    const end: Point = number + 2 < points.length ? [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2] : next;
    path += `Q${at(here)} ${at(end)}`;
  }
  return points.length === 2 ? `L${at(points[1] as Point)}` : path;
}

/** Return a closed line as a path for filling: straight along the tile's edges, rounded inside. */
export function filling(line: Line, samples: Samples): string {
  const start = line.findIndex((point) => isOnEdge(point, samples));
  const turned = [...line.slice(start), ...line.slice(0, start), line[start] as Point];
  let path = `M${at(turned[0] as Point)}`;
  let open: Line = [turned[0] as Point];
  for (const point of turned.slice(1)) {
    open.push(point);
    if (!isOnEdge(point, samples)) continue;
    path += smoothly(open);
    open = [point];
  }
  return `${path}Z`;
}

/** Return the coasts of a closed line as a path for a pen, without the tile's edges. */
export function penned(line: Line, samples: Samples): string {
  return stretches(line, samples)
    .map((points) => `M${at(points[0] as Point)}${smoothly(points)}`)
    .join("");
}

/** Tell which sides of the tile a closed line touches, as bits. */
export function touches(line: Line, { left, top }: Samples): number {
  const count = [0, 0, 0, 0];
  for (const [x, y] of line) {
    if (y <= top) count[0]!++;
    if (x >= left + TILE) count[1]!++;
    if (y >= top + TILE) count[2]!++;
    if (x <= left) count[3]!++;
  }
  return count.reduce((mask, number, side) => (number > 1 ? mask | (1 << side) : mask), 0);
}
