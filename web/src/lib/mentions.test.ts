import { expect, test } from "vitest";
import { mentions } from "./mentions";

test("a text is cut at the numbers of rules", () => {
  expect(mentions("See ENT-31, and OVW-7.")).toEqual([
    { text: "See ", rule: false },
    { text: "ENT-31", rule: true },
    { text: ", and ", rule: false },
    { text: "OVW-7", rule: true },
    { text: ".", rule: false },
  ]);
});

test("other words with dashes stay as they are", () => {
  expect(mentions("A START-5 is none")).toEqual([{ text: "A START-5 is none", rule: false }]);
});
