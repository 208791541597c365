import { expect, test } from "vitest";
import type { Overworld } from "../../lib/types.gen";
import { spokenAt } from "./reading";

const half = (side: "L" | "W", region: string): Overworld.HalfView => ({ side, region, kind: side === "L" ? "forest" : "reef", explorer: null }) as Overworld.HalfView;
const region = (name: string, kind: string, leaders: number[]): Overworld.RegionView =>
  ({ region: name, kind, size: 2, leaders, points: 2, explorers: [] }) as unknown as Overworld.RegionView;

const VIEW = {
  board: {
    squares: [
      { square: "(0,0)", x: 0, y: 0, coast: { land: "E" }, halves: [half("L", "a"), half("W", "b")] },
      { square: "(1,0)", x: 1, y: 0, coast: null, halves: [half("L", "a")] },
    ],
  },
  regions: [region("a", "forest", [0]), region("b", "reef", [])],
  gaps: [],
  areas: [],
} as unknown as Overworld.View;

test("both halves of a coast are heard, and where each is", () => {
  expect(spokenAt(VIEW, 0, 0, ["Ada", "Ben"])).toBe(
    "In the east: Forest of 2 squares. 2 points to Ada. In the west: Reef of 2 squares. nobody holds it",
  );
  expect(spokenAt(VIEW, 1, 0, ["Ada", "Ben"])).toBe("Forest of 2 squares. 2 points to Ada");
  expect(spokenAt(VIEW, 5, 5, ["Ada", "Ben"])).toBe("");
});
