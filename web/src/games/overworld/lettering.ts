/** How the rim of the map is lettered: readable however small a map that has grown is drawn. */
const SQUARE = 16; // units
const READABLE = 10.5; // px
const LEAST = 5; // units
const MOST = SQUARE; // units: larger, and it would hide what is laid beside the map
const WIDE = 2.2; // times its size: the longest name, and a gap
const STEPS = [1, 2, 5, 10];

/** Return the size of its letters, in units, and that every so many rows and columns are named, for squares of so many px. */
export function lettering(square: number): { size: number; step: number } {
  const size = Math.min(MOST, Math.max(LEAST, (READABLE * SQUARE) / square));
  return { size, step: STEPS.find((step) => step * SQUARE >= size * WIDE) ?? 10 };
}
