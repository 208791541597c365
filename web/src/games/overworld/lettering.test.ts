import { expect, test } from "vitest";
import { lettering } from "./lettering";

const px = (square: number): number => (lettering(square).size * square) / 16;

test("letters are readable on every map whose squares are", () => {
  for (const square of [12, 17, 24, 43]) expect(px(square)).toBeGreaterThan(9.9);
});

test("where squares are small, fewer rows and columns are named, and no two names touch", () => {
  expect([43, 24, 17, 10].map((square) => lettering(square).step)).toEqual([1, 1, 2, 5]);
  expect([43, 25, 17, 10].map((square) => lettering(square, 2).step)).toEqual([1, 2, 2, 5]);
});

test("where they are large, names are not", () => {
  expect(lettering(80).size).toBe(5);
});
