/**
 * Land and water as a height over the chart: above 0 is land. It is computed from the tiles' land sides alone and is the
 * same on both sides of a shared edge, so that coasts meet there exactly.
 *
 * Every tile has arms of land (from the middle of each land side inwards) and of water (from the middle of each sea side
 * to where its sailing lines meet). The height is how much nearer land is than water, made uneven by noise.
 */
import { hash, noise } from "./noise";
import { BIT, OPPOSITE, SIDES, STEP, TILE, type Point, type Side } from "./spaces";

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const UNDISCOVERED = -1;
const FAR = TILE; // what is farther away does not matter; so a tile depends only on those around it
const CORNER = 13; // water in a corner reaches less far than water along a line

/** The land of a tile that hangs together, as bits of its sides (only opposite sides are apart). */
export function massesOf(mask: number): number[] {
  if (mask === 5) return [1, 4];
  if (mask === 10) return [8, 2];
  return mask ? [mask] : [];
}

export class Waters {
  readonly #masks: Int8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    tiles: Iterable<{ column: number; row: number; mask: number }>,
  ) {
    this.#masks = new Int8Array((width + 2) * (height + 2)).fill(UNDISCOVERED);
    for (let row = -1; row <= height; row++) {
      for (let column = -1; column <= width; column++) {
        if (row < 0 || column < 0 || row === height || column === width) this.#masks[this.#index(column, row)] = 0;
      }
    }
    for (const { column, row, mask } of tiles) this.#masks[this.#index(column, row)] = mask;
  }

  #index(column: number, row: number): number {
    return (row + 1) * (this.width + 2) + column + 1;
  }

  /** Return the land sides of a space as bits; Edge Spaces are sea. */
  mask(column: number, row: number): number {
    if (column < -1 || row < -1 || column > this.width || row > this.height) return 0;
    return this.#masks[this.#index(column, row)] ?? 0;
  }

  /** Tell what lies along a side of a space: land, sea, or nobody knows yet. */
  side(column: number, row: number, side: Side): "land" | "sea" | "unknown" {
    const own = this.mask(column, row);
    if (own !== UNDISCOVERED) return own & BIT[side] ? "land" : "sea";
    const [right, down] = STEP[side];
    const other = this.mask(column + right, row + down);
    if (other === UNDISCOVERED) return "unknown";
    return other & BIT[OPPOSITE[side]] ? "land" : "sea";
  }

  /** Tell whether the north-western corner of a space is under water: a sea side ends there. */
  isWet(column: number, row: number): boolean {
    return (
      this.side(column, row, "N") === "sea" ||
      this.side(column, row, "W") === "sea" ||
      this.side(column - 1, row - 1, "E") === "sea" ||
      this.side(column - 1, row - 1, "S") === "sea"
    );
  }

  /** What the height at any point of a tile depends on, in one text: nothing beyond the tiles around it is near enough. */
  signature(column: number, row: number): string {
    let text = "";
    for (let down = -1; down <= 1; down++) for (let right = -1; right <= 1; right++) text += this.mask(column + right, row + down) + ",";
    return text;
  }

  /** Return a function that tells the height in and on the edges of a tile. */
  heightOver(column: number, row: number): (x: number, y: number) => number {
    const land: Segment[] = [];
    const sea: Segment[] = [];
    const corners: Point[] = [];
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const [c, r] = [column + right, row + down];
        for (const arm of landArms(c, r, this.mask(c, r))) land.push(...arm);
        sea.push(...seaArms(c, r, this.mask(c, r)));
      }
    }
    for (let r = row; r <= row + 1; r++) {
      for (let c = column; c <= column + 1; c++) if (this.isWet(c, r)) corners.push(cornerPoint(c, r)); // others are too far away
    }
    const [dry, wet] = [stretchesOf(land), stretchesOf(sea)];
    return (x, y) => {
      let water = nearest(x, y, wet);
      for (const corner of corners) {
        const away = Math.sqrt((x - corner[0]) ** 2 + (y - corner[1]) ** 2) + CORNER;
        if (away < water) water = away;
      }
      return water - nearest(x, y, dry) + unevenness(x, y);
    };
  }
}

const uneven = new Map<number, number>(); // by place: a tile is drawn again whenever one beside it is found
const MOST_PLACES = 100_000;

/** Return how much higher, or lower, a place is than its coasts alone would have it. */
function unevenness(x: number, y: number): number {
  const key = x * 65536 + y;
  let found = uneven.get(key);
  if (found === undefined) {
    found = 8 * noise(x / 21, y / 21, 1) + 4.5 * noise(x / 9.5, y / 9.5, 2);
    if (uneven.size >= MOST_PLACES) uneven.clear();
    uneven.set(key, found);
  }
  return found;
}

