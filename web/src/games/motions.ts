/** What moves in the games, each loaded when it is first needed. A game without a table of movements marks its places. */
import type { Component } from "svelte";
import type { Moves, Source, Thing } from "../lib/motion/movement";

export interface GameMotion {
  MOVES: Moves<any>; // each takes its own game's view
  sourceOf?: Source<any>; // where points come from
  Piece: Component<{ thing: Thing }> | null; // draws what moves
}

type Loaded = [Pick<GameMotion, "MOVES" | "sourceOf">, { default: Component<{ thing: Thing }> }];

const motions: Record<string, () => Promise<Loaded>> = {
  entdecker: () => Promise.all([import("./entdecker/motion"), import("./entdecker/Piece.svelte")]),
  explorers: () => Promise.all([import("./explorers/motion"), import("./explorers/Piece.svelte")]),
  overworld: () => Promise.all([import("./overworld/motion"), import("./overworld/Piece.svelte")]),
};

const PLAIN: GameMotion = { MOVES: {}, Piece: null };

export async function motionOf(game: string): Promise<GameMotion> {
  const load = Object.hasOwn(motions, game) ? motions[game] : undefined;
  if (!load) return PLAIN;
  const [moves, { default: Piece }] = await load();
  return { ...moves, Piece };
}
