/** Everything that is drawn on a tile, from its land sides and those around it. */
import type { Entdecker } from "../../lib/types.gen";
import { filling, loops, penned, Samples, touches } from "./coast";
import { series } from "./noise";
import { marksOf, type Mark, type Sight } from "./sights";
import { BIT, cellOf, maskOf, maskOfTile, SIDES, TILE, type Point } from "./spaces";
import { harbour, massesOf, massPoint, sidePoint, Waters } from "./water";

export interface Land {
  sides: number; // bits
  fill: string; // paths
  coast: string;
  spot: Point; // where a unit stands
}

export interface Ground {
  column: number;
  row: number;
  mask: number; // its land sides
  lands: Land[];
  strokes: Mark[]; // all that is drawn, from the bottom to the top
  harbour: Point;
}

const GRASS = 9; // heights
const WOODS = 34;
const SHOALS = [
  { look: "shoal", height: -10 },
  { look: "shoal deep", height: -20 },
];

const kept = new Map<string, Ground>(); // what was drawn before: most tiles stay as they are
const MOST_KEPT = 1500;

/** Return the waters of a view, with one more tile if someone tries it. */
export function watersOf(view: Pick<Entdecker.View, "board" | "tiles">, tried?: { space: string; tile: string }): Waters {
  const tiles = view.tiles.map(({ space, land }) => ({ ...cellOf(space, view.board)!, mask: maskOf(land) }));
  const cell = tried && cellOf(tried.space, view.board);
  if (cell) tiles.push({ ...cell, mask: maskOfTile(tried.tile) });
  return new Waters(view.board.width, view.board.height, tiles);
}

const keyOf = (waters: Waters, column: number, row: number, isWaterfall: boolean): string => `${column},${row},${isWaterfall}:${waters.signature(column, row)}`;

/** What is drawn on all tiles, and what is still to be done: of a tile beside a new one, what was drawn before serves for the moment. */
export interface Drawn {
  grounds: Map<string, Ground>; // by space
  late: (() => void)[]; // each draws one of those tiles as it is now; all is well once it is asked for again
}

export function groundsOf(waters: Waters, { board, tiles }: Pick<Entdecker.View, "board" | "tiles">, before: ReadonlyMap<string, Ground>): Drawn {
  const found: Drawn = { grounds: new Map(), late: [] };
  for (const { space, bonus } of tiles) {
    const { column, row } = cellOf(space, board)!;
    const draw = (): Ground => groundOf(waters, column, row, bonus > 0);
    const earlier = before.get(space);
    const isLate = earlier !== undefined && !kept.has(keyOf(waters, column, row, bonus > 0)) && waters.mask(column, row) === earlier.mask;
    found.grounds.set(space, isLate ? earlier : draw());
    if (isLate) found.late.push(draw);
  }
  return found;
}

/** Return what is drawn on a discovered tile. */
export function groundOf(waters: Waters, column: number, row: number, isWaterfall = false): Ground {
  const key = keyOf(waters, column, row, isWaterfall);
  let found = kept.get(key);
  if (!found) {
    if (kept.size > MOST_KEPT) kept.clear();
    found = drawn(waters, column, row, isWaterfall);
    kept.set(key, found);
  }
  return found;
}

function drawn(waters: Waters, column: number, row: number, isWaterfall: boolean): Ground {
  const mask = waters.mask(column, row);
  const samples = new Samples(column * TILE, row * TILE, waters.heightOver(column, row));
  const above = (level: number): string => loops(samples, level).map((line) => filling(line, samples)).join("");
  const edges = loops(samples, 0);
  const lands = massesOf(mask).map((sides): Land => {
    const own = edges.filter((line) => touches(line, samples) & sides);
    return {
      sides,
      fill: own.map((line) => filling(line, samples)).join(""),
      coast: own.map((line) => penned(line, samples)).join(""),
      spot: massPoint(column, row, sides),
    };
  });
  return {
    column,
    row,
    mask,
    lands,
    strokes: [
      ...SHOALS.map(({ look, height }) => ({ look, path: loops(samples, height).map((line) => penned(line, samples)).join("") })),
      { look: "sand", path: lands.map(({ fill }) => fill).join("") },
      { look: "grass", path: mask ? above(GRASS) : "" },
      { look: "woods", path: mask ? above(WOODS) : "" },
      { look: "coast", path: lands.map(({ coast }) => coast).join("") },
      { look: "lane", path: lanesOf(column, row, mask) },
      ...marksOf(sightsOf(samples, column, row, mask, lands, isWaterfall)),
    ].filter(({ path }) => path !== ""),
    harbour: harbour(column, row, mask),
  };
}

