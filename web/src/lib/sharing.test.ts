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

  it("is each of a list's parts, also if several were put at several places, and one was changed", () => {
    const old = Array.from({ length: 9 }, (_, at) => ({ square: `${2 * at}`, halves: [{ side: "L", seat: null as number | null }], edges: ["flat"] }));
    const news = [...structuredClone(old), ...[3, 7, 11].map((at) => ({ square: `${at}`, halves: [], edges: [] }))].toSorted((one, other) => Number(one.square) - Number(other.square));
    news[6]!.halves[0] = { side: "L", seat: 2 };
    const found = shared(old, news);
    expect(found).toEqual(news);
    const changed = found.filter((each) => !old.includes(each as (typeof old)[0])).map(({ square }) => square);
    expect(changed).toEqual(["3", "7", news[6]!.square, "11"].toSorted((one, other) => Number(one) - Number(other)));
    expect(found[6]!.edges).toBe(old.find(({ square }) => square === news[6]!.square)!.edges);
  });

  it("is each of a list's parts, found by their first word, also if something larger comes before that", () => {
    const offer = (square: string) => ({ action: { type: "PlaceTile", square }, notation: `T ${square}`, places: [square] });
    const old = ["A1", "B1", "C1"].map(offer);
    const found = shared(old, ["C1", "A2", "A1"].map(offer));
    expect(found).toEqual(["C1", "A2", "A1"].map(offer));
    expect([found[0] === old[2], found[2] === old[0]]).toEqual([true, true]);
  });

  it("is found by looking at each part of a long list a few times, whatever was put in its place", () => {
    let looks = 0;
    const counted = (square: number) => ({
      get action() {
        looks += 1;
        return { type: "PlaceTile", square };
      },
      notation: `T ${square}`,
    });
    const [old, news] = [Array.from({ length: 500 }, (_, at) => counted(at)), Array.from({ length: 500 }, (_, at) => counted(1000 + at))];
    shared(old, news);
    expect(looks).toBeLessThan(10 * 500);
  });

  it("never makes two things alike that differ", () => {
    expect(shared({ a: undefined }, {})).toEqual({});
    expect(shared([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(shared({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
    expect(shared([null, 0, ""], [0, "", null])).toEqual([0, "", null]);
    expect(shared(null, { a: 1 })).toEqual({ a: 1 });
    expect(shared([{ a: 1, b: 1 }, { a: 1, b: 2 }], [{ a: 1, b: 2 }, { a: 1, b: 3 }])).toEqual([{ a: 1, b: 2 }, { a: 1, b: 3 }]);
    expect(shared([[1, 2], [3]], [[3], [1, 2], []])).toEqual([[3], [1, 2], []]);
  });
});
