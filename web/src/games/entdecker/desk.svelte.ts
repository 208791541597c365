/** What a person is trying: pointed at, held, turned. Everything a click, a tap or a key does is here. */
import type { BoardProps } from "../../lib/board";
import type { Entdecker } from "../../lib/types.gen";
import { massAt, paymentOf, scoutsToSend, sorted, unitWay, unitWays, waysToSend, type Unit, type Way } from "./choosing";
import { cellAt, cellOf, nameOf, spaceOf, STEP, TILE, type Side } from "./spaces";

type Given = BoardProps<Entdecker.View, Entdecker.Action, Entdecker.Shows>;

/** A place of the chart; the shares say where in the space, to tell two masses apart. */
export interface Spot {
  space: string; // empty: beside the board
  column: number;
  row: number;
  right: number;
  down: number;
}

/** Tell whether the cursor is on the mass that a name speaks of, if it speaks of one. */
function isAt(name: string, { right, down }: Spot): boolean {
  const step = STEP[name.split("/")[1] as Side];
  return !step || (right - 0.5) * step[0] + (down - 0.5) * step[1] > 0.3;
}

export class Desk {
  pointed = $state.raw<Spot | null>(null); // under the pointer or the cursor
  held = $state<string | null>(null); // the space or island that is tried
  turns = $state(0); // how often a tile that is tried was turned
  payment = $state(0); // which way to pay is looked at
  unit = $state<Unit | null>(null); // the kind of unit that is tried
  mass = $state(""); // … and where
  number = $state(0);
  scout = $state(0); // which of the scouts to send
  isRecalling = $state(false);
  isStopping = $state(false);
  looked = $state.raw<Way | null>(null); // what a button says that is looked at

  readonly given: () => Given;

  constructor(given: () => Given) {
    this.given = given;
  }

  offers = $derived.by(() => sorted(this.given().offers));

  /** Whether something is lit that lies beside the chart: a stack, a path. */
  isLit(name: string): boolean {
    return this.given().highlight.includes(name);
  }

  /** Whether it has changed since one last acted. */
  hasChanged(name: string): boolean {
    return this.given().changed?.some(({ place }) => place === name) ?? false;
  }

  /** The tile that is tried, as it would lie; while one looks for a scout to take back, nothing else is tried. */
  ghost = $derived.by((): { space: string; tile: string; way: Way<Entdecker.PlaceTile> } | null => {
    if (this.isRecalling) return null;
    const space = this.held ?? this.pointed?.space ?? "";
    const ways = this.offers.tiles.get(space);
    const way = ways?.[this.turns % ways.length];
    return way ? { space, tile: way.action.tile, way } : null;
  });

  /** The way to start that is looked at, and what it costs by which route. */
  start = $derived.by((): { space: string; way: Way<Entdecker.StartAt>; payment: Entdecker.Payment } | null => {
    if (this.isRecalling) return null;
    const space = this.held ?? this.pointed?.space ?? "";
    const ways = this.offers.starts.get(space);
    const way = ways?.[this.held ? this.payment : 0] ?? ways?.[0];
    const payment = paymentOf(way);
    return way && payment ? { space, way, payment } : null;
  });

  /** The island that a button which is looked at speaks of. */
  island = $derived.by(() => (this.looked?.action.type === "ScoreIsland" ? this.looked.action.island : null));

  look = (way: Way | null): void => {
    this.looked = way;
  };

