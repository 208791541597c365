import { describe, expect, it } from "vitest";
import type { Overworld } from "../../lib/types.gen";
import { covered, ghostsAt, ghostsOf, isSurvey, next, placeOf, squareName, type Way } from "./placing";

function survey(orientation: number, side: string, ...squares: [number, number][]): Way {
  const [end, corner, other] = squares.map(([x, y]) => squareName(x, y)) as [string, string, string];
  const action: Overworld.PlaceSurvey = { type: "PlaceSurvey", square: corner, orientation, side };
  const shows: Overworld.Survey = { type: "Survey", squares, kinds: ["forest", "forest", "mountain"] };
  return { action, text: "", notation: JSON.stringify(action), places: [corner, end, other], shows, idle: "", final: "" };
}

function coast(square: string, land: string, face: string): Way {
  const action: Overworld.PlaceCoast = { type: "PlaceCoast", square, land, face };
  return { action, text: "", notation: JSON.stringify(action), places: [square], shows: { type: "Coast", land: "forest", water: "reef" }, idle: "", final: "" };
}

const SURVEY = ghostsOf([
  survey(1, "W", [2, 0], [1, 0], [1, 1]),
  survey(3, "W", [0, 0], [1, 0], [1, -1]),
  survey(2, "L", [2, 1], [2, 0], [1, 0]),
]);
const COAST = ghostsOf(["A0", "B1"].flatMap((face) => ["N", "E"].map((land) => coast("(0,-2)", land, face))));

describe("a pointed-at square", () => {
  it("offers every placement that covers it, those with their corner there first", () => {
    const found = ghostsAt(SURVEY, "(1,0)", null);
    expect(found.map(({ action }) => action.square)).toEqual(["(1,0)", "(1,0)", "(2,0)"]);
  });

  it("offers first what lies as the last one did", () => {
    const [like] = ghostsAt(SURVEY, "(2,0)", null).filter(({ action }) => "orientation" in action && action.orientation === 2);
    expect(ghostsAt(SURVEY, "(1,0)", like ?? null)[0]?.action).toMatchObject({ square: "(2,0)", orientation: 2 });
  });

  it("offers nothing where no tile can lie", () => {
    expect(ghostsAt(SURVEY, "(7,7)", null)).toEqual([]);
    expect(ghostsAt(COAST, "(1,0)", null)).toEqual([]);
  });

  it("offers a coast in every direction and with every face", () => {
    expect(ghostsAt(COAST, "(0,-2)", null)).toHaveLength(4);
  });
});

describe("turning and flipping", () => {
  it("goes round through all ways to lie", () => {
    const all = ghostsAt(SURVEY, "(1,0)", null);
    const seen = [all[0]];
    for (let turn = 0; turn < 3; turn += 1) seen.push(next(all, seen.at(-1) ?? all[0]!, "turn"));
    expect(seen.map((ghost) => ghost?.action)).toEqual([...all, all[0]].map((ghost) => ghost?.action));
  });

  it("turns a coast without changing its face, and changes its face without turning it", () => {
    const all = ghostsAt(COAST, "(0,-2)", null);
    const first = all[0]!;
    expect(next(all, first, "turn").action).toMatchObject({ land: "E", face: "A0" });
    expect(next(all, first, "flip").action).toMatchObject({ land: "N", face: "B1" });
  });

  it("goes on from what it came to", () => {
    for (const [placements, square] of [[SURVEY, "(1,0)"], [COAST, "(0,-2)"]] as const) {
      const all = ghostsAt(placements, square, null);
      for (const ghost of all) expect(ghostsAt(placements, square, ghost)[0]?.action).toEqual(ghost.action);
    }
  });
});

describe("names", () => {
  it("of squares are read as they are written", () => {
    expect(placeOf(squareName(-12, 3))).toEqual([-12, 3]);
  });
});

describe("what would lie on the map", () => {
  it("covers all squares of a survey tile, and the one of a coast", () => {
    expect(covered(SURVEY[0]!)).toEqual([[2, 0], [1, 0], [1, 1]]);
    expect(covered(COAST[0]!)).toEqual([[0, -2]]);
    expect([SURVEY[0], COAST[0]].map((ghost) => isSurvey(ghost!))).toEqual([true, false]);
  });

  it("is nothing but tiles", () => {
    const other: Way = { action: { type: "PlaceDoor" }, text: "", notation: "door", places: ["(0,0)"], shows: null, idle: "", final: "" };
    expect(ghostsOf([other])).toEqual([]);
  });
});
