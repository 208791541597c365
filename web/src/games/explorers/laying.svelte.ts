/** The tile that the first player is about to lay: which one, and how it lies. */
import { ofVerb, type Offer } from "../../lib/board";
import type { Explorers } from "../../lib/types.gen";
import type { Way } from "./choosing";
import { turned, withTile } from "./grid";

interface Given {
  view: Explorers.View;
  offers: readonly Way[];
}

export class Tile {
  wanted = $state(0); // the tile that was asked for last; it may have been laid since
  turns = $state(0); // quarter-turns clockwise
  readonly #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  get #lays(): Offer<Explorers.LayTile, Explorers.Shows>[] {
    return ofVerb(this.#given().offers, "LayTile");
  }

  /** How the chosen tile would be laid. */
  get way(): Offer<Explorers.LayTile, Explorers.Shows> | undefined {
    return this.#lays.find(({ action }) => action.tile === this.chosen && action.turns === this.turns);
  }

  /** The quadrant that waits for a tile; "" while none is to be laid. */
  get quadrant(): string {
    return this.#lays[0]?.places[0] ?? "";
  }

  get chosen(): number {
    const tiles = this.#given().view.map.tiles.map(({ tile }) => tile);
    return tiles.includes(this.wanted) ? this.wanted : (tiles[0] ?? 0);
  }

  get action(): Explorers.LayTile | undefined {
    return this.way?.action;
  }

  get text(): string {
    return this.way?.text ?? "";
  }

  /** The map's terrain with the tile on trial. */
  get rows(): string[] {
    return this.#tried("terrain");
  }

  get objects(): string[] {
    return this.#tried("objects");
  }

  turn(way: 1 | -1 = 1): void {
    this.turns = (this.turns + way + 4) % 4;
  }

  /** Take the next tile. */
  next(): void {
    const tiles = this.#given().view.map.tiles.map(({ tile }) => tile);
    this.wanted = tiles[(tiles.indexOf(this.chosen) + 1) % tiles.length] ?? 0;
  }

  #tried(what: "terrain" | "objects"): string[] {
    const { map } = this.#given().view;
    const tile = map.tiles.find((each) => each.tile === this.chosen);
    return this.quadrant && tile ? withTile(map[what], this.quadrant, turned(tile[what], this.turns)) : map[what];
  }
}
