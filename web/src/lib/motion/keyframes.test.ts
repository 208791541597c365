import { expect, test } from "vitest";
import { around, keyframes, within } from "./keyframes";

const box = (x: number, y: number, size: number) => ({ x, y, width: size, height: size });
const transforms = (frames: Keyframe[]): unknown[] => frames.map(({ transform }) => transform);

test("a thing comes from where it was, as large as it was there, to where it is", () => {
  const frames = keyframes("go", [box(0, 0, 20)], box(100, 0, 40));
  expect(transforms(frames)).toEqual(["translate(-110.0px, -10.0px) scale(0.500, 0.500)", "translate(0.0px, 0.0px) scale(1.000, 1.000)"]);
});

test("it goes by other places as fast as between any", () => {
  const frames = keyframes("go", [box(0, 0, 10), box(30, 0, 10)], box(30, 10, 10));
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  expect(frames[1]?.["transform"]).toBe("translate(0.0px, -10.0px) scale(1.000, 1.000)");
});

test("a thing that stays where it is, or comes from nowhere, is still seen", () => {
  expect(keyframes("go", [box(5, 5, 10)], box(5, 5, 10)).map(({ offset }) => offset)).toEqual([0, 1]);
  expect(keyframes("go", [], box(5, 5, 10)).at(-1)).toEqual({ opacity: 1, transform: "none" });
});

test("what turns over is seen from the edge half-way", () => {
  expect(keyframes("turn", [box(0, 0, 10)], box(20, 0, 10))[1]).toMatchObject({ offset: 0.5, transform: "translate(-10.0px, 0.0px) scale(0.000, 1.000)" });
});

test("boxes are put together, and a thing is put into the middle of one", () => {
  expect(around([box(0, 10, 10), box(20, 0, 5)])).toEqual({ x: 0, y: 0, width: 25, height: 20 });
  expect(around([])).toBeNull();
  expect(within(box(0, 0, 100), 20, 10)).toEqual({ x: 40, y: 45, width: 20, height: 10 });
});
