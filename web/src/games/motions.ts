/** What moves in the games, each loaded when it is first needed. A game without a table of movements marks its places. */
import type { Component } from "svelte";
import type { Moves, Thing } from "../lib/motion/movement";

export interface GameMotion {
  MOVES: Moves<any>; // each takes its own game's view
  Piece: Component<{ thing: Thing }> | null; // draws what moves
}

const motions: Record<string, () => Promise<[{ MOVES: Moves<any> }, { default: Component<{ thing: Thing }> }]>> = {
  entdecker: () => Promise.all([import("./entdecker/motion"), import("./entdecker/Piece.svelte")]),
};

const PLAIN: GameMotion = { MOVES: {}, Piece: null };

export async function motionOf(game: string): Promise<GameMotion> {
  const load = Object.hasOwn(motions, game) ? motions[game] : undefined;
  if (!load) return PLAIN;
  const [{ MOVES }, { default: Piece }] = await load();
  return { MOVES, Piece };
}
