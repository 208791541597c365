import { describe, expect, it } from "vitest";
import type { Explorers } from "../../lib/types.gen";
import { bySquare, commitments, isMarking, leftOver, meant, sameTerrains, type Way } from "./choosing";

const OPEN = new Set(["c3", "d3", "j10"]);
const offer = (action: Explorers.Action, places: string[] = [], shows: Explorers.Shows | null = null): Way => ({
  action, text: action.type, notation: JSON.stringify(action), places, shows, idle: "", final: "",
});
const choice = (kind: Explorers.Choice["kind"], terrains: string, quadrant = ""): Explorers.Choice => ({
  type: "Choice", kind, terrains, quadrant, marks: 3,
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

describe("the buttons of a turn", () => {
  const all = [
    offer({ type: "TakeSide", side: "PM" }, ["a1", "a2"], choice("side", "PM")),
    offer({ type: "UseScroll", terrain: "W" }, ["b1"], choice("scroll", "W")),
    offer({ type: "ChooseTerrain", terrain: "W", quadrant: "C" }, ["c1"], choice("terrain", "W", "C")),
    offer({ type: "ChooseSide", side: "PM" }, ["d1"], choice("card-side", "PM")),
  ];

  it("are what can be committed to, in the order of the offers", () => {
    expect(commitments([...all, offer({ type: "StopMarking" })])).toEqual(all);
    expect(commitments([])).toEqual([]);
  });

  it("leave over what has no other place, and nothing else", () => {
    const rest = [offer({ type: "StopMarking" }), offer({ type: "ChooseVillage", square: "c3" }, ["c3"])];
    const shown = [offer({ type: "Mark", square: "a1" }, ["a1"]), offer({ type: "LayTile", quadrant: "A", tile: 1, turns: 0 }, ["A"])];
    expect(leftOver([...all, ...rest, ...shown])).toEqual(rest);
  });

  it("find squares by their names, and only those that are pointed at", () => {
    const found = bySquare([...all, offer({ type: "Mark", square: "a1" }, ["a1"]), offer({ type: "StopMarking" })]);
    expect([...found.keys()]).toEqual(["a1"]);
  });
});

describe("the marks of a choice", () => {
  it("are of the same terrains in whatever order these are named", () => {
    expect(sameTerrains("WD", "DW")).toBe(true);
    expect(sameTerrains("WD", "W")).toBe(false);
  });

  it("are made once something was committed to and nothing else is to be chosen", () => {
    const view = (terrains: string): Explorers.View => ({ marking: { terrains } }) as Explorers.View;
    const some = commitments([offer({ type: "UseScroll", terrain: "W" }, [], choice("scroll", "W"))]);
    expect(isMarking(view("W"), [])).toBe(true);
    expect(isMarking(view("W"), some)).toBe(false);
    expect(isMarking(view(""), [])).toBe(false);
    expect(isMarking({ marking: null } as Explorers.View, [])).toBe(false);
  });
});
