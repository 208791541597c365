/** Rule numbers in a text, so that they can be opened. */

export interface Piece {
  text: string;
  rule: boolean; // the text is a rule's number
}

const NUMBER = /\b([A-Z]{3}-\d+)\b/;

/** Cut a text into pieces, at the numbers of rules. */
export function mentions(text: string): Piece[] {
  return text
    .split(NUMBER)
    .map((piece, index) => ({ text: piece, rule: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
