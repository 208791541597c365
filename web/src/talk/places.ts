/** Places of the board in what somebody typed, so that they can be pointed at: called as the story calls them. */

export interface Piece {
  text: string;
  place: string; // as the view names it; empty: it is none
}

/** By which it is told what is a place: of games whose squares have a letter and a number, how the letter is written. */
const LETTERS: Readonly<Record<string, (text: string) => string>> = {
  entdecker: (text) => text.toUpperCase(),
  explorers: (text) => text.toLowerCase(),
};

const ENDS = ["(?<![\\p{L}\\d])", "(?![\\p{L}\\d])"] as const;
const SQUARE = new RegExp(`${ENDS[0]}[a-z]\\d{1,2}${ENDS[1]}`, "giu");
const steps = (letters: string): string => `(?:\\d{1,3}[${letters}]|[${letters}]\\d{1,3})`;
const COMPASS = new RegExp(`${ENDS[0]}(?:(${steps("NS")})(?: (${steps("EWO")}))?|(${steps("EWO")}))${ENDS[1]}`, "gu");

/** Return how far a step such as “4N” or “O2” leads to the east or the south. A German O is the east, a French one the west. */
function ahead(step: string | undefined, language: string): number {
  if (!step) return 0;
  const letter = step.replaceAll(/\d/g, "");
  const isBack = letter === "N" || letter === "W" || (letter === "O" && language !== "de");
  return Number(step.replaceAll(/\D/g, "")) * (isBack ? -1 : 1);
}

/** Cut a message at the places that it speaks of. `language`: of whoever said it; `known`: the places of any other game. */
export function pieces(text: string, game: string, language: string, known: ReadonlySet<string>): Piece[] {
  const written = LETTERS[game];
  if (written) return cut(text, SQUARE, ([found]) => written(found));
  if (game === "overworld") return cut(text, COMPASS, ([, row, column, only]) => `(${ahead(column ?? only, language)},${ahead(row, language)})`);
  return cut(text, /[^\s.,;:!?]+/g, ([found]) => (known.has(found) ? found : ""));
}

function cut(text: string, pattern: RegExp, placeOf: (match: RegExpMatchArray) => string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const place = placeOf(match);
    if (!place) continue;
    if (match.index > at) found.push({ text: text.slice(at, match.index), place: "" });
    found.push({ text: match[0], place });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), place: "" });
  return found;
}
