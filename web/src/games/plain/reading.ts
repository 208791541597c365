/** Reading a game that nobody has drawn a board for: its view as fields and a drawing, what is offered as groups. */
import type { Offer } from "../../lib/board";

export type Words = Readonly<Record<string, string>>; // what the game calls its fields and verbs: "view-…", "verb-…"

/** Return what a field of the view or a verb is called: by the game's own word, or by its name as one would write it. */
export function titleOf(kind: "view" | "verb", name: string, words: Words = {}): string {
  const said = words[`${kind}-${name}`];
  if (said) return said;
  const spaced = name.replaceAll("_", " ").replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const DRAWN = ["board", "drawing", "map"]; // fields that may hold a drawing

/** Return a board that is drawn as text, as rows of cells; null if there is none. Rows are as long as the longest. */
export function drawingOf(view: unknown): string[][] | null {
  for (const field of DRAWN) {
    const rows = rowsOf(fieldsOf(view)[field]);
    if (rows) return rows;
  }
  return null;
}

function rowsOf(value: unknown): string[][] | null {
  const lines = typeof value === "string" ? value.replace(/\n+$/, "").split("\n") : value;
  if (!Array.isArray(lines) || lines.length < 2) return null;
  if (lines.every((line): line is string => typeof line === "string")) return even(cellsOf(lines));
  const isRow = (line: unknown): line is unknown[] => Array.isArray(line) && line.every((cell) => cell === null || typeof cell !== "object");
  return lines.every(isRow) ? even(lines.map((line) => line.map((cell) => (cell === null ? "" : String(cell))))) : null;
}

/** Cut lines where they have spaces, if that gives as many cells in each; else into letters, without empty columns. */
function cellsOf(lines: string[]): string[][] {
  const words = lines.map((line) => line.trim().split(/\s+/));
  if (words.every(({ length }) => length > 1 && length === words[0]?.length)) return words;
  const letters = even(lines.map((line) => [...line]));
  const isEmpty = (column: number): boolean => letters.every((row) => (row[column] ?? "").trim() === "");
  return letters.map((row) => row.filter((_, column) => !isEmpty(column)).map((cell) => cell.trim()));
}

function even(rows: string[][]): string[][] {
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => "")]);
}

export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Return the fields of a view that are worth reading: not who looks, and not what is drawn. */
export function read(view: unknown): Fields {
  const isDrawn = (field: string, value: unknown): boolean => DRAWN.includes(field) && rowsOf(value) !== null;
  return Object.fromEntries(Object.entries(fieldsOf(view)).filter(([field, value]) => field !== "viewer" && !isDrawn(field, value)));
}

/** How a value is shown. */
export type Shape =
  | { kind: "nothing" }
  | { kind: "text"; text: string }
  | { kind: "lines"; text: string } // as it is written, line by line
  | { kind: "truth"; is: boolean }
  | { kind: "seats"; seats: number[] }
  | { kind: "list"; items: unknown[] }
  | { kind: "table"; columns: string[]; rows: Fields[] }
  | { kind: "fields"; fields: Fields };

const SEATS = new Set(["seat", "seats", "active", "actor", "actors", "owner", "winner", "winners", "leader", "leaders", "player"]);

/** Return how to show a value of a field. Numbers below 0 are nobody's seat. */
export function shapeOf(field: string, value: unknown): Shape {
  if (value === null || value === undefined || value === "") return { kind: "nothing" };
  if (typeof value === "boolean") return { kind: "truth", is: value };
  if (typeof value === "string" && value.includes("\n")) return { kind: "lines", text: value };
  if (typeof value !== "object") {
    const isSeat = typeof value === "number" && value >= 0 && SEATS.has(field);
    return isSeat ? { kind: "seats", seats: [value] } : { kind: "text", text: String(value) };
  }
  if (!Array.isArray(value)) return Object.keys(value).length > 0 ? { kind: "fields", fields: value as Fields } : { kind: "nothing" };
  if (value.length === 0) return { kind: "nothing" };
  if (SEATS.has(field) && value.every((each) => typeof each === "number" && each >= 0)) return { kind: "seats", seats: value as number[] };
  if (value.every((each) => Object.keys(fieldsOf(each)).length > 0)) {
    const rows = value as Fields[];
    return { kind: "table", columns: [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== "type"), rows };
  }
  return { kind: "list", items: value };
}

interface Group {
  verb: string;
  offers: Offer[];
}

/** Return what is offered by verb, in the order in which the verbs come. */
export function groupsOf(offers: readonly Offer[]): Group[] {
  const verbs = [...new Set(offers.map(({ action }) => action.type))];
  return verbs.map((verb) => ({ verb, offers: offers.filter(({ action }) => action.type === verb) }));
}
