import { expect, test } from "vitest";
import { lineOf } from "../../lib/line.fixture";
import type { Line } from "../../lib/messages";
import { movementsOf, type Movement } from "../../lib/motion/movement";
import type { Explorers } from "../../lib/types.gen";
import { MOVES, sourceOf } from "./motion";

const view = {} as Explorers.View;
type Told = { type: string; seat?: number } & Record<string, unknown>;
const told = (event: Told, more: Partial<Line> = {}): Line => lineOf({ event, seat: event.seat ?? null, ...more });
const moved = (lines: Line[], seat: number | null = 0): Movement[] => movementsOf(lines, MOVES, { view, before: view, seat }, sourceOf);

test("one's own mark grows on the map, and what was found goes to its track", () => {
  const [mark, found] = moved([told({ type: "Marked", seat: 0, square: "c4", found: "gem" }, { places: ["c4"] })]);
  expect(mark).toMatchObject({ way: "grow", piece: "mark 0 c4" });
  expect(found).toMatchObject({ way: "go", thing: { kind: "sign", look: "gem" }, from: "c4", to: "#tracks:2" });
  expect(moved([told({ type: "Marked", seat: 0, square: "c4", found: "" })])).toHaveLength(1);
});

test("others' marks appear one after the other on their own small maps; one's own were seen before", () => {
  const shown = (seat: number): Line => told({ type: "MarksShown", seat, squares: ["a1", "b1"] }, { places: ["a1", "b1"] });
  expect(moved([shown(0)])).toEqual([]);
  const found = moved([shown(1)]);
  expect(found.map(({ way, to, seat }) => [way, to, seat])).toEqual([["ring", "1/a1", 1], ["ring", "1/b1", 1]]);
  expect(found[1]?.after).toBeGreaterThan(0);
  expect(moved([shown(0)], null).map(({ piece }) => piece)).toEqual(["mark 0 a1", "mark 0 b1"]); // who watches sees them only now
});

test("points come from where they were marked, on the map of whoever did, or from their track", () => {
  const gains = (seat: number, part: string): Line["gains"] => [{ seat, part, points: 3 }];
  const shown = (seat: number, places: string[], part: string): Line => told({ type: "Committed", seat }, { places, gains: gains(seat, part) });
  expect(moved([shown(1, ["a1"], "villages")])[0]).toMatchObject({ from: ["1/a1"], to: "#score:1" });
  expect(moved([shown(1, [], "gems")])[0]).toMatchObject({ from: "#tracks:6", to: "#score:1" });
  expect(moved([shown(0, ["a1"], "villages")])[0]).toMatchObject({ from: ["a1"], to: "#score:0" });
  expect(moved([shown(0, [], "gems")])[0]).toMatchObject({ from: "#tracks:2", to: "#score:0" });
});
