import { describe, expect, it } from "vitest";
import { loops, penned, Samples, touches } from "./coast";
import { groundOf, groundsOf, watersOf, type Drawn } from "./ground";
import { hash, series } from "./noise";
import { BIT, boxOf, cellAt, cellOf, maskOf, maskOfTile, nameOf, sideTowards, SIDES, spaceOf, STEP, TILE, type Side } from "./spaces";
import { harbour, landArms, massesOf, seaArms, sidePoint, Waters } from "./water";
import type { Entdecker } from "../../lib/types.gen";

const board: Entdecker.BoardView = { width: 12, height: 8, columns: [..."ABCDEFGHIJKL"], edges: [] };

/** A board full of tiles that match: every side between two spaces is land or sea by chance. */
function world(width: number, height: number, seed: number): Waters {
  const isLand = (column: number, row: number, side: Side): boolean => {
    if (side === "S") return isLand(column, row + 1, "N");
    if (side === "E") return isLand(column + 1, row, "W");
    if (side === "N" ? row === 0 || row === height : column === 0 || column === width) return false;
    return hash(column, row, side === "N" ? 1 : 2, seed) < 0.55;
  };
  const tiles = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const mask = SIDES.reduce((bits, side) => bits | (isLand(column, row, side) ? BIT[side] : 0), 0);
      tiles.push({ column, row, mask });
    }
  }
  return new Waters(width, height, tiles);
}

describe("spaces", () => {
  it("have names and cells that belong together, Edge Spaces included", () => {
    for (const name of ["A1", "L8", "C4", "N:A", "S:L", "W:8", "E:1"]) expect(nameOf(cellOf(name, board)!, board)).toBe(name);
    expect(cellOf("C3/E", board)).toEqual({ column: 2, row: 2 });
    expect([cellOf("P2.5", board), cellOf("hidden", board), cellOf("M1", board), cellOf("A9", board)]).toEqual([null, null, null, null]);
    expect(nameOf({ column: -1, row: -1 }, board)).toBe("");
    expect(spaceOf("C3/E")).toBe("C3");
  });

  it("are found under a point and cover a box around it", () => {
    for (const cell of [{ column: -1, row: 3 }, { column: 5, row: 8 }, { column: 0, row: 0 }]) {
      const { x, y, width, height } = boxOf(cell, board);
      expect(cellAt(x + width / 2, y + height / 2, board)).toEqual(cell);
    }
    expect(nameOf(cellAt(-500, 20, board), board)).toBe("");
    expect(sideTowards({ column: 3, row: 3 }, { column: 3, row: 4 })).toBe("S");
    expect(sideTowards({ column: 3, row: 3 }, { column: 4, row: 4 })).toBeNull();
  });

  it("know how a tile in notation lies", () => {
    expect(["1", "2r1", "3r2", "4r1", "5r3", "6"].map(maskOfTile)).toEqual([0, 2, 12, 10, 11, 15].map((mask, at) => (at === 4 ? maskOf("NEW") : mask)));
  });
});

describe("the height over the chart", () => {
  it("is the same on both sides of every shared edge", () => {
    const waters = world(6, 4, 7);
    for (let column = 0; column < 5; column++) {
      const [west, east] = [waters.heightOver(column, 1), waters.heightOver(column + 1, 1)];
      for (let y = 0; y <= TILE; y += 4) expect(west((column + 1) * TILE, TILE + y)).toBe(east((column + 1) * TILE, TILE + y));
    }
  });

  it("is land along every arm of land and water along every sailing line", () => {
    for (const seed of [1, 2, 3, 4]) {
      const waters = world(8, 6, seed);
      for (let row = 0; row < 6; row++) {
        for (let column = 0; column < 8; column++) {
          const mask = waters.mask(column, row);
          const height = waters.heightOver(column, row);
          const along = ([x1, y1, x2, y2]: readonly number[], share: number): number => height(x1! + (x2! - x1!) * share, y1! + (y2! - y1!) * share);
          for (const share of [0, 0.25, 0.5, 0.75, 1]) {
            for (const arm of landArms(column, row, mask).flat()) expect(along(arm, share)).toBeGreaterThan(0);
            for (const arm of seaArms(column, row, mask)) expect(along(arm, share)).toBeLessThan(0);
          }
        }
      }
    }
  });

  it("leaves a sea side all water", () => {
    const waters = world(8, 6, 5);
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 8; column++) {
        const height = waters.heightOver(column, row);
        if (waters.side(column, row, "N") !== "sea") continue;
        for (let x = 0; x <= TILE; x += 5) expect(height(column * TILE + x, row * TILE)).toBeLessThan(0);
      }
    }
  });
});

