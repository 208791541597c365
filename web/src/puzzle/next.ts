/** Which position comes next. */
import type { PuzzleInfo } from "../lib/messages";

/** The next that is not solved: after the one called so, or else from the beginning. */
export function nextOf(puzzles: PuzzleInfo[], after = ""): PuzzleInfo | undefined {
  const at = puzzles.findIndex(({ name }) => name === after);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return round.find(({ state }) => state !== "solved");
}
