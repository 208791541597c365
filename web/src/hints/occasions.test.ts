import { describe, expect, test } from "vitest";
import { lineOf } from "../lib/line.fixture";
import type { FirstTime, Line } from "../lib/messages";
import { isOccasion, nameOf, occasionIn } from "./occasions";

const first = (wish: Partial<FirstTime>): FirstTime => ({
  name: "storm", text: "A storm.", rule: "ENT-53", event: "TileEvent", whose: "mine", when: {}, least: {}, shared: "", ...wish,
});
const line = (type: string, fields: object, seat: number | null = 0, more: Partial<Line> = {}): Line =>
  lineOf({ event: { type, ...fields }, seat, ...more });

describe("an occasion", () => {
  test("is an event of its kind that happens to whoever sits there", () => {
    expect(isOccasion(first({}), line("TileEvent", {}), 0)).toBe(true);
    expect(isOccasion(first({}), line("TileEvent", {}), 1)).toBe(false);
    expect(isOccasion(first({}), line("TileDrawn", {}), 0)).toBe(false);
    expect(isOccasion(first({ whose: "others" }), line("TileEvent", {}), 1)).toBe(true);
    expect(isOccasion(first({ whose: "others" }), line("TileEvent", {}, null), 1)).toBe(false);
    expect(isOccasion(first({ whose: "anybody" }), line("TileEvent", {}, null), 1)).toBe(true);
    expect(isOccasion(first({ event: "" }), line("", {}), 0)).toBe(false);
  });

  test("may ask for what its fields say, with a star for anything", () => {
    const strait = first({ event: "TilePlaced", when: { tile: "4*" } });
    expect(isOccasion(strait, line("TilePlaced", { tile: "4r1" }), 0)).toBe(true);
    expect(isOccasion(strait, line("TilePlaced", { tile: "14" }), 0)).toBe(false);
    expect(isOccasion(first({ when: { event: "mine|storm" } }), line("TileEvent", { event: "storm" }), 0)).toBe(true);
    expect(isOccasion(first({ when: { event: "mine|storm" } }), line("TileEvent", { event: "pirate" }), 0)).toBe(false);
    expect(isOccasion(first({ when: { coast: "true" } }), line("TileEvent", { coast: true }), 0)).toBe(true);
    expect(isOccasion(first({ when: { origin: "" } }), line("TileEvent", { origin: "" }), 0)).toBe(true);
    expect(isOccasion(first({ when: { origin: "(*" } }), line("TileEvent", { origin: "" }), 0)).toBe(false);
    expect(isOccasion(first({ when: { origin: "(*" } }), line("TileEvent", { origin: "(1,2)" }), 0)).toBe(true);
  });

  test("may ask for how much it is, of a field by seat for one's own", () => {
    const toll = first({ event: "ShipStarted", whose: "others", least: { tolls: 1 } });
    expect(isOccasion(toll, line("ShipStarted", { tolls: [0, 2] }), 1)).toBe(true);
    expect(isOccasion(toll, line("ShipStarted", { tolls: [0, 0] }), 1)).toBe(false);
    expect(isOccasion(first({ least: { gold: 1 } }), line("TileEvent", { gold: 0 }), 0)).toBe(false);
  });

  test("may be points of one's own, or something that is shared", () => {
    const scored = first({ event: "IslandScored", whose: "gains" });
    const gains = { gains: [{ seat: 1, part: "islands", points: 4 }] };
    expect(isOccasion(scored, line("IslandScored", {}, null, gains), 1)).toBe(true);
    expect(isOccasion(scored, line("IslandScored", {}, null, gains), 0)).toBe(false);
    const tie = first({ event: "IslandScored", whose: "anybody", shared: "ranks" });
    expect(isOccasion(tie, line("IslandScored", { ranks: [1, 1, 2] }, null), 0)).toBe(true);
    expect(isOccasion(tie, line("IslandScored", { ranks: [1, 1, 2] }, null), 2)).toBe(false);
    expect(isOccasion(tie, line("IslandScored", { ranks: [0, 0, 1] }, null), 0)).toBe(false);
  });

  test("is chosen once: the first that happened and was never explained, special before general", () => {
    const seen = new Set<string>();
    const firsts = [first({ name: "tie", event: "Scored", shared: "ranks" }), first({ name: "scored", event: "Scored" }), first({})];
    const lines = [line("Nothing", {}), line("Scored", { ranks: [1, 1] }), line("TileEvent", {})];
    const next = (): string => {
      const found = occasionIn(firsts, lines, 0, (each) => seen.has(nameOf("entdecker", each)));
      if (found) seen.add(nameOf("entdecker", found.first));
      return found?.first.name ?? "";
    };
    expect([next(), next(), next(), next()]).toEqual(["tie", "scored", "storm", ""]);
    expect(nameOf("entdecker", first({}))).toBe("entdecker.storm");
    expect(nameOf("entdecker", first({ name: "undo", event: "" }))).toBe(".undo");
  });
});
