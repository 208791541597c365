import { expect, test } from "vitest";
import { patches } from "./pixels";

test("pixels of one colour become one path of runs, and points stay empty", () => {
  expect(patches(["aab", ".b."], { a: "red", b: "blue" })).toEqual([
    { colour: "red", path: "M0 0h2v1h-2z" },
    { colour: "blue", path: "M2 0h1v1h-1zM1 1h1v1h-1z" },
  ]);
});

test("a letter that is not in the palette is left out", () => {
  expect(patches(["x"], { a: "red" })).toEqual([]);
});
