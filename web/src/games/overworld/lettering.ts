/** How the rim of the map is lettered: readable however small a map that has grown is drawn. */
const SQUARE = 16; // units
const READABLE = 10.5; // px
const LEAST = 5; // units
const MOST = SQUARE; // units: larger, and it would hide what is laid beside the map
const DIGIT = 0.6; // times its size …
const LETTER = 1.1; // … which every name ends with
const GAP = 0.4;
const STEPS = [1, 2, 5, 10];

/** Return the size of its letters and half of its longest name, in units, and that every so many rows and columns are named, for
 * squares of so many px; `digits`: of the longest name. */
export function lettering(square: number, digits = 1): { size: number; half: number; step: number } {
  const size = Math.min(MOST, Math.max(LEAST, (READABLE * SQUARE) / square));
  const long = digits * DIGIT + LETTER;
  return { size, half: (size * long) / 2, step: STEPS.find((step) => step * SQUARE >= size * (long + GAP)) ?? 10 };
}
