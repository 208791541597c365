/** The little that a text of a rulebook may have beside words: paragraphs, lists, steps, tables, stress, rule numbers. */
import { mentions } from "../lib/mentions";

export interface Piece {
  text: string;
  isStressed: boolean;
  isRule: boolean; // the text is a rule's number
}

type Block =
  | { kind: "text"; pieces: Piece[] }
  | { kind: "list" | "steps"; items: Piece[][] }
  | { kind: "table"; rows: Piece[][][] };

const POINT = /^- /;
const STEP = /^\d+\. /;
const ROW = /^\|/;

/** Cut a text into blocks. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true; // a blank line came before
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (!line) {
      isNew = true;
      continue;
    }
    const last = isNew ? undefined : blocks.at(-1);
    if (POINT.test(line)) put(blocks, "list", line.replace(POINT, ""), last);
    else if (STEP.test(line)) put(blocks, "steps", line.replace(STEP, ""), last);
    else if (ROW.test(line)) putRow(blocks, line, last);
    else blocks.push({ kind: "text", pieces: piecesOf(line) });
    isNew = false;
  }
  return blocks;
}

function put(blocks: Block[], kind: "list" | "steps", text: string, last: Block | undefined): void {
  if (last?.kind === kind) last.items.push(piecesOf(text));
  else blocks.push({ kind, items: [piecesOf(text)] });
}

function putRow(blocks: Block[], line: string, last: Block | undefined): void {
  const row = line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => piecesOf(cell.trim()));
  if (last?.kind === "table") last.rows.push(row);
  else blocks.push({ kind: "table", rows: [row] });
}

/** Cut a line where stress begins and ends, and at the numbers of rules. */
export function piecesOf(line: string): Piece[] {
  return line
    .split(/_([^_]+)_/)
    .flatMap((part, index) => mentions(part).map(({ text, rule }) => ({ text, isStressed: index % 2 === 1, isRule: rule })));
}

/** Return a text without its marks, to be searched. */
export const plain = (text: string): string => text.replace(/_([^_]+)_/g, "$1").replace(/^(- |\d+\. |\|)|\|/gm, " ");
