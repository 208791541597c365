import { describe, expect, it } from "vitest";
import { at, isOnMap, nameOf, placeOf, placesOf, quadrantOf, turned, withTile } from "./grid";

const EMPTY = Array.from({ length: 16 }, () => "?".repeat(16));

describe("a square", () => {
  it("is named as in the rules: a1 in the north-west, p16 in the south-east", () => {
    expect(nameOf({ column: 0, row: 0 })).toBe("a1");
    expect(nameOf({ column: 15, row: 15 })).toBe("p16");
    expect(placeOf("c12")).toEqual({ column: 2, row: 11 });
  });

  it("is not found in other words that a log may speak of", () => {
    for (const name of ["", "A", "q1", "a0", "a17", "a1b", "PM|DW", "temple"]) expect(placeOf(name)).toBeNull();
    expect(placesOf(["A", "b2", "C4"])).toEqual([{ column: 1, row: 1 }]);
  });

  it("lies in a quadrant", () => {
    expect(["a1", "i8", "h9", "p16"].map((name) => quadrantOf(placeOf(name)!))).toEqual(["A", "B", "C", "D"]);
  });

  it("is on the map or not", () => {
    expect(isOnMap({ column: 15, row: 0 })).toBe(true);
    expect(isOnMap({ column: 16, row: 0 })).toBe(false);
    expect(at(["PW", "DM"], { column: 1, row: 1 })).toBe("M");
    expect(at(["PW", "DM"], { column: 2, row: 1 })).toBe("");
  });
});

describe("a tile", () => {
  it("turns clockwise", () => {
    expect(turned(["ab", "cd"], 0)).toEqual(["ab", "cd"]);
    expect(turned(["ab", "cd"], 1)).toEqual(["ca", "db"]);
    expect(turned(["ab", "cd"], 2)).toEqual(["dc", "ba"]);
    expect(turned(["ab", "cd"], 3)).toEqual(["bd", "ac"]);
  });

  it("lies on its quadrant and leaves the others alone", () => {
    const tile = Array.from({ length: 8 }, () => "WWWWWWWM");
    const map = withTile(EMPTY, "D", tile);
    expect(map[7]).toBe("?".repeat(16));
    expect(map[8]).toBe("????????WWWWWWWM");
    expect(withTile(map, "A", tile)[0]).toBe("WWWWWWWM????????");
  });
});
