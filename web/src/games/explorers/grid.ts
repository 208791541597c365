/** Squares of the map: their names, and tiles as they lie. */

export const SIZE = 16; // squares along an edge of the map
export const UNIT = 16; // of the drawing, along an edge of a square

const COLUMNS = "abcdefghijklmnop";
const CORNERS: Record<string, Place> = {
  A: { column: 0, row: 0 },
  B: { column: SIZE / 2, row: 0 },
  C: { column: 0, row: SIZE / 2 },
  D: { column: SIZE / 2, row: SIZE / 2 },
};

export interface Place {
  column: number;
  row: number;
}

export const nameOf = ({ column, row }: Place): string => `${COLUMNS[column] ?? "?"}${row + 1}`;

/** Return where a square is; null for anything else, such as a name that a line of the log speaks of. */
export function placeOf(name: string): Place | null {
  const found = /^([a-p])([1-9]|1[0-6])$/.exec(name);
  return found ? { column: COLUMNS.indexOf(found[1] ?? ""), row: Number(found[2]) - 1 } : null;
}

export const placesOf = (names: readonly string[]): Place[] => names.flatMap((name) => placeOf(name) ?? []);

export const isOnMap = ({ column, row }: Place): boolean => column >= 0 && row >= 0 && column < SIZE && row < SIZE;

export const at = (rows: readonly string[], { column, row }: Place): string => rows[row]?.[column] ?? "";

/** Return which quadrant a square is in: "A" in the north-west to "D" in the south-east. */
export const quadrantOf = ({ column, row }: Place): string =>
  "ABCD"[(column >= SIZE / 2 ? 1 : 0) + (row >= SIZE / 2 ? 2 : 0)] ?? "A";

export const cornerOf = (quadrant: string): Place => CORNERS[quadrant] ?? { column: 0, row: 0 };

/** Return a square drawing after quarter-turns clockwise. */
export function turned(rows: readonly string[], turns: number): string[] {
  let now = [...rows];
  for (let turn = 0; turn < turns; turn += 1) {
    const before = now;
    now = before.map((_, row) => before.map((_, column) => before[before.length - 1 - column]?.[row] ?? "?").join(""));
  }
  return now;
}

/** Return the map with a tile on a quadrant. */
export function withTile(rows: readonly string[], quadrant: string, tile: readonly string[]): string[] {
  const corner = cornerOf(quadrant);
  return rows.map((line, row) => {
    const laid = tile[row - corner.row];
    return laid === undefined ? line : line.slice(0, corner.column) + laid + line.slice(corner.column + laid.length);
  });
}
