/** What a person means: by a click or a tap on the map, and by the buttons of the turn. What is legal comes from the server. */
import type { Offer } from "../../lib/board";
import type { Explorers } from "../../lib/types.gen";
import { nameOf, type Place } from "./grid";

export type Way = Offer<Explorers.Action, Explorers.Shows>;

/** Something to commit to; its places are the squares that could be marked first. */
export type Commitment = Way & { shows: Explorers.Choice };

export type Tap =
  | { kind: "choose"; square: string } // a square that may be chosen
  | { kind: "nearer" } // several are under the finger: look closer
  | { kind: "no"; square: string }; // none is

const isOfSquare = ({ action: { type } }: Way): boolean => type === "Mark" || type === "ChooseVillage";

/** Return the offers that choose a square, by its name. */
export function bySquare(offers: readonly Way[]): Map<string, Way> {
  return new Map(offers.filter(isOfSquare).map((each) => [each.places[0] ?? "", each]));
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

/** Return what can be committed to. */
export function commitments(offers: readonly Way[]): Commitment[] {
  return offers.filter((each): each is Commitment => each.shows?.type === "Choice");
}

/** Return what is offered nowhere else and so needs a button of its own. */
export function leftOver(offers: readonly Way[]): Way[] {
  return offers.filter(({ action, shows }) => action.type !== "Mark" && action.type !== "LayTile" && shows?.type !== "Choice");
}

/** Tell whether two sides are of the same terrains, in whatever order they are named. */
export const sameTerrains = (one: string, other: string): boolean => [...one].toSorted().join("") === [...other].toSorted().join("");

/** Tell whether who looks is marking: something was committed to, and nothing else is to be chosen. */
export const isMarking = ({ marking }: Explorers.View, choices: readonly Commitment[]): boolean =>
  marking !== null && marking.terrains !== "" && choices.length === 0;
