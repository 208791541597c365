import { describe, expect, it } from "vitest";
import type { Explorers } from "../../lib/types.gen";
import type { Way } from "./choosing";
import { Tile } from "./laying.svelte";

const drawn = (letter: string): string[] => [letter.repeat(8), ...Array.from({ length: 7 }, () => "P".repeat(8))];
const TILES = [
  { tile: 2, terrain: drawn("W"), objects: drawn("-") },
  { tile: 5, terrain: drawn("M"), objects: drawn("G") },
];
const EMPTY = Array.from({ length: 16 }, () => "?".repeat(16));
const view = { map: { terrain: EMPTY, objects: EMPTY, tiles: TILES } } as unknown as Explorers.View;
const offers: Way[] = TILES.flatMap(({ tile }) =>
  [0, 1, 2, 3].map((turns) => ({
    action: { type: "LayTile", quadrant: "B", tile, turns } as const,
    text: `tile ${tile}, ${turns}`,
    notation: `lay B ${tile}r${turns}`,
    places: ["B"],
    shows: null,
    idle: "",
    final: "",
  })),
);

describe("the tile to be laid", () => {
  it("is at first the first one, not turned, on its quadrant", () => {
    const tile = new Tile(() => ({ view, offers }));
    expect(tile.quadrant).toBe("B");
    expect(tile.action).toEqual({ type: "LayTile", quadrant: "B", tile: 2, turns: 0 });
    expect(tile.rows[0]).toBe("????????WWWWWWWW");
    expect(tile.rows[8]).toBe("?".repeat(16));
  });

  it("turns clockwise and comes round again", () => {
    const tile = new Tile(() => ({ view, offers }));
    tile.turn();
    expect(tile.rows[0]).toBe("????????PPPPPPPW");
    expect(tile.text).toBe("tile 2, 1");
    for (let turn = 0; turn < 3; turn += 1) tile.turn();
    expect(tile.action?.turns).toBe(0);
  });

  it("can be another one", () => {
    const tile = new Tile(() => ({ view, offers }));
    tile.next();
    expect(tile.chosen).toBe(5);
    expect(tile.objects[0]).toBe("????????GGGGGGGG");
    tile.next();
    expect(tile.chosen).toBe(2);
  });

  it("is none when no tile is to be laid", () => {
    const tile = new Tile(() => ({ view, offers: [] }));
    expect(tile.quadrant).toBe("");
    expect(tile.action).toBeUndefined();
    expect(tile.rows).toBe(EMPTY);
  });

  it("is one that is left when the one asked for has been laid", () => {
    const tile = new Tile(() => ({ view: { map: { ...view.map, tiles: TILES.slice(1) } } as Explorers.View, offers }));
    tile.wanted = 2;
    expect(tile.chosen).toBe(5);
  });
});
