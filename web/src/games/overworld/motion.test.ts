import { expect, test } from "vitest";
import { lineOf } from "../../lib/line.fixture";
import { movementsOf, type Movement } from "../../lib/motion/movement";
import type { Overworld } from "../../lib/types.gen";
import { lookOf, MOVES } from "./motion";

const half = (kind: string, explorer: { seat: number; explorer: string } | null = null, side = "L"): object => ({ side, kind, region: "", explorer });
const squares = [
  { square: "(2,-1)", x: 2, y: -1, kind: "forest", coast: null, halves: [half("forest", { seat: 1, explorer: "camel" })] },
  { square: "(3,-1)", x: 3, y: -1, kind: "mountain", coast: null, halves: [half("mountain")] },
  { square: "(3,0)", x: 3, y: 0, kind: null, coast: { land: "E", face: "A0" }, halves: [half("forest"), half("reef", { seat: 1, explorer: "ship" }, "W")] },
];
const gaps = [{ gap: "(4,4)", left: ["camel", "ship"], items: ["key", "map", "leg"] }];
const view = { board: { squares }, gaps } as unknown as Overworld.View;

type Told = { type: string; seat?: number } & Record<string, unknown>;
const moved = (event: Told, seat: number | null = 0): Movement[] => {
  const line = lineOf({ event, seat: event.seat ?? null });
  return movementsOf([line], MOVES, { view, before: view, seat });
};

test("a tile looks as it will lie", () => {
  expect(lookOf(view, ["(2,-1)", "(3,-1)", "(3,0)"])).toBe("0,0,forest 1,0,mountain 1,1,E:forest:reef");
});

test("another's tile comes from the hand to all of its squares; one's own is let fall where it was tried", () => {
  const event = { type: "SurveyPlaced", seat: 1, squares: ["(2,-1)", "(3,-1)"] };
  expect(moved(event)[0]).toMatchObject({ from: "#hand", to: event.squares, piece: ["square (2,-1)", "square (3,-1)"] });
  expect(moved(event, 1)[0]).not.toHaveProperty("from");
});

test("explorers come from the supply, one after the other, each to where it stands", () => {
  const found = moved({ type: "ExplorersPut", seat: 1, explorer: "ship", squares: ["(3,0)", "(3,-1)"] });
  expect(found.map(({ from, to, after }) => [from, to, after])).toEqual([
    ["#supply:1", "~explorer (3,0) ship", undefined],
    ["#supply:1", "~explorer (3,-1) ship", 0.3],
  ]);
});

test("who wins a gap is seen, and goes home as what it was", () => {
  const found = moved({ type: "GapWon", seat: 1, gap: "(4,4)", explorers: 2, squares: ["(2,-1)", "(3,0)", "(3,-1)"] });
  expect(found.map(({ way }) => way)).toEqual(["ring", "ring", "ring", "ring", "go", "go"]);
  expect(found.slice(-2).map(({ thing, from, to }) => [thing?.look, from, to])).toEqual([["camel", "(2,-1)", "#supply:1"], ["ship", "(3,0)", "#supply:1"]]);
});

test("a door comes from the supply, or from the gap that it leaves", () => {
  expect(moved({ type: "DoorPlaced", seat: 1, gap: "(4,4)", origin: "" })[0]).toMatchObject({ from: "#supply:1", to: "~entrance (4,4)" });
  expect(moved({ type: "DoorPlaced", seat: 1, gap: "(4,4)", origin: "(0,1)" })[0]).toMatchObject({ from: "(0,1)" });
});

test("what is left behind and what is taken become the last pieces of the gap", () => {
  expect(moved({ type: "ExplorerLeft", seat: 1, explorer: "ship", gap: "(4,4)", origin: "(3,0)" })[0]).toMatchObject({ piece: "left (4,4) 1" });
  const taken = moved({ type: "ItemsTaken", seat: 1, gap: "(4,4)", items: ["map", "leg"] });
  expect(taken.map(({ from, piece }) => [from, piece])).toEqual([["#shop:map", "item (4,4) 1"], ["#shop:leg", "item (4,4) 2"]]);
});
