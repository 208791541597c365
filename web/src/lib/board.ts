/** What every game's board is given. It shows the view, takes what is offered, and knows no rule. */
import type { Component } from "svelte";
import type { GameInfo, Line } from "./messages";

/** An action as it is sent: its verb and its fields. */
export interface AnyAction {
  type: string;
}

/** Something that may be done now: all that a board knows about that. `S`: what a game's offers may show. */
export interface Offer<A extends AnyAction = AnyAction, S = unknown> {
  action: A;
  text: string; // what it does, in words
  notation: string; // tells it from all others of the list
  places: string[]; // where on the board, as the view names places; the first is the one to point at
  shows: S | null; // what it would show there
  idle: string; // it would bring nothing: why; else empty
  final: string; // it is for good, or for everyone: a sentence that says so; else empty
}

/** Tell whether somebody who takes an offer is asked once more before it is done. */
export const isAsked = ({ idle, final }: Pick<Offer, "idle" | "final">): boolean => idle !== "" || final !== "";

/** A place where something has changed since one last acted, or that is pointed at. */
export interface Change {
  place: string; // as the view names it
  seat: number | null; // by whom, or whose; null: by nobody, or by all
}

export interface BoardProps<V = unknown, A extends AnyAction = AnyAction, S = unknown> {
  view: V;
  offers: Offer<A, S>[]; // empty: read-only
  seat: number | null; // who looks; null: a spectator
  names: string[]; // by seat
  act: (action: A) => void;
  whyNot: (action: A) => void; // ask why an action is not legal; the answer is shown by the page
  look?: (offer: Offer<A, S> | null) => void; // somebody looks at an offer: the page says what it would do
  story?: Line[]; // what happened so far, where it is known
  reason?: (action: A) => Promise<string>; // why an action is not legal, to be read beside what cannot be done
  highlight: string[]; // places that a line of the log, or an offer, speaks of
  lit?: Change[]; // the same, with whose they are: where everyone has a map of their own
  isPassing?: boolean; // what is lit has just happened, and nobody asked to see it: the map stays where it is
  isPast?: boolean; // a game that is looked back at: nothing is ever to be decided here
  seen?: number | null; // whose map is looked at, where everyone has one: the one of which points are explained
  told?: string[]; // what a coach speaks of, places and parts of the page (“#tracks:1”): what hides them is opened
  changed?: Change[]; // outlined until one acts
  point?: (place: string | null, whose?: number) => void; // what is pointed at, as the view names it, and on whose map; null: nothing any more
  game?: GameInfo | undefined; // what is known of the game, once it is
}

// Each board takes its own game's view: which one it is given is decided by the table's game, at run time.
export type Board = Component<BoardProps<any, any, any>>;

/** Return the offers of one verb. */
export function ofVerb<A extends AnyAction, S, T extends A["type"]>(
  offers: readonly Offer<A, S>[],
  verb: T,
): Offer<Extract<A, { type: T }>, S>[] {
  return offers.filter((offer): offer is Offer<Extract<A, { type: T }>, S> => offer.action.type === verb);
}

/** Return offers by where they are pointed at; those that are nowhere are left out. */
export function byPlace<O extends Offer<any, any>>(offers: readonly O[]): Map<string, O[]> {
  const found = new Map<string, O[]>();
  for (const offer of offers) {
    const [place] = offer.places;
    if (place === undefined) continue;
    const others = found.get(place);
    if (others) others.push(offer);
    else found.set(place, [offer]);
  }
  return found;
}
