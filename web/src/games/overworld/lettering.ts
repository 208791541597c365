/** How the rim of the map is lettered: readable however small a map that has grown is drawn. */
const SQUARE = 16; // units
const READABLE = 10.5; // px
const LEAST = 5; // units
const MOST = SQUARE; // units: larger, and it would hide what is laid beside the map
const DIGIT = 0.6; // times its size …
const LETTER = 1.5; // … which every name ends with, and a gap
const STEPS = [1, 2, 5, 10];

/** Return the size of its letters, in units, and that every so many rows and columns are named, for squares of so many px;
 * `digits`: of the longest name. */
export function lettering(square: number, digits = 1): { size: number; step: number } {
  const size = Math.min(MOST, Math.max(LEAST, (READABLE * SQUARE) / square));
  return { size, step: STEPS.find((step) => step * SQUARE >= size * (digits * DIGIT + LETTER)) ?? 10 };
}
