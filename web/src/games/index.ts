/** The games' boards, each loaded with its words when it is first needed. */
import type { Board } from "../lib/board";
import { partAbout } from "../lib/parts";

const boards: Record<string, () => Promise<{ default: Board }>> = {
  entdecker: () => import("./entdecker/Board.svelte"),
  explorers: () => import("./explorers/Board.svelte"),
  overworld: () => import("./overworld/Board.svelte"),
};

/** Tell whether somebody has drawn a board for a game. */
export const hasBoard = (game: string): boolean => Object.hasOwn(boards, game);

/** Return a game's board; a game without one gets the plain board, which can play everything. */
export async function boardOf(game: string): Promise<Board> {
  const load = hasBoard(game) ? boards[game] : undefined;
  return (await (load ? partAbout([game], load) : import("./plain/Board.svelte"))).default;
}
