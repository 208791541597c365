import { describe, expect, it } from "vitest";
import type { Overworld } from "../../lib/types.gen";
import { ghostsAt, next, placeOf, sameAction, squareName } from "./placing";

const NOTHING: Overworld.ActingView = {
  survey: [],
  coast: [],
  squares: [],
  seats: [],
  explorers: [],
  items: [],
  entrances: [],
  can_move_port: false,
  can_decline: false,
};
const SURVEY: Overworld.ActingView = {
  ...NOTHING,
  survey: [
    {
      square: "(1,0)",
      x: 1,
      y: 0,
      placements: [
        { orientation: 1, side: "W", squares: [[2, 0], [1, 0], [1, 1]] },
        { orientation: 3, side: "W", squares: [[0, 0], [1, 0], [1, -1]] },
      ],
    },
    { square: "(2,0)", x: 2, y: 0, placements: [{ orientation: 2, side: "L", squares: [[2, 1], [2, 0], [1, 0]] }] },
  ],
};
const COAST: Overworld.ActingView = {
  ...NOTHING,
  coast: [{ square: "(0,-2)", x: 0, y: -2, lands: ["N", "E"], faces: ["A0", "B1"] }],
};

describe("a pointed-at square", () => {
  it("offers every placement that covers it, those with their corner there first", () => {
    const found = ghostsAt(SURVEY, 1, 0, null);
    expect(found.map(({ action }) => action.square)).toEqual(["(1,0)", "(1,0)", "(2,0)"]);
  });

  it("offers first what lies as the last one did", () => {
    const [like] = ghostsAt(SURVEY, 2, 0, null).filter(({ action }) => "orientation" in action && action.orientation === 2);
    expect(ghostsAt(SURVEY, 1, 0, like ?? null)[0]?.action).toMatchObject({ square: "(2,0)", orientation: 2 });
  });

  it("offers nothing where no tile can lie", () => {
    expect(ghostsAt(SURVEY, 7, 7, null)).toEqual([]);
    expect(ghostsAt(COAST, 1, 0, null)).toEqual([]);
  });

  it("offers a coast in every direction and with every face", () => {
    expect(ghostsAt(COAST, 0, -2, null)).toHaveLength(4);
  });
});

describe("turning and flipping", () => {
  it("goes round through all ways to lie", () => {
    const all = ghostsAt(SURVEY, 1, 0, null);
    const seen = [all[0]];
    for (let turn = 0; turn < 3; turn += 1) seen.push(next(all, seen.at(-1) ?? all[0]!, "turn"));
    expect(seen.map((ghost) => ghost?.action)).toEqual([...all, all[0]].map((ghost) => ghost?.action));
  });

  it("turns a coast without changing its face, and changes its face without turning it", () => {
    const all = ghostsAt(COAST, 0, -2, null);
    const first = all[0]!;
    expect(next(all, first, "turn").action).toMatchObject({ land: "E", face: "A0" });
    expect(next(all, first, "flip").action).toMatchObject({ land: "N", face: "B1" });
  });

  it("goes on from what it came to", () => {
    for (const acting of [SURVEY, COAST]) {
      const [x, y] = acting === SURVEY ? [1, 0] : [0, -2];
      const all = ghostsAt(acting, x, y, null);
      for (const ghost of all) expect(ghostsAt(acting, x, y, ghost)[0]?.action).toEqual(ghost.action);
    }
  });
});

describe("names", () => {
  it("of squares are read as they are written", () => {
    expect(placeOf(squareName(-12, 3))).toEqual([-12, 3]);
  });

  it("do not matter for equal actions in another order", () => {
    expect(sameAction({ type: "PutExplorer", square: "(0,1)" }, { square: "(0,1)", type: "PutExplorer" })).toBe(true);
    expect(sameAction({ type: "PutExplorer", square: "(0,1)" }, { type: "PutExplorer", square: "(1,1)" })).toBe(false);
  });
});
