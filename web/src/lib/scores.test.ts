import { expect, test } from "vitest";
import type { GameInfo } from "./messages";
import { decisive, ranking } from "./scores";

const parts = ["Islands", "Produce", "Waterfalls"].map((title) => ({ name: title.toLowerCase(), title }));
const game = { about: { usual_seats: 2, first_options: [], keeps_secrets: true, parts, words: {} } } as unknown as GameInfo;
const standings = [
  { seat: 0, total: 7, place: 2, parts: [5, 2, 0], pending: [] },
  { seat: 1, total: 9, place: 1, parts: [9, 0, 0], pending: [3, 0, 0] },
];

test("the best comes first, with the titles of all parts in which somebody scored", () => {
  expect(ranking({ standings, scores: [7, 9] }, game)).toEqual([
    { seat: 1, total: 9, place: 1, parts: [{ name: "islands", title: "Islands", points: 9, pending: 3 }, { name: "produce", title: "Produce", points: 0, pending: 0 }], now: 12 },
    { seat: 0, total: 7, place: 2, parts: [{ name: "islands", title: "Islands", points: 5, pending: 0 }, { name: "produce", title: "Produce", points: 2, pending: 0 }], now: 7 },
  ]);
});

test("before the game is known, there are places and no parts", () => {
  expect(ranking({ standings, scores: [7, 9] }, undefined).map(({ seat, parts: own }) => [seat, own])).toEqual([[1, []], [0, []]]);
});

test("a game that says no more than scores is ranked by them, ties sharing a place", () => {
  expect(ranking({ standings: [], scores: [3, 9, 9] }, game).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test("what decided a game is where the winner was ahead of the next, the most first", () => {
  const three = [[9, 4, 0], [2, 3, 5], [9, 9, 9]].map((points, seat) => ({ seat, total: 13 - 3 * seat, place: seat + 1, parts: points, pending: [] }));
  const ranked = ranking({ standings: three, scores: [13, 10, 7] }, game);
  expect(decisive(ranked)).toEqual([{ title: "Islands", points: 7 }, { title: "Produce", points: 1 }]);
  expect(decisive(ranked.slice(0, 1)), "nobody else played").toEqual([]);
  expect(decisive(ranked.map((each) => ({ ...each, total: 13 }))), "a tie").toEqual([]);
});
