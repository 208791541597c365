import { expect, test } from "vitest";
import { drawn, totalsAt } from "./curve";

const POINTS = [
  { step: 0, totals: [0, 0] },
  { step: 5, totals: [4, -2] },
  { step: 10, totals: [8, 6] },
];

test("the curve reaches from edge to edge, and from the fewest points to the most", () => {
  const { lines, least, most, x } = drawn(POINTS, 10, 100, 50);
  expect([least, most]).toEqual([-2, 8]);
  expect(lines).toEqual(["0,40 50,20 100,0", "0,40 50,50 100,10"]);
  expect(x(10)).toBe(100);
});

test("nothing happened yet, or nothing is known: there is nothing to draw, and no division by nought", () => {
  expect(drawn([], 0, 100, 50).lines).toEqual([]);
  expect(drawn([{ step: 0, totals: [0] }], 0, 100, 50).lines).toEqual(["0,50"]);
});

test("between two moments the points are those of the earlier one", () => {
  expect(totalsAt(POINTS, 4)).toEqual([0, 0]);
  expect(totalsAt(POINTS, 7)).toEqual([4, -2]);
  expect(totalsAt([], 7)).toEqual([]);
});
