/** Lines of a view as paths: their points are in half squares, a square being 16 units. */

export function outlinePath(lines: readonly (readonly (readonly [number, number])[])[]): string {
  return lines.map((line) => `M${line.map(([x, y]) => `${x * 8} ${y * 8}`).join("L")}Z`).join("");
}

/** Return the middle of the square among several that is nearest to their centre: where a label is sure to lie inside. */
export function labelPlace(squares: readonly (readonly [number, number])[]): { x: number; y: number } {
  const mean = (axis: 0 | 1): number => squares.reduce((sum, square) => sum + square[axis], 0) / Math.max(squares.length, 1);
  const [x, y] = [mean(0), mean(1)];
  let best: readonly [number, number] = squares[0] ?? [0, 0];
  for (const square of squares) {
    if (Math.hypot(square[0] - x, square[1] - y) < Math.hypot(best[0] - x, best[1] - y)) best = square;
  }
  return { x: best[0] * 16 + 8, y: best[1] * 16 + 8 };
}
