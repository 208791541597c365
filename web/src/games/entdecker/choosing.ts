/** What is offered, sorted by how a person chooses among it. It comes from the server; no rule is known here. */
import { byPlace, ofVerb, type Offer } from "../../lib/board";
import type { Entdecker } from "../../lib/types.gen";

export type Way<A extends Entdecker.Action = Entdecker.Action> = Offer<A, Entdecker.Shows>;
export type Unit = Entdecker.PlaceUnit["unit"];

export interface Offers {
  starts: Map<string, Way<Entdecker.StartAt>[]>; // by space
  tiles: Map<string, Way<Entdecker.PlaceTile>[]>; // by space
  islands: Map<string, Way<Entdecker.ScoreIsland>>; // by name
  recalls: Map<string, Way<Entdecker.Recall>>; // by mass, or by space of a path
  hidden: Map<string, Way<Entdecker.DrawHidden>>; // by stack
  open: Map<string, Way<Entdecker.DrawOpen>>; // by stack
  announcements: Way<Entdecker.Announce>[];
  units: Way<Entdecker.PlaceUnit>[];
  sends: Way<Entdecker.SendScout>[];
  pairs: Way<Entdecker.NameTopScouts>[];
  stop: Way<Entdecker.Stop> | null;
  rest: Way[]; // what has no nicer way to be chosen: buttons
}

const SORTED = new Set<Entdecker.Action["type"]>([
  "StartAt",
  "PlaceTile",
  "ScoreIsland",
  "Recall",
  "DrawHidden",
  "DrawOpen",
  "Announce",
  "PlaceUnit",
  "SendScout",
  "NameTopScouts",
  "Stop",
]);

/** Sort what is offered; each is in exactly one place. */
export function sorted(offers: readonly Way[]): Offers {
  return {
    starts: byPlace(ofVerb(offers, "StartAt")),
    tiles: byPlace(ofVerb(offers, "PlaceTile")),
    islands: onePerPlace(ofVerb(offers, "ScoreIsland")),
    recalls: onePerPlace(ofVerb(offers, "Recall")),
    hidden: onePerPlace(ofVerb(offers, "DrawHidden")),
    open: onePerPlace(ofVerb(offers, "DrawOpen")),
    announcements: ofVerb(offers, "Announce"),
    units: ofVerb(offers, "PlaceUnit"),
    sends: ofVerb(offers, "SendScout"),
    pairs: ofVerb(offers, "NameTopScouts"),
    stop: ofVerb(offers, "Stop")[0] ?? null,
    rest: offers.filter(({ action }) => !SORTED.has(action.type)),
  };
}

const onePerPlace = <O extends Offer<any, any>>(offers: readonly O[]): Map<string, O> =>
  new Map(offers.map((offer) => [offer.places[0] ?? "", offer]));

const different = <T>(values: T[]): T[] => [...new Set(values)];

/** Return what can be told apart about a chosen unit: on which masses it may stand, and which numbers it may have. */
export function unitWays(units: readonly Way<Entdecker.PlaceUnit>[], unit: Unit): { masses: string[]; numbers: number[] } {
  const own = units.filter(({ action }) => action.unit === unit);
  return { masses: different(own.map(({ places }) => places[0] ?? "")), numbers: different(own.map(({ action }) => action.number)) };
}

/** Return the way to place a unit on a mass. */
export function unitWay(units: readonly Way<Entdecker.PlaceUnit>[], unit: Unit | null, mass: string, number: number): Way<Entdecker.PlaceUnit> | null {
  return units.find(({ action, places }) => action.unit === unit && places[0] === mass && action.number === number) ?? null;
}

/** Which scout is sent: a number of the supply, or the spot where it is picked up. */
export interface Scout {
  number: number;
  spot: string;
}

/** Return the scouts among whom a player who sends one may choose. */
export function scoutsToSend(sends: readonly Way<Entdecker.SendScout>[]): Scout[] {
  const found = new Map<string, Scout>();
  for (const { action } of sends) found.set(`${action.number} ${action.spot}`, { number: action.number, spot: action.spot });
  return [...found.values()];
}

/** Return, by path, the way to send this scout there. */
export function waysToSend(sends: readonly Way<Entdecker.SendScout>[], scout: Scout | undefined): Map<string, Way<Entdecker.SendScout>> {
  return onePerPlace(sends.filter(({ action }) => action.number === scout?.number && action.spot === scout.spot));
}

/** Return the pair of top scouts that were picked, in whatever order. */
export function pairOf(pairs: readonly Way<Entdecker.NameTopScouts>[], picked: readonly number[]): Way<Entdecker.NameTopScouts> | null {
  if (picked.length !== 2) return null;
  return pairs.find(({ action }) => picked.includes(action.first) && picked.includes(action.second)) ?? null;
}

/** Return the mass of a tile under a point: the nearest of its land sides, or of what there is. */
export function massAt(tile: Entdecker.TileView, right: number, down: number): Entdecker.MassView | null {
  const [one, other] = tile.masses;
  if (!one || !other) return one ?? null;
  const distance = { N: down, E: 1 - right, S: 1 - down, W: right };
  const near = ({ sides }: Entdecker.MassView): number => Math.min(...[...sides].map((side) => distance[side as keyof typeof distance]));
  return near(one) <= near(other) ? one : other;
}

/** Return what a way to start costs, and by which route; null if it does not say. */
export const paymentOf = (way: Way<Entdecker.StartAt> | undefined): Entdecker.Payment | null =>
  way?.shows?.type === "Payment" ? way.shows : null;

/** Return what something costs in gold; 0 if it does not say. */
export const costOf = (way: Way | null | undefined): number => (way?.shows?.type === "Cost" ? way.shows.gold : 0);
