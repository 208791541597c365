/** What draws the figures of a game's rulebook: the parts of its board, with nothing to be pressed. */
import type { Component } from "svelte";
import { partAbout } from "../lib/parts";
import type { GameInfo } from "../lib/messages";

export interface FigureProps<V = unknown> {
  view: V;
  seat: number | null; // by whose eyes
  names: string[]; // by seat
  show: string; // which part of the table
  around: string[]; // places that are in the picture; none: all of the board
  lit: string[]; // places that it speaks of
  open: string[]; // places where whoever is to act may act
  hasDrawings: boolean; // it brings the drawings that all figures of a page use
  game: GameInfo | undefined;
}

// Each takes its own game's view: which one it is given is decided by the book's game, at run time.
export type Figure = Component<FigureProps<any>>;

const figures: Record<string, () => Promise<{ default: Figure }>> = {
  entdecker: () => import("./entdecker/Figure.svelte"),
  explorers: () => import("./explorers/Figure.svelte"),
  overworld: () => import("./overworld/Figure.svelte"),
};

/** Return what draws a game's figures; nothing: its board does. */
export async function figureOf(game: string): Promise<Figure | null> {
  const load = Object.hasOwn(figures, game) ? figures[game] : undefined;
  return load ? (await partAbout([game], load)).default : null;
}
