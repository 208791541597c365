/** The legal actions, sorted by how a person chooses among them. They come from the server; no rule is known here. */
import type { LegalAction } from "../../lib/board";
import type { Entdecker } from "../../lib/types.gen";

export type Legal<A extends Entdecker.Action = Entdecker.Action> = LegalAction<A>;
export type Unit = Entdecker.PlaceUnit["unit"];
export type UnitSide = Entdecker.PlaceUnit["side"];

export interface Offers {
  starts: Map<string, Legal<Entdecker.StartAt>[]>; // by space
  tiles: Map<string, Legal<Entdecker.PlaceTile>[]>; // by space
  islands: Map<string, Legal<Entdecker.ScoreIsland>>; // by name
  recalls: Map<string, Legal<Entdecker.Recall>>; // by spot
  hidden: Map<number, Legal<Entdecker.DrawHidden>>; // by stack
  open: Map<number, Legal<Entdecker.DrawOpen>>; // by pattern
  announcements: Legal<Entdecker.Announce>[];
  units: Legal<Entdecker.PlaceUnit>[];
  sends: Legal<Entdecker.SendScout>[];
  pairs: Legal<Entdecker.NameTopScouts>[];
  stop: Legal<Entdecker.Stop> | null;
  rest: Legal[]; // what has no nicer way to be chosen: buttons
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

/** Sort the legal actions; each is in exactly one place. */
export function sorted(legal: readonly Legal[]): Offers {
  const offers: Offers = {
    starts: new Map(),
    tiles: new Map(),
    islands: new Map(),
    recalls: new Map(),
    hidden: new Map(),
    open: new Map(),
    announcements: [],
    units: [],
    sends: [],
    pairs: [],
    stop: null,
    rest: [],
  };
  for (const each of legal) {
    const { action } = each;
    if (action.type === "StartAt") add(offers.starts, action.space, { ...each, action });
    else if (action.type === "PlaceTile") add(offers.tiles, action.space, { ...each, action });
    else if (action.type === "ScoreIsland") offers.islands.set(action.island, { ...each, action });
    else if (action.type === "Recall") offers.recalls.set(action.spot, { ...each, action });
    else if (action.type === "DrawHidden") offers.hidden.set(action.stack, { ...each, action });
    else if (action.type === "DrawOpen") offers.open.set(action.pattern, { ...each, action });
    else if (action.type === "Announce") offers.announcements.push({ ...each, action });
    else if (action.type === "PlaceUnit") offers.units.push({ ...each, action });
    else if (action.type === "SendScout") offers.sends.push({ ...each, action });
    else if (action.type === "NameTopScouts") offers.pairs.push({ ...each, action });
    else if (action.type === "Stop") offers.stop = { ...each, action };
    else offers.rest.push(each);
  }
  return offers;
}

const different = <T>(values: T[]): T[] => [...new Set(values)];

/** Return what can be told apart about a chosen unit: on which sides it may stand, and which numbers it may have. */
export function unitWays(units: readonly Legal<Entdecker.PlaceUnit>[], unit: Unit): { sides: UnitSide[]; numbers: number[] } {
  const own = units.filter(({ action }) => action.unit === unit);
  return { sides: different(own.map(({ action }) => action.side)), numbers: different(own.map(({ action }) => action.number)) };
}

export function unitAction(units: readonly Legal<Entdecker.PlaceUnit>[], unit: Unit | null, side: UnitSide, number: number): Legal<Entdecker.PlaceUnit> | null {
  return units.find(({ action }) => action.unit === unit && action.side === side && action.number === number) ?? null;
}

/** Which scout is sent: a number of the supply, or the spot where it is picked up. */
export interface Scout {
  number: number;
  spot: string;
}

/** Return the scouts among whom a player who sends one may choose. */
export function scoutsToSend(sends: readonly Legal<Entdecker.SendScout>[]): Scout[] {
  const found = new Map<string, Scout>();
  for (const { action } of sends) found.set(`${action.number} ${action.spot}`, { number: action.number, spot: action.spot });
  return [...found.values()];
}

/** Return, by path, the way to send this scout there. */
export function waysToSend(sends: readonly Legal<Entdecker.SendScout>[], scout: Scout | undefined): Map<number, Legal<Entdecker.SendScout>> {
  const own = sends.filter(({ action }) => action.number === scout?.number && action.spot === scout.spot);
  return new Map(own.map((each) => [each.action.path, each]));
}

/** Return the pair of top scouts that were picked, in whatever order. */
export function pairOf(pairs: readonly Legal<Entdecker.NameTopScouts>[], picked: readonly number[]): Legal<Entdecker.NameTopScouts> | null {
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

/** Return which side a unit's action names for a mass: empty unless the tile has two. */
export function sideOf(mass: Entdecker.MassView): UnitSide {
  return (mass.name.split("/")[1] ?? "") as UnitSide;
}
