import { expect, test } from "vitest";
import type { Movement } from "./movement";
import { Stage } from "./stage";

const points = (seat: number, won: number): Movement => ({ way: "go", thing: { kind: "points", seat, points: won }, ms: 450 });

test("a score changes when its points arrive, one after the other", () => {
  const scores = [10, 7];
  const stage = new Stage(() => scores);
  expect(stage.shown(scores)).toEqual([10, 7]);
  stage.hold([points(0, 4), points(0, 1), { way: "ring", ms: 350 }, points(1, -2)]);
  expect(stage.shown(scores)).toEqual([5, 9]);
  stage.land({ kind: "points", seat: 0, points: 4 });
  expect(stage.shown(scores)).toEqual([9, 9]);
  stage.held.clear(); // all was ended
  expect(stage.shown(scores)).toEqual([10, 7]);
  stage.land({ kind: "points", seat: 0, points: 1 });
  expect(stage.shown(scores)).toEqual([10, 7]);
});
