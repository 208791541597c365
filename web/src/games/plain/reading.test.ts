import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/board";
import { drawingOf, groupsOf, read, shapeOf, titleOf } from "./reading";

describe("a name", () => {
  it("is written as a person would, unless the game has a word for it", () => {
    expect(titleOf("view", "open_sides")).toBe("Open sides");
    expect(titleOf("verb", "PlaceTile")).toBe("Place tile");
    expect(titleOf("view", "heap", { "view-heap": "The heap of stones", "verb-heap": "Pile up" })).toBe("The heap of stones");
  });
});

describe("a drawing", () => {
  it("is cut at its spaces where every line has as many, else into letters", () => {
    expect(drawingOf({ board: "1 2 3\n4 X 6\n" })).toEqual([["1", "2", "3"], ["4", "X", "6"]]);
    expect(drawingOf({ board: ["..#", ".#"] })).toEqual([[".", ".", "#"], [".", "#", ""]]);
    expect(drawingOf({ board: " a b\n 1 .\n   2" })).toEqual([["a", "b"], ["1", "."], ["", "2"]]);
    expect(drawingOf({ map: [[1, null], [2, "x"]] })).toEqual([["1", ""], ["2", "x"]]);
  });

  it("is only what looks like one", () => {
    for (const board of ["one line", 7, null, { width: 3 }, [{ square: "a1" }], []]) expect(drawingOf({ board })).toBeNull();
    expect(drawingOf(null)).toBeNull();
  });

  it("is not read a second time as a field", () => {
    expect(Object.keys(read({ viewer: 0, board: "a\nb", heap: 3 }))).toEqual(["heap"]);
    expect(Object.keys(read({ board: { width: 3 } }))).toEqual(["board"]);
    expect(read("a text")).toEqual({});
  });
});

describe("a value", () => {
  it("is shown by what it is", () => {
    expect(shapeOf("heap", 3)).toEqual({ kind: "text", text: "3" });
    expect(shapeOf("is_last", false)).toEqual({ kind: "truth", is: false });
    expect(shapeOf("note", "a\nb")).toEqual({ kind: "lines", text: "a\nb" });
    expect(shapeOf("seat", 1)).toEqual({ kind: "seats", seats: [1] });
    expect(shapeOf("actors", [0, 2])).toEqual({ kind: "seats", seats: [0, 2] });
    expect(shapeOf("actors", [-1])).toEqual({ kind: "list", items: [-1] });
    expect(shapeOf("turn", { seat: 1 })).toEqual({ kind: "fields", fields: { seat: 1 } });
    for (const nothing of [null, "", [], {}]) expect(shapeOf("any", nothing)).toEqual({ kind: "nothing" });
  });

  it("that repeats is a table with a column for every field", () => {
    const rows = [{ seat: 0, gold: 3 }, { type: "Rich", seat: 1, gems: 2 }];
    expect(shapeOf("players", rows)).toEqual({ kind: "table", columns: ["seat", "gold", "gems"], rows });
  });
});

it("offers come by verb, each once", () => {
  const offer = (type: string, notation: string): Offer => ({ action: { type }, text: notation, notation, places: [], shows: null, idle: "", final: "" });
  const groups = groupsOf([offer("Take", "take 1"), offer("Pass", "pass"), offer("Take", "take 2")]);
  expect(groups.map(({ verb, offers }) => [verb, offers.map(({ notation }) => notation)])).toEqual([
    ["Take", ["take 1", "take 2"]],
    ["Pass", ["pass"]],
  ]);
});
