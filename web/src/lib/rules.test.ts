import { expect, test } from "vitest";
import type { Rule } from "./messages";
import { rulesWith } from "./rules";

const RULES: Rule[] = [
  { number: "LAG-1", title: "The lagoon", text: "It has no edge.", also: "", section: "Parts" },
  { number: "LAG-2", title: "Points", text: "Whoever has most scores.", also: "majority, tie-break", section: "End" },
];
const found = (wish: string): string[] => rulesWith(wish, RULES).map(({ number }) => number);

test("a rule is found by its number, its own words and by the words people use", () => {
  expect(found("lag-1")).toEqual(["LAG-1"]);
  expect(found("EDGE")).toEqual(["LAG-1"]);
  expect(found("majority")).toEqual(["LAG-2"]);
  expect(found("points tie")).toEqual(["LAG-2"]);
});

test("all words of a wish must be there, and no wish finds everything", () => {
  expect(found("majority lagoon")).toEqual([]);
  expect(found("  ")).toEqual(["LAG-1", "LAG-2"]);
});