  /** What a person looks at: on a button, or else what is held, or what may be chosen where they point. */
  ahead = $derived.by((): Way | null => {
    const { offers, held, pointed, looked } = this;
    if (looked) return looked;
    if (this.isStopping) return offers.stop;
    if (this.isRecalling) return (pointed && this.#recallAt(pointed)) ?? null;
    return this.ghost?.way ?? this.start?.way ?? this.placing ?? offers.islands.get(held ?? "") ?? (pointed ? this.#wayAt(pointed) : null);
  });

  /** The unit that is tried, if enough is known to place it. */
  placing = $derived.by(() => unitWay(this.offers.units, this.unit, this.mass, this.number));

  scouts = $derived.by(() => scoutsToSend(this.offers.sends));
  paths = $derived.by(() => waysToSend(this.offers.sends, this.scouts[this.scout]));

  /** Let go of everything; with only one space for a tile, try it there. */
  reset(): void {
    const [only, other] = [...this.offers.tiles.keys()];
    this.held = only && !other ? only : null;
    this.turns = this.payment = this.number = this.scout = 0;
    this.unit = null;
    this.mass = "";
    this.isRecalling = this.isStopping = false;
    this.looked = null;
  }

  /** Let go of what is tried; whoever no longer looks for a scout to take back still holds what they held before. */
  cancel(): void {
    if (!this.isRecalling) this.held = this.unit = null;
    this.isRecalling = this.isStopping = false;
  }

  spotAt(x: number, y: number): Spot {
    const { board } = this.given().view;
    const cell = cellAt(x, y, board);
    return { ...cell, space: nameOf(cell, board), right: x / TILE - cell.column, down: y / TILE - cell.row };
  }

  /** Move the cursor; from nowhere, to the ship or the middle. */
  step(right: number, down: number): Spot {
    const { board, turn } = this.given().view;
    const middle = { column: Math.floor(board.width / 2), row: Math.floor(board.height / 2) };
    const from = this.pointed ?? { ...((turn.ship && cellOf(turn.ship, board)) || middle) };
    const column = Math.min(Math.max(from.column + right, -1), board.width);
    const row = Math.min(Math.max(from.row + down, -1), board.height);
    this.pointed = { column, row, space: nameOf({ column, row }, board), right: 0.5, down: 0.5 };
    return this.pointed;
  }

  /** The places of the chart that may be chosen now. */
  open = $derived.by((): string[] => {
    const { tiles, starts, recalls, islands } = this.offers;
    if (!this.isRecalling && tiles.size + starts.size > 0) return [...tiles.keys(), ...starts.keys()];
    const names = this.isRecalling ? [...recalls.keys()] : [...islands.keys()];
    return names.filter((name) => cellOf(name, this.given().view.board) !== null);
  });

  /** Put the cursor on a place: of a tile with two masses, on the one that is named. */
  go(name: string): Spot | null {
    const { board } = this.given().view;
    const cell = cellOf(name, board);
    if (!cell) return null;
    const [right, down] = STEP[name.split("/")[1] as Side] ?? [0, 0];
    this.pointed = { ...cell, space: nameOf(cell, board), right: 0.5 + right * 0.4, down: 0.5 + down * 0.4 };
    return this.pointed;
  }

  /** The place of the cursor, as those that may be chosen are named. */
  at = $derived.by((): string | null => {
    const { pointed } = this;
    if (!pointed) return null;
    const same = (name: string): boolean => spaceOf(name) === pointed.space && isAt(name, pointed);
    return this.open.find(same) ?? pointed.space;
  });

  /** Someone chooses a place of the chart. */
  choose(spot: Spot): void {
    const { offers } = this;
    this.pointed = spot;
    if (!spot.space) this.cancel();
    else if (this.isRecalling) this.#recall(spot);
    else if (offers.tiles.size > 0) this.#tryTile(spot.space);
    else if (offers.starts.size > 0) this.#tryStart(spot.space);
    else if (this.unit) this.#tryUnit(spot);
    else if (offers.islands.size > 0) this.#tryIsland(spot);
  }

  /** Do what is held: Enter, a second click, or a button. */
  confirm(): void {
    const { act } = this.given();
    const { offers, held } = this;
    if (this.isRecalling) return;
    const way = (held && (this.ghost?.way ?? this.start?.way)) || this.placing || (held && offers.islands.get(held));
    if (!way) return;
    act(way.action);
    this.cancel();
  }

  /** Turn the tile that is tried on, or back; tell whether there is one. */
  turn(way: 1 | -1 = 1): boolean {
    const ways = this.ghost && this.offers.tiles.get(this.ghost.space);
    if (ways) this.turns = (this.turns + way + ways.length) % ways.length;
    return Boolean(ways);
  }

  /** Let go of whatever is held; tell whether there was anything. */
  letGo(): boolean {
    const isAnything = this.held !== null || this.unit !== null || this.isRecalling || this.isStopping;
    this.cancel();
    return isAnything;
  }

  /** Ask why something cannot be done, to be read beside it. */
  why(action: Entdecker.Action): Promise<string> | undefined {
    return this.given().reason?.(action);
  }

  /** Take a kind of unit up; it needs no more if there is only one way. */
  take(unit: Unit): void {
    const { masses, numbers } = unitWays(this.offers.units, unit);
    if (masses.length === 0) return this.given().whyNot({ type: "PlaceUnit", unit, side: "", number: 0 });
    this.isRecalling = this.isStopping = false;
    this.unit = this.unit === unit ? null : unit;
    this.mass = masses.includes(this.mass) ? this.mass : (masses[0] ?? "");
    this.number = numbers[0] ?? 0;
  }

  #tryTile(space: string): void {
    const ways = this.offers.tiles.get(space);
    if (!ways) {
      const tile = this.ghost?.tile ?? [...this.offers.tiles.values()][0]?.[0]?.action.tile ?? "";
      return this.given().whyNot({ type: "PlaceTile", space, tile });
    }
    if (this.held === space) return this.confirm();
    this.held = space;
    this.turns %= ways.length;
  }

  #tryStart(space: string): void {
    const ways = this.offers.starts.get(space);
    if (!ways) return this.given().whyNot({ type: "StartAt", space, bank: 0, tolls: [0, 0, 0, 0] });
    if (this.held === space && ways.length === 1) return this.confirm();
    this.held = space;
    this.payment = 0;
  }

  #tryUnit(spot: Spot): void {
    const { view } = this.given();
    const tile = spot.space === view.turn.landed ? view.tiles.find(({ space }) => space === spot.space) : undefined;
    const mass = tile && massAt(tile, spot.right, spot.down);
    if (!mass) return this.cancel();
    const { masses } = unitWays(this.offers.units, this.unit!);
    if (mass.name !== this.mass && masses.includes(mass.name)) this.mass = mass.name;
    else this.confirm();
  }

  #massAt({ space, right, down }: Spot): Entdecker.MassView | null {
    const tile = this.given().view.tiles.find((each) => each.space === space);
    return tile ? massAt(tile, right, down) : null;
  }

  /** What a click on a place would do, where nothing is tried yet: score an island. */
  #wayAt(spot: Spot): Way | null {
    return this.offers.islands.get(this.#massAt(spot)?.island ?? spot.space) ?? null;
  }

  #recallAt(spot: Spot): Way<Entdecker.Recall> | undefined {
    const { recalls } = this.offers;
    return recalls.get(this.#massAt(spot)?.name ?? spot.space) ?? [...recalls].find(([place]) => spaceOf(place) === spot.space)?.[1];
  }

  #recall(spot: Spot): void {
    const way = this.#recallAt(spot);
    if (way) this.given().act(way.action);
    else this.given().whyNot({ type: "Recall", spot: this.#massAt(spot)?.name ?? spot.space });
  }

  #tryIsland(spot: Spot): void {
    const island = this.#massAt(spot)?.island ?? spot.space;
    if (!this.offers.islands.has(island)) return this.given().whyNot({ type: "ScoreIsland", island });
    if (this.held === island) return this.confirm();
    this.held = island;
  }
}