/** Return the sailing lines of a tile: they bend where they meet, near the harbour. */
function lanesOf(column: number, row: number, mask: number): string {
  const meet = harbour(column, row, mask);
  const isSea = SIDES.map((side) => !(mask & BIT[side]));
  const end = SIDES.map((side) => sidePoint(column, row, side));
  const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const bend = (one: number, other: number): string => `M${at(end[one]!)}Q${at(meet)} ${at(end[other]!)}`;
  const pairs = [0, 1].filter((one) => isSea[one] && isSea[one + 2]);
  if (pairs.length === 2) return bend(0, 2) + bend(1, 3);
  const [pair] = pairs;
  if (pair !== undefined) {
    const third = isSea.findIndex((sea, side) => sea && side % 2 !== pair);
    const [one, other] = [end[pair]!, end[pair + 2]!];
    const fork: Point = [(one[0] + 2 * meet[0] + other[0]) / 4, (one[1] + 2 * meet[1] + other[1]) / 4];
    return bend(pair, pair + 2) + (third < 0 ? "" : `M${at(fork)}L${at(end[third]!)}`);
  }
  const ends = isSea.flatMap((sea, side) => (sea ? [side] : []));
  if (ends.length === 2) return bend(ends[0]!, ends[1]!);
  return ends.map((side) => `M${at(meet)}L${at(end[side]!)}`).join("");
}

/** Strew palms, hills, waves and the odd whale where there is room. */
function sightsOf(samples: Samples, column: number, row: number, mask: number, lands: Land[], isWaterfall: boolean): Sight[] {
  const found: Sight[] = [];
  const next = series(column, row, 61);
  const meet = harbour(column, row, mask);
  const taken: { x: number; y: number; reach: number }[] = lands.map(({ spot: [x, y] }) => ({ x, y, reach: isWaterfall ? 40 : 25 }));
  taken.push({ x: meet[0], y: meet[1], reach: 20 });
  for (let tries = 0; tries < 60 && found.length < 9; tries++) {
    const [x, y] = [samples.left + 3 + next() * 94, samples.top + 3 + next() * 94];
    const kind = sightAt(samples.near(x, y), next(), mask);
    if (!kind || !isInside(kind, x - samples.left, y - samples.top)) continue;
    const reach = { palm: 10, palms: 13, hill: 15, mountain: 20, wave: 17, whale: 24, fish: 22 }[kind];
    if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < (other.reach + reach) * 0.72)) continue;
    taken.push({ x, y, reach });
    found.push({ kind, x: Math.round(x), y: Math.round(y), size: Math.round((0.85 + 0.3 * next()) * 100) / 100 });
  }
  return found.sort((one, other) => one.y - other.y);
}

/** Tell whether a sight does not reach over the edge of its tile. */
function isInside(kind: Sight["kind"], x: number, y: number): boolean {
  const [aside, up] = { palm: [10, 17], palms: [14, 18], hill: [14, 13], mountain: [17, 22], wave: [10, 5], whale: [24, 16], fish: [14, 8] }[kind] as [number, number];
  return x >= aside && x <= TILE - aside && y >= up && y <= TILE - 4;
}

function sightAt(height: number, chance: number, mask: number): Sight["kind"] | null {
  if (height > 48) return chance < 0.35 ? "mountain" : chance < 0.7 ? "hill" : "palms";
  if (height > 24) return chance < 0.2 ? "hill" : chance < 0.6 ? "palms" : "palm";
  if (height > 14) return "palm";
  if (height > -32) return null;
  if (mask === 0 && height < -45 && chance < 0.006) return chance < 0.003 ? "whale" : "fish";
  return chance < 0.4 ? "wave" : null;
}
