/** What every game's board is given. It shows the view, offers the legal actions, and knows no rule. */
import type { Component } from "svelte";

/** An action as it is sent: its verb and its fields. */
export interface AnyAction {
  type: string;
}

export interface LegalAction<A extends AnyAction = AnyAction> {
  action: A;
  text: string; // what it does, in words
  notation: string;
}

export interface BoardProps<V = unknown, A extends AnyAction = AnyAction> {
  view: V;
  legal: LegalAction<A>[]; // empty: read-only
  seat: number | null; // who looks; null: a spectator
  names: string[]; // by seat
  act: (action: A) => void;
  whyNot: (action: A) => void; // ask why an action is not legal; the answer is shown by the page
  highlight: string[]; // squares or spaces that a line of the log speaks of
}

// Each board takes its own game's view: which one it is given is decided by the table's game, at run time.
export type Board = Component<BoardProps<any, any>>;
