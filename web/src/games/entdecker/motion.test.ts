import { expect, test } from "vitest";
import { lineOf } from "../../lib/line.fixture";
import { movementsOf, type Movement } from "../../lib/motion/movement";
import type { Line } from "../../lib/messages";
import type { Entdecker } from "../../lib/types.gen";
import { MOVES } from "./motion";

const view = {
  players: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
  turn: { ship: "C4" },
  stacks: { hidden: [{ name: "H:1", size: 3, back: "question-mark" }] },
  jungle: { paths: [{ path: 1, spaces: Array.from({ length: 8 }, () => ({})) }] },
} as unknown as Entdecker.View;

type Told = { type: string } & Record<string, unknown>;
const told = (event: Told, more: Partial<Line> = {}): Line => lineOf({ event, seat: 1, ...more });
const moved = (...events: Told[]): Movement[] => movementsOf(events.map((event) => told(event)), MOVES, { view, before: view, seat: 0 });
const ways = (found: Movement[]): unknown[] => found.map(({ way, thing, from, to }) => [way, thing?.kind, from, to]);

test("a ship sails when its way was paid for: to the bank, and tolls from hand to hand", () => {
  expect(ways(moved({ type: "ShipStarted", seat: 1, space: "S:C", bank: 2, tolls: [1, 0, 0, 0] }))).toEqual([
    ["go", "coin", "#purse:1", "S:C"],
    ["go", "coin", "#purse:1", "#purse:0"],
    ["sail", undefined, undefined, undefined],
  ]);
});

test("everyone gets their income after the die was seen", () => {
  const found = moved({ type: "IncomeRolled", seat: 1, face: 4 }, { type: "IncomePaid", seat: 1, gold: 4 });
  expect(found.map(({ thing, to }) => [thing?.kind, thing?.text ?? thing?.look, to])).toEqual([
    ["die", "4", "#map"],
    ["coin", "5", "#purse:0"],
    ["coin", "4", "#purse:1"],
    ["coin", "5", "#purse:2"],
  ]);
});

test("a hidden tile is turned over from its back, an open one is not", () => {
  const [hidden] = moved({ type: "TileDrawn", seat: 1, stack: 1, pattern: 3, event: "" });
  expect(hidden).toMatchObject({ way: "turn", from: "H:1", to: "#tile", thing: { look: "3", text: "question-mark" } });
  const [open] = moved({ type: "TileDrawn", seat: 1, stack: 0, pattern: 4, event: "" });
  expect(open).toMatchObject({ way: "go", from: "O:4" });
});

test("a tile is laid before the ship sails onto it; one's own is let fall where it was tried", () => {
  expect(ways(moved({ type: "TilePlaced", seat: 1, space: "C4", tile: "3r1" }))).toEqual([["go", "tile", "#bar", "C4"], ["sail", undefined, undefined, undefined]]);
  expect(moved({ type: "TilePlaced", seat: 0, space: "C4", tile: "3r1" })[0]).not.toHaveProperty("from");
});

test("a mine pays where the ship is, a pirate takes to there", () => {
  expect(ways(moved({ type: "TileEvent", seat: 1, event: "mine", gold: 3 })).at(-1)).toEqual(["go", "coin", "C4", "#purse:1"]);
  expect(ways(moved({ type: "TileEvent", seat: 1, event: "pirate", gold: 3 })).at(-1)).toEqual(["go", "coin", "#purse:1", "C4"]);
  expect(moved({ type: "TileEvent", seat: 1, event: "storm", gold: 0 })).toHaveLength(1);
});

test("a scout walks towards the hut, space by space, and becomes the piece that stands there", () => {
  const [walk] = moved({ type: "ScoutSent", seat: 1, path: 1, space: 6, number: 0 });
  expect(walk).toMatchObject({ from: "#purse:1", via: ["P1.8", "P1.7"], to: "P1.6", piece: "scout P1.6" });
});

test("the spaces of an island are marked before its points fly", () => {
  const event = { type: "IslandScored", island: "C4", value: 2, points: [0, 2, 0], spaces: ["C4", "C5"] };
  const found = movementsOf([told(event, { seat: null, places: ["C4"], gains: [{ seat: 1, part: "islands", points: 2 }] })], MOVES, { view, before: view, seat: 0 });
  expect(ways(found)).toEqual([["ring", undefined, undefined, "C4"], ["ring", undefined, undefined, "C5"], ["go", "points", ["C4"], "#score:1"]]);
});
