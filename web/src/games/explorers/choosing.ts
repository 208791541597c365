/** What a person means: by a click or a tap on the map, and by the buttons of the turn. What is legal comes from the server. */
import type { LegalAction } from "../../lib/board";
import type { Explorers } from "../../lib/types.gen";
import { nameOf, type Place } from "./grid";

export type Legal = LegalAction<Explorers.Action>;

/** A choice to commit to, with the action that makes it. */
export interface Offer {
  choice: Explorers.ChoiceView;
  legal: Legal;
}

export type Tap =
  | { kind: "choose"; square: string } // a square that may be chosen
  | { kind: "nearer" } // several are under the finger: look closer
  | { kind: "no"; square: string }; // none is

/** Return the actions that choose a square, by its name. */
export function bySquare(legal: readonly Legal[]): Map<string, Legal> {
  return new Map(legal.flatMap((each) => ("square" in each.action ? [[each.action.square, each] as const] : [])));
}

/** Tell what is meant by a place in units of squares; a finger is `reach` squares wide to each side, a mouse 0. */
export function meant(x: number, y: number, reach: number, open: ReadonlySet<string>): Tap {
  const place: Place = { column: Math.floor(x), row: Math.floor(y) };
  const square = nameOf(place);
  if (reach <= 0) return open.has(square) ? { kind: "choose", square } : { kind: "no", square };
  const near: string[] = [];
  const span = Math.ceil(reach);
  for (let row = place.row - span; row <= place.row + span; row += 1) {
    for (let column = place.column - span; column <= place.column + span; column += 1) {
      const name = nameOf({ column, row });
      const away = Math.max(column - x, x - column - 1, row - y, y - row - 1);
      if (away <= reach && open.has(name)) near.push(name);
    }
  }
  const [only] = near;
  if (only === undefined) return { kind: "no", square };
  return near.length === 1 ? { kind: "choose", square: only } : { kind: "nearer" };
}

/** Return the square after (1) or before (-1) another among several, round and round; "" among none. */
export function following(squares: readonly string[], from: string | null, way: 1 | -1): string {
  const at = from === null ? -1 : squares.indexOf(from);
  const next = at < 0 ? (way > 0 ? 0 : squares.length - 1) : (at + way + squares.length) % squares.length;
  return squares[next] ?? "";
}

/** Return the choices with their actions, in the view's order. */
export function offersOf(marking: Explorers.MarkingView | null, legal: readonly Legal[]): Offer[] {
  return (marking?.choices ?? []).flatMap((choice) => {
    const found = legal.find(({ action }) => makes(action, choice));
    return found ? [{ choice, legal: found }] : [];
  });
}

function makes(action: Explorers.Action, choice: Explorers.ChoiceView): boolean {
  switch (action.type) {
    case "ChooseSide":
      return choice.kind === "card-side" && action.side === choice.terrains;
    case "TakeSide":
      return choice.kind === "side" && action.side === choice.terrains;
    case "UseScroll":
      return choice.kind === "scroll" && action.terrain === choice.terrains;
    case "ChooseTerrain":
      return choice.kind === "terrain" && action.terrain === choice.terrains && action.quadrant === choice.quadrant;
    default:
      return false;
  }
}

/** Return what is offered nowhere else and so needs a button of its own. */
export function leftOver(legal: readonly Legal[], offers: readonly Offer[]): Legal[] {
  const shown = new Set(offers.map((offer) => offer.legal));
  return legal.filter((each) => each.action.type !== "Mark" && each.action.type !== "LayTile" && !shown.has(each));
}

/** How many marks a choice gave in all: the most that have been due since it was made. */
export interface Given {
  of: string; // which choice
  marks: number;
}

export function givenMarks(before: Given, view: Explorers.View): Given {
  const { marking, turn } = view;
  const of = [turn.round, turn.turn, turn.batch, marking?.terrains ?? "", marking?.extras.join("") ?? ""].join(" ");
  const due = marking?.due ?? 0;
  if (before.of === of) return { of, marks: Math.max(before.marks, due) };
  // seen for the first time, perhaps in the middle of the turn: the card may tell
  const side = turn.moment === "card" ? view.card?.sides.find((each) => sameTerrains(each.side, marking?.terrains ?? "")) : undefined;
  return { of, marks: Math.max(due, side?.marks[view.viewer ?? 0] ?? 0) };
}

/** Tell whether two sides are of the same terrains, in whatever order they are named. */
export const sameTerrains = (one: string, other: string): boolean => [...one].toSorted().join("") === [...other].toSorted().join("");

/** Tell whether a mark is the last one that is due: it cannot be taken back once everyone is done. */
export const isLast = (marking: Explorers.MarkingView | null): boolean =>
  marking !== null && marking.choices.length === 0 && marking.due + marking.horses === 1 && marking.extras.length === 0;
