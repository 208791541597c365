import { expect, test } from "vitest";
import { lineOf } from "../line.fixture";
import type { Line } from "../messages";
import { movementsOf, timed, type Movement, type Moves } from "./movement";

const line = (type: string, more: Partial<Line> = {}): Line => lineOf({ text: type, event: { type }, seat: 0, ...more });
const seen = { view: null, before: null, seat: null };
const MOVES: Moves = { Laid: () => [{ way: "go", thing: { kind: "tile" }, to: "a", ms: 400 }], Quiet: () => [] };
const move = (ms: number, after?: number): Movement => ({ way: "go", to: "a", ms, ...(after === undefined ? {} : { after }) });

test("movements come in the order of what is told: what a game says, then the points", () => {
  const gains = [{ seat: 1, part: "islands", points: 5 }, { seat: 0, part: "islands", points: 0 }, { seat: 2, part: "islands", points: -2 }];
  const found = movementsOf([line("Laid"), line("Quiet", { places: ["b"], gains })], MOVES, seen);
  expect(found.map(({ thing, from, to }) => [thing?.kind, thing?.text, from, to])).toEqual([
    ["tile", undefined, undefined, "a"],
    ["points", "+5", ["b"], "#score:1"],
    ["points", "−2", ["b"], "#score:2"],
  ]);
});

test("what a game says nothing of marks its places, in the colour of whoever did it", () => {
  const found = movementsOf([line("Other", { places: ["a", "b"], seat: 2 })], MOVES, seen);
  expect(found.map(({ way, to, seat }) => [way, to, seat])).toEqual([["ring", "a", 2], ["ring", "b", 2]]);
  expect(movementsOf([line("toString")], MOVES, seen)).toEqual([]);
});

test("points that were won nowhere come from the board", () => {
  const [found] = movementsOf([line("Quiet", { gains: [{ seat: 0, part: "gems", points: 3 }] })], MOVES, seen);
  expect(found).toMatchObject({ from: "#map", to: "#score:0" });
});

test("one begins when those before are over, unless it says otherwise", () => {
  const found = timed([move(400), move(200, 0.5), move(100), move(100, 0)], 2000);
  expect(found.map(({ start, ms }) => [start, ms])).toEqual([[0, 400], [200, 200], [400, 100], [400, 100]]);
});

test("all are over in the time that there is, in their order, and none is too short to be seen", () => {
  const many = Array.from({ length: 12 }, () => move(500));
  for (const time of [630, 1620]) {
    const found = timed(many, time);
    expect(Math.max(...found.map(({ start, ms }) => start + ms))).toBeLessThanOrEqual(time);
    expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).toSorted((one, other) => one - other));
    expect(found[0]?.start).toBe(0);
    expect(Math.min(...found.map(({ ms }) => ms))).toBeGreaterThanOrEqual(150);
  }
});

test("long and short ones together keep their order and their time", () => {
  const found = timed([move(100), move(600), move(150), move(600, 0.2), move(100)], 300);
  expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).toSorted((one, other) => one - other));
  expect(Math.max(...found.map(({ start, ms }) => start + ms))).toBeLessThanOrEqual(300);
});

test("a crowd is not shown one by one", () => {
  const places = Array.from({ length: 200 }, (_, at) => `p${at}`);
  expect(movementsOf([line("Other", { places })], MOVES, seen).length).toBeLessThanOrEqual(40);
});