/** Return lines as numbers in a row, five to a line: where it starts, how far it goes right and down, and one over its length squared. */
function stretchesOf(segments: readonly Segment[]): Float64Array {
  const numbers = new Float64Array(segments.length * 5);
  segments.forEach(([x1, y1, x2, y2], at) => {
    const [right, down] = [x2 - x1, y2 - y1];
    const square = right * right + down * down;
    numbers.set([x1, y1, right, down, square === 0 ? 0 : 1 / square], at * 5);
  });
  return numbers;
}

/** Return how far the nearest of some lines is. Asked thousands of times for a tile: no arrays, and one root in the end. */
function nearest(x: number, y: number, lines: Float64Array): number {
  let least = FAR * FAR;
  for (let at = 0; at < lines.length; at += 5) {
    const east = x - lines[at]!;
    const south = y - lines[at + 1]!;
    const right = lines[at + 2]!;
    const down = lines[at + 3]!;
    let share = (east * right + south * down) * lines[at + 4]!;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    const aside = east - share * right;
    const below = south - share * down;
    const square = aside * aside + below * below;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

/** A number from −1 to 1 that belongs to a place. */
const sway = (column: number, row: number, salt: number): number => hash(column, row, salt) * 2 - 1;

function cornerPoint(column: number, row: number): Point {
  return [column * TILE + 5 * sway(column, row, 11), row * TILE + 5 * sway(column, row, 12)];
}

/** Return the point where lines cross a side of a space: near its middle, and the same for the space beside it. */
export function sidePoint(column: number, row: number, side: Side): Point {
  if (side === "S") return sidePoint(column, row + 1, "N");
  if (side === "E") return sidePoint(column + 1, row, "W");
  if (side === "N") return [column * TILE + TILE / 2 + 9 * sway(column, row, 21), row * TILE];
  return [column * TILE, row * TILE + TILE / 2 + 9 * sway(column, row, 22)];
}

/** Return a tile's point that lies `east` and `south` of its middle, a little off. */
function inner(column: number, row: number, east: number, south: number, salt: number): Point {
  const off = (extra: number): number => 4 * sway(column, row, salt + extra);
  return [(column + 0.5) * TILE + east + off(0), (row + 0.5) * TILE + south + off(1)];
}

/** Return the middle of a mass, where a unit stands. */
export function massPoint(column: number, row: number, mass: number): Point {
  let [east, south] = [0, 0];
  for (const side of SIDES) {
    if (!(mass & BIT[side])) continue;
    east += STEP[side][0];
    south += STEP[side][1];
  }
  const count = SIDES.filter((side) => mass & BIT[side]).length;
  const reach = [0, 27, 18, 24, 0][count] ?? 0;
  return inner(column, row, east * reach, south * reach, 31);
}

/** Return, by mass, the lines from the land sides of a tile to its middle. */
export function landArms(column: number, row: number, mask: number): Segment[][] {
  return massesOf(Math.max(mask, 0)).map((mass) => {
    const middle = massPoint(column, row, mass);
    const arms: Segment[] = SIDES.filter((side) => mass & BIT[side]).map((side) => [...sidePoint(column, row, side), ...middle]);
    SIDES.forEach((side, at) => {
      const next = SIDES[(at + 1) % 4] as Side;
      if (!(mass & BIT[side] && mass & BIT[next])) return;
      const corner = inner(column, row, (STEP[side][0] + STEP[next][0]) * 23, (STEP[side][1] + STEP[next][1]) * 23, 41 + 2 * at);
      arms.push([...sidePoint(column, row, side), ...corner], [...corner, ...sidePoint(column, row, next)]);
    });
    return arms;
  });
}

/** Return where the sailing lines of a tile meet, and where a ship lies. */
export function harbour(column: number, row: number, mask: number): Point {
  let [east, south] = [0, 0];
  for (const side of SIDES) {
    if (!(mask & BIT[side])) continue;
    east -= STEP[side][0];
    south -= STEP[side][1];
  }
  const reach = [0, 13, 15, 10, 0][SIDES.filter((side) => mask & BIT[side]).length] ?? 0;
  return inner(column, row, east * reach, south * reach, 51);
}

/** Return the lines from the sea sides of a tile to where they meet. */
export function seaArms(column: number, row: number, mask: number): Segment[] {
  if (mask < 0) return [];
  const middle = harbour(column, row, mask);
  return SIDES.filter((side) => !(mask & BIT[side])).map((side) => [...sidePoint(column, row, side), ...middle]);
}
