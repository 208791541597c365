import { expect, test } from "vitest";
import { pieces } from "./places";

const places = (text: string, game: string, language = "en", known: string[] = []): string[] =>
  pieces(text, game, language, new Set(known)).flatMap(({ place }) => place || []);

test("a square is a place however its letter is written, but not in the middle of a word", () => {
  expect(places("Try G8, or h12!", "entdecker")).toEqual(["G8", "H12"]);
  expect(places("J12 is better than x2y or xj12", "explorers")).toEqual(["j12"]);
});

test("in Overworld a place is told by the compass, in the language of whoever says it", () => {
  expect(places("Lay it on 4N 2E, not on 6W.", "overworld")).toEqual(["(2,-4)", "(-6,0)"]);
  expect(places("Auf N4 O2!", "overworld", "de")).toEqual(["(2,-4)"]);
  expect(places("Sur S1 O2 !", "overworld", "fr")).toEqual(["(-2,1)"]);
});

test("in any other game what the page knows is a place", () => {
  expect(places("a1 or b2?", "noughts", "en", ["b2"])).toEqual(["b2"]);
});

test("nothing of a message is lost", () => {
  const text = "<b>G8</b> & G9 ";
  expect(pieces(text, "entdecker", "en", new Set()).map((piece) => piece.text).join("")).toBe(text);
  expect(pieces("", "overworld", "en", new Set())).toEqual([]);
});
