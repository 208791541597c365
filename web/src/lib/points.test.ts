import { expect, test } from "vitest";
import { lineOf } from "./line.fixture";
import type { Line } from "./messages";
import { holding, litBy, namesOf, sourcesOf } from "./points";
import { signed } from "./scores";

const line = (seq: number, seat: number | null, more: Partial<Line> = {}): Line => lineOf({ seq, text: `line ${seq}`, seat, ...more });
const won = (seq: number, seat: number, points: number, more: Partial<Line> = {}): Line =>
  line(seq, seat, { gains: [{ seat, part: "islands", points }], ...more });
const undo = (seq: number, of: number, since = false): Line =>
  line(seq, 0, { event: { type: "TakenBack", seq: of, since } as Line["event"] });

test("every gain is a source, with its turn", () => {
  const lines = [won(1, 0, 2), line(2, 1, { begins_turn: true }), won(3, 1, 4), line(4, 0, { begins_turn: true }), won(4, 0, -1)];
  expect(sourcesOf(lines).map(({ seat, points, turn }) => [seat, points, turn])).toEqual([[0, 2, 0], [1, 4, 1], [0, -1, 2]]);
});

test("what was taken back brought nothing, and what was then done instead does", () => {
  const lines = [won(1, 0, 2), won(2, 1, 4), undo(3, 2), won(4, 1, 5)];
  expect(holding(lines).map(({ seq }) => seq)).toEqual([1, 4]);
});

test("an undo may take back all that came after it", () => {
  const lines = [won(1, 0, 2), won(2, 1, 4), won(3, 0, 1), undo(4, 2, true), won(5, 1, 5)];
  expect(holding(lines).map(({ seq }) => seq)).toEqual([1, 5]);
});

test("what one of several at a screen was told alone is not counted twice", () => {
  expect(holding([won(1, 0, 3, { only: 0 }), won(2, 0, 3)]).map(({ seq }) => seq)).toEqual([2]);
});

test("a source is called as its explanation calls it, and counts what is of its part", () => {
  const why = {
    title: "Marks of a turn",
    counted: [
      { text: "village on c3", points: 3, part: "villages", places: ["c3"] },
      { text: "Parallel", points: 1, part: "achievements", places: [] },
    ],
    shares: [{ seat: 1, points: 4, text: "" }],
  };
  const gains = [{ seat: 1, part: "villages", points: 3 }, { seat: 1, part: "achievements", points: 1 }];
  const [villages, achievements] = sourcesOf([line(1, 1, { why, gains, places: ["c4"] })]);
  expect(villages && namesOf(villages)).toEqual({ title: "Marks of a turn", counted: ["village on c3"] });
  expect(achievements && namesOf(achievements).counted).toEqual(["Parallel"]);
  expect(litBy([villages!.line])).toEqual([{ place: "c4", seat: 1 }, { place: "c3", seat: 1 }]);
});

test("a game that explains nothing has its sentences", () => {
  const [source] = sourcesOf([won(1, 0, 2)]);
  expect(source && namesOf(source)).toEqual({ title: "line 1", counted: [] });
});

test("points are written with their sign", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});
