import { expect, test } from "vitest";
import { standings } from "./scores";

interface Ended {
  view: { result: { places: { seat: number; place: number }[] } };
}

const ends = import.meta.glob<Ended>("../../fixtures/*-end.json", { eager: true, import: "default" });

/** The points of every player in a view. */
function totals(view: object): number[] {
  const lists = Object.values(view).filter(Array.isArray) as { score?: { total: number } }[][];
  const players = lists.find((list) => list[0]?.score) ?? [];
  return players.map((player) => player.score?.total ?? 0);
}

test.each([
  ["entdecker", ["islands", "produce"]],
  ["explorers", ["provisions", "gems", "temples", "villages"]],
  ["overworld", ["regions", "doors"]],
])("the end of a game of %s shows its parts, and they add up", (game, parts) => {
  const view = ends[`../../fixtures/${game}-end.json`]?.view;
  if (!view) throw new Error("python -m tools.web_fixtures");
  const found = standings(view, totals(view));
  expect(found.map(({ seat }) => seat)).toEqual(view.result.places.map(({ seat }) => seat));
  expect(found.map(({ place }) => place)).toEqual(view.result.places.map(({ place }) => place));
  for (const { parts: own, total } of found) {
    expect(own.map(({ name }) => name)).toEqual(parts);
    expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  }
});

test("a game without parts is ranked by its points, ties sharing a place", () => {
  expect(standings({}, [3, 9, 9]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});
