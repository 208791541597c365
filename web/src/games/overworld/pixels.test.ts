import { describe, expect, it } from "vitest";
import { labelPlace, outlinePath } from "./outline";
import { coastOf, layers, turned } from "./pixels";
import { BEACH, CAVE, DOOR, EXPLORER, ITEMS, PALETTE, PORT, TERRAIN } from "./sprites";

describe("pixel drawings", () => {
  it("become runs of pixels, one path for each colour", () => {
    expect(layers(["ab", "bb", " a"])).toEqual([
      { letter: "a", path: "M0 0h1v1h-1zM1 2h1v1h-1z" },
      { letter: "b", path: "M1 0h1v1h-1zM0 1h2v1h-2z" },
    ]);
  });

  it("lie where they are put, and are turned to the right", () => {
    expect(layers(["a "], 16, 32)).toEqual([{ letter: "a", path: "M16 32h1v1h-1z" }]);
    expect(turned(["ab", "cd"], 1)).toEqual(["ca", "db"]);
    expect(turned(["ab", "cd"], 3)).toEqual(["bd", "ac"]);
  });

  it.each([["N", 8, 1], ["E", 14, 8], ["S", 8, 14], ["W", 1, 8]])("of coasts have their land to the %s", (direction, x, y) => {
    const full = (letter: string): string[] => BEACH.map((row) => letter.repeat(row.length));
    const coast = coastOf(direction, full("g"), full("d"));
    expect([coast[y]?.[x], coast[15 - y]?.[15 - x]]).toEqual(["g", "d"]);
    expect(coast.join("")).toContain("s");
    for (const row of coast) expect(row).toHaveLength(16);
  });

  it.each(Object.entries({ ...TERRAIN, BEACH, CAVE, DOOR }))("%s fills a square of 16 by 16", (_, drawing) => {
    expect(drawing).toHaveLength(16);
    for (const row of drawing) expect(row).toHaveLength(16);
  });

  it("are all of one width, in colours of the palette", () => {
    for (const drawing of [...Object.values(TERRAIN), ...Object.values(EXPLORER), ...Object.values(ITEMS), BEACH, CAVE, DOOR, PORT]) {
      expect(new Set(drawing.map((row) => row.length)).size).toBe(1);
      for (const letter of drawing.join("")) expect(letter === " " || letter === "x" || letter in PALETTE).toBe(true);
    }
  });
});

describe("outlines", () => {
  it("are drawn in half squares", () => {
    expect(outlinePath([[[0, 0], [2, 0], [2, 2], [0, 2]]])).toBe("M0 0L16 0L16 16L0 16Z");
  });

  it("have their label on a square of their own, even around a bend", () => {
    const bend: [number, number][] = [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2]];
    const { x, y } = labelPlace(bend);
    expect(bend).toContainEqual([(x - 8) / 16, (y - 8) / 16]);
  });
});
