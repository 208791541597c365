/** Chance that is always the same: what a chart looks like must not change when it is drawn again. */

/** Return a number from 0 to just under 1 that belongs to these numbers. */
export function hash(...parts: number[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    h = Math.imul(h ^ (part + 0x9e3779b9), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return (h >>> 0) / 2 ** 32;
}

/** Return a series of such numbers. */
export function series(...seed: number[]): () => number {
  let step = 0;
  return () => hash(...seed, ++step);
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from −1 to 1 over a plane, with hills about one unit wide. */
export function noise(x: number, y: number, salt: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [ease(x - column), ease(y - row)];
  const at = (dx: number, dy: number): number => hash(column + dx, row + dy, salt) * 2 - 1;
  const top = at(0, 0) * (1 - right) + at(1, 0) * right;
  const bottom = at(0, 1) * (1 - right) + at(1, 1) * right;
  return top * (1 - down) + bottom * down;
}
