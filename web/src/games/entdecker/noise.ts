/** Chance that is always the same: what a chart looks like must not change when it is drawn again. */

/** Return a number from 0 to just under 1 that belongs to these numbers. */
export function hash(...parts: number[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) h = mixed(h, part);
  return (h >>> 0) / 2 ** 32;
}

function mixed(before: number, part: number): number {
  let h = Math.imul(before ^ (part + 0x9e3779b9), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Return a series of such numbers. */
export function series(...seed: number[]): () => number {
  let step = 0;
  return () => hash(...seed, ++step);
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** The same as `hash` of three numbers: asked thousands of times for a tile. */
function hash3(one: number, two: number, three: number): number {
  let h = mixed(0x811c9dc5, one);
  h = mixed(h, two);
  h = mixed(h, three);
  return (h >>> 0) / 2 ** 32;
}

/** Smooth noise from −1 to 1 over a plane, with hills about one unit wide. */
export function noise(x: number, y: number, salt: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const right = ease(x - column);
  const down = ease(y - row);
  const top = (hash3(column, row, salt) * 2 - 1) * (1 - right) + (hash3(column + 1, row, salt) * 2 - 1) * right;
  const bottom = (hash3(column, row + 1, salt) * 2 - 1) * (1 - right) + (hash3(column + 1, row + 1, salt) * 2 - 1) * right;
  return top * (1 - down) + bottom * down;
}
