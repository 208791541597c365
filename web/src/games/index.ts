/** The games' boards, each loaded when it is first needed. */
import type { Board } from "../lib/board";
import type { GameInfo } from "../lib/messages";
import type { Explorers } from "../lib/types.gen";
import { say } from "../lib/words";

const boards: Record<string, () => Promise<{ default: Board }>> = {
  entdecker: () => import("./entdecker/Board.svelte"),
  explorers: () => import("./explorers/Board.svelte"),
  overworld: () => import("./overworld/Board.svelte"),
};

/** Return a game's board; a game without one gets the plain board, which can play everything. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (() => import("./PlainBoard.svelte"));
  return (await load()).default;
}

/** The options that a table is asked about first; all others wait behind “more options”. */
const FIRST_OPTIONS: Record<string, string[]> = {
  entdecker: ["scenario", "edition", "top_scout"],
  explorers: ["map", "provisions", "gems", "temples", "villages", "achievements"],
  overworld: ["provisions", "ports"],
};

export const firstOptions = (game: string): string[] => FIRST_OPTIONS[game] ?? [];

const USUAL_SEATS: Record<string, number> = { entdecker: 3, explorers: 3, overworld: 2 };

/** How many sit at a table unless someone wishes otherwise: enough for a lively game that does not take long. */
export function usualSeats(game: GameInfo): number {
  const usual = USUAL_SEATS[game.name] ?? 2;
  return game.seats.includes(usual) ? usual : (game.seats.at(-1) ?? 1);
}

const OPEN_GAMES = new Set(["overworld"]);

/** Tell whether people at one screen must hide something from one another. */
export const keepsSecrets = (game: string): boolean => !OPEN_GAMES.has(game);

/** Return the rank that a game played alone ended with; empty where there is none. */
export function rankOf(game: string, view: unknown): string {
  if (game !== "explorers") return "";
  const { result, rank_bounds: bounds } = view as Explorers.View;
  if (result?.rank == null) return "";
  const place = say("explorers-rank-of", { rank: result.rank + 1, ranks: bounds.length + 1 });
  return `${say(`explorers-rank-${result.rank}`)}, ${place}`;
}
