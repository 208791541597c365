import { describe, expect, it } from "vitest";
import type { Explorers } from "../../lib/types.gen";
import { bySquare, following, givenMarks, isLast, leftOver, meant, offersOf, sameTerrains, type Legal } from "./choosing";

const OPEN = new Set(["c3", "d3", "j10"]);
const legal = (action: Explorers.Action): Legal => ({ action, text: action.type, notation: JSON.stringify(action) });
const MARKING: Explorers.MarkingView = {
  terrains: "", given: 0, due: 0, horses: 0, extras: [], squares: [], later: [], choices: [], may_stop: false,
};
const choice = (kind: Explorers.ChoiceView["kind"], terrains: string, quadrant = ""): Explorers.ChoiceView => ({
  kind, terrains, quadrant, marks: 3, squares: [],
});

describe("a click with a mouse", () => {
  it("means exactly the square under it", () => {
    expect(meant(2.99, 2.01, 0, OPEN)).toEqual({ kind: "choose", square: "c3" });
    expect(meant(1.99, 2.01, 0, OPEN)).toEqual({ kind: "no", square: "b3" });
  });
});

describe("a tap with a finger on a small map", () => {
  it("means the only open square it covers, even beside it", () => {
    expect(meant(9.5, 9.5, 1, OPEN)).toEqual({ kind: "choose", square: "j10" });
    expect(meant(8.4, 8.4, 1, OPEN)).toEqual({ kind: "choose", square: "j10" });
  });

  it("asks to look closer where it covers several", () => {
    expect(meant(2.9, 2.5, 1, OPEN)).toEqual({ kind: "nearer" });
  });

  it("means the square under it where none is open", () => {
    expect(meant(12.5, 0.5, 1, OPEN)).toEqual({ kind: "no", square: "m1" });
    expect(meant(0.2, 0.2, 1, OPEN)).toEqual({ kind: "no", square: "a1" });
  });
});

describe("going from open square to open square", () => {
  it("comes round again, both ways", () => {
    const all = ["c3", "d3", "j10"];
    expect(following(all, null, 1)).toBe("c3");
    expect(following(all, null, -1)).toBe("j10");
    expect(following(all, "j10", 1)).toBe("c3");
    expect(following(all, "c3", -1)).toBe("j10");
    expect(following(all, "a1", 1)).toBe("c3");
    expect(following([], "a1", 1)).toBe("");
  });
});

describe("the buttons of a turn", () => {
  const all = [
    legal({ type: "TakeSide", side: "PM" }),
    legal({ type: "UseScroll", terrain: "W" }),
    legal({ type: "ChooseTerrain", terrain: "W", quadrant: "B" }),
    legal({ type: "ChooseTerrain", terrain: "W", quadrant: "C" }),
    legal({ type: "ChooseSide", side: "PM" }),
  ];
  const marking = {
    ...MARKING,
    choices: [choice("side", "PM"), choice("scroll", "W"), choice("terrain", "W", "C"), choice("card-side", "PM")],
  };

  it("belong to the actions of the same kind, terrain and temple", () => {
    expect(offersOf(marking, all).map((offer) => offer.legal.action)).toEqual([
      { type: "TakeSide", side: "PM" },
      { type: "UseScroll", terrain: "W" },
      { type: "ChooseTerrain", terrain: "W", quadrant: "C" },
      { type: "ChooseSide", side: "PM" },
    ]);
  });

  it("are none for who only looks on", () => {
    expect(offersOf(marking, [])).toEqual([]);
    expect(offersOf(null, all)).toEqual([]);
  });

  it("leave over what has no other place, and nothing else", () => {
    const rest = [legal({ type: "StopMarking" }), legal({ type: "ChooseVillage", square: "c3" })];
    const shown = [legal({ type: "Mark", square: "a1" }), legal({ type: "LayTile", quadrant: "A", tile: 1, turns: 0 })];
    const some = [...all, ...rest, ...shown];
    expect(leftOver(some, offersOf(marking, some))).toEqual([all[2], ...rest]);
  });

  it("find squares by their names", () => {
    const found = bySquare([legal({ type: "Mark", square: "a1" }), legal({ type: "StopMarking" })]);
    expect([...found.keys()]).toEqual(["a1"]);
  });
});

describe("the marks of a choice", () => {
  const view = (due: number, turn = 1): Explorers.View =>
    ({ marking: { ...MARKING, terrains: "W", due }, turn: { round: 1, turn, batch: 0 } }) as unknown as Explorers.View;

  it("are as many as were due at first", () => {
    let given = givenMarks({ of: "", marks: 0 }, view(3));
    given = givenMarks(given, view(1));
    expect(given.marks).toBe(3);
    expect(givenMarks(given, view(2, 2)).marks).toBe(2);
  });

  it("are told by the card to who comes back in the middle of a turn", () => {
    const { turn, marking } = view(1);
    const card = { card: "PW", is_wild: false, sides: [{ side: "W", is_near: false, is_chosen: true, marks: [3, 2] }] };
    const back = { marking, card, viewer: 1, turn: { ...turn, moment: "card" } } as unknown as Explorers.View;
    expect(givenMarks({ of: "", marks: 0 }, back).marks).toBe(2);
  });

  it("are of the same terrains in whatever order these are named", () => {
    expect(sameTerrains("WD", "DW")).toBe(true);
    expect(sameTerrains("WD", "W")).toBe(false);
  });

  it("end with the last one that is due", () => {
    expect(isLast({ ...MARKING, due: 1 })).toBe(true);
    expect(isLast({ ...MARKING, due: 1, horses: 1 })).toBe(false);
    expect(isLast({ ...MARKING, horses: 1 })).toBe(true);
    expect(isLast({ ...MARKING, due: 1, extras: ["B"] })).toBe(false);
    expect(isLast({ ...MARKING, choices: [choice("terrain", "W")] })).toBe(false);
    expect(isLast(null)).toBe(false);
  });
});
