import { describe, expect, it } from "vitest";
import { shared } from "./sharing";

const before = () => ({
  board: { width: 12, columns: ["A", "B"] },
  tiles: [
    { space: "A1", sides: "N" },
    { space: "B1", sides: "" },
    { space: "C1", sides: "S" },
  ],
  turn: { ship: null, draws: 2 },
});

describe("what two snapshots share", () => {
  it("is everything, if nothing has changed", () => {
    const old = before();
    expect(shared(old, before())).toBe(old);
  });

  it("is all but the way to what has changed", () => {
    const [old, news] = [before(), before()];
    news.turn.draws = 1;
    const found = shared(old, news);
    expect(found).toEqual(news);
    expect(found).not.toBe(old);
    expect(found.board).toBe(old.board);
    expect(found.tiles).toBe(old.tiles);
    expect(found.turn).not.toBe(old.turn);
  });

  it("is each of a list's parts, wherever something came between them or left", () => {
    const [old, news] = [before(), before()];
    news.tiles.splice(1, 0, { space: "A2", sides: "E" });
    const more = shared(old, news);
    expect(more).toEqual(news);
    expect([more.tiles[0], more.tiles[2], more.tiles[3]].map((tile, at) => tile === old.tiles[at])).toEqual([true, true, true]);
    const less = shared(more, before());
    expect(less).toEqual(before());
    expect(less.tiles.map((tile, at) => tile === old.tiles[at])).toEqual([true, true, true]);
  });

  it("never makes two things alike that differ", () => {
    expect(shared({ a: undefined }, {})).toEqual({});
    expect(shared([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(shared({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
    expect(shared([null, 0, ""], [0, "", null])).toEqual([0, "", null]);
    expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  });
});
