import { describe, expect, it } from "vitest";
import { Cell } from "./fields.svelte";

const view = { tiles: ["A1"], turn: { ship: null as string | null, phase: "start" } };

describe("a view by its fields", () => {
  it("stays the same object while it has the same fields, and shows what was taken last", () => {
    const cell = new Cell(view, 2);
    const seen = cell.value as typeof view;
    const { tiles, turn } = seen;
    cell.take({ tiles: view.tiles, turn: { ship: "B2", phase: "start" } });
    expect(cell.value).toBe(seen);
    expect(seen.turn).toBe(turn);
    expect(seen.tiles).toBe(tiles);
    expect(turn.ship).toBe("B2");
  });

  it("is read like the view itself, also if it is made of other fields", () => {
    const cell = new Cell(view, 2);
    expect(JSON.parse(JSON.stringify(cell.value))).toEqual(view);
    for (const next of [{ tiles: [], turn: null }, { turn: { ship: "A1" }, other: 5 }, view, null, { tiles: [] }]) {
      cell.take(next);
      expect(JSON.parse(JSON.stringify(cell.value))).toEqual(next);
    }
  });
});
