import { expect, test } from "vitest";
import { rimOf } from "./rim";

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

test("a box alone has its four sides", () => {
  expect(rimOf([box(0, 0)])).toBe("M0 0H10M0 10H10M0 0V10M10 0V10");
});

test("between two boxes side by side is no line, and around both is one", () => {
  expect(rimOf([box(0, 0), box(10, 0)])).toBe("M0 0H10M0 10H10M0 0V10M10 0H20M10 10H20M20 0V10");
});

test("boxes that only touch at a corner keep all their sides", () => {
  expect(rimOf([box(0, 0), box(10, 10)]).match(/M/gu)).toHaveLength(8);
  expect(rimOf([])).toBe("");
});