describe("coasts", () => {
  it("meet the coast of the tile beside them at the same points", () => {
    const waters = world(6, 4, 11);
    const ends = (column: number, row: number, x: number): string[] => {
      const samples = new Samples(column * TILE, row * TILE, waters.heightOver(column, row));
      const points = loops(samples, 0).flatMap((line) => penned(line, samples).match(/-?[\d.]+ -?[\d.]+/g) ?? []);
      return [...new Set(points.filter((point) => point.startsWith(`${x} `)))].sort();
    };
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 5; column++) expect(ends(column, row, (column + 1) * TILE)).toEqual(ends(column + 1, row, (column + 1) * TILE));
    }
  });

  it("close around each mass of a tile", () => {
    const waters = world(8, 6, 3);
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 8; column++) {
        const mask = waters.mask(column, row);
        const samples = new Samples(column * TILE, row * TILE, waters.heightOver(column, row));
        const touched = loops(samples, 0).map((line) => touches(line, samples)).filter(Boolean);
        expect(touched.sort()).toEqual(massesOf(mask).sort());
      }
    }
  });

  it("are drawn the same every time, and kept", () => {
    const waters = world(5, 5, 9);
    const ground = groundOf(waters, 2, 2);
    expect(groundOf(world(5, 5, 9), 2, 2)).toBe(ground);
    expect(ground.lands.map(({ sides }) => sides)).toEqual(massesOf(waters.mask(2, 2)));
    const looks = ground.strokes.map(({ look }) => look);
    expect(looks).toEqual(expect.arrayContaining(["sand", "coast", "lane"]));
    expect(looks.some((look) => ["palm", "leaf", "hill", "rock", "wave", "animal"].includes(look))).toBe(true);
    expect(ground.strokes.every(({ path }) => path.startsWith("M"))).toBe(true);
  });

  it("beside a new tile stay as they were until there is time, and are then drawn as if they had always lain there", () => {
    const tile = (space: string, land: string): Entdecker.TileView => ({ space, land, bonus: 0, is_unfound: false, masses: [] }) as unknown as Entdecker.TileView;
    const first = [tile("K1", "S"), tile("K3", "")];
    const drawn = (tiles: Entdecker.TileView[], before: Drawn["grounds"]): Drawn => groundsOf(watersOf({ board, tiles }), { board, tiles }, before);
    const before = drawn(first, new Map());
    expect(before.late).toEqual([]);
    const more = [...first, tile("K2", "N")];
    const now = drawn(more, before.grounds);
    expect(now.late).toHaveLength(2);
    expect(now.grounds.get("K1")).toBe(before.grounds.get("K1"));
    expect(now.grounds.get("K2")?.mask).toBe(BIT.N);
    for (const draw of now.late) draw();
    const then = drawn(more, now.grounds);
    expect(then.late).toEqual([]);
    expect(then.grounds.get("K1")).not.toBe(before.grounds.get("K1"));
    expect(then.grounds).toEqual(drawn(more, new Map()).grounds);
  });

  it("of an open side run to the edge of the tile", () => {
    const waters = new Waters(5, 5, [{ column: 2, row: 2, mask: 1 }]);
    const ground = groundOf(waters, 2, 2);
    expect(ground.lands[0]?.fill).toContain(" 200");
    expect(waters.side(2, 1, "S")).toBe("land");
    expect(waters.side(1, 1, "N")).toBe("unknown");
  });
});

it("sailing lines of neighbours meet on their shared side", () => {
  for (const side of SIDES) {
    const [right, down] = STEP[side];
    const back = SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;
    expect(sidePoint(3, 3, side)).toEqual(sidePoint(3 + right, 3 + down, back));
  }
  expect(harbour(0, 0, 0)[0]).toBeGreaterThan(40);
  expect(series(1)()).toBe(series(1)());
});
