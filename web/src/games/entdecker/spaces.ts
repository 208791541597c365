/** Where spaces lie: names as in the notation ("C4", "S:C", "C3/E"), cells counted from 0, points in units of the chart. */
import type { Entdecker } from "../../lib/types.gen";

export const TILE = 100; // units of a tile's side
export const RIM = 60; // how far the Edge Spaces reach out

export type Side = "N" | "E" | "S" | "W";
export type Point = readonly [x: number, y: number];

/** A space of the board; Edge Spaces lie in column or row −1, or just past the last. */
export interface Cell {
  column: number;
  row: number;
}

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const STEP: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
export const BIT: Record<Side, number> = { N: 1, E: 2, S: 4, W: 8 };

/** Return the bits of land sides: "NE" is 3. */
export const maskOf = (sides: string): number => SIDES.reduce((mask, side) => mask | (sides.includes(side) ? BIT[side] : 0), 0);

const UNTURNED: readonly number[] = [0, 0, 1, 3, 5, 7, 15, 15]; // by pattern, as printed on the tiles

/** Return the land sides, as bits, of a tile in notation: "3r2" is a pattern and its quarter-turns. */
export function maskOfTile(tile: string): number {
  const [pattern = 0, turns = 0] = tile.split("r").map(Number);
  const mask = UNTURNED[pattern] ?? 0;
  return ((mask << turns) | (mask >> (4 - turns))) & 15;
}

/** Return where a space lies; null for what is no space of this board. */
export function cellOf(name: string, board: Entdecker.BoardView): Cell | null {
  const edge = /^([NESW]):(\w+)$/.exec(name);
  if (edge) {
    const [, side, label = ""] = edge;
    const at = side === "N" || side === "S" ? board.columns.indexOf(label) : Number(label) - 1;
    if (side === "N") return { column: at, row: -1 };
    if (side === "S") return { column: at, row: board.height };
    return { column: side === "W" ? -1 : board.width, row: at };
  }
  const space = /^([A-Z]+)(\d+)(\/[NESW])?$/.exec(name);
  const column = board.columns.indexOf(space?.[1] ?? "");
  const row = Number(space?.[2] ?? 0) - 1;
  return column < 0 || row < 0 || row >= board.height ? null : { column, row };
}

/** Return the name of the space at a cell; empty outside the board and its Edge Spaces. */
export function nameOf({ column, row }: Cell, board: Entdecker.BoardView): string {
  const isColumn = column >= 0 && column < board.width;
  const isRow = row >= 0 && row < board.height;
  if (isColumn && isRow) return `${board.columns[column]}${row + 1}`;
  if (isColumn && row === -1) return `N:${board.columns[column]}`;
  if (isColumn && row === board.height) return `S:${board.columns[column]}`;
  if (isRow && column === -1) return `W:${row + 1}`;
  if (isRow && column === board.width) return `E:${row + 1}`;
  return "";
}

/** Return the space of an island's or a unit's name: "C3" for "C3/E". */
export const spaceOf = (name: string): string => name.split("/")[0] ?? name;

/** Return the cell at a point of the chart; the rim is as deep as RIM. */
export function cellAt(x: number, y: number, board: Entdecker.BoardView): Cell {
  const along = (at: number, length: number): number => {
    if (at < 0) return at < -RIM ? -2 : -1;
    if (at >= length * TILE) return at > length * TILE + RIM ? length + 1 : length;
    return Math.floor(at / TILE);
  };
  return { column: along(x, board.width), row: along(y, board.height) };
}

/** Return the part of the chart that a cell covers. */
export function boxOf({ column, row }: Cell, board: Entdecker.BoardView): { x: number; y: number; width: number; height: number } {
  const along = (at: number, length: number): [number, number] => {
    if (at < 0) return [-RIM, RIM];
    return at >= length ? [length * TILE, RIM] : [at * TILE, TILE];
  };
  const [x, width] = along(column, board.width);
  const [y, height] = along(row, board.height);
  return { x, y, width, height };
}

/** Return the side that leads from one cell to one beside it. */
export function sideTowards(from: Cell, to: Cell): Side | null {
  return SIDES.find((side) => from.column + STEP[side][0] === to.column && from.row + STEP[side][1] === to.row) ?? null;
}
