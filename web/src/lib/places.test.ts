import { expect, test } from "vitest";
import { placesOf } from "./places";

test("squares are found in fields and lists, once each; the event's own name is none", () => {
  const event = { type: "TilePlaced", space: "C3", spaces: ["C3", "D4"], seat: 1, inner: { at: "S:C" }, none: null };
  expect(placesOf(event)).toEqual(["C3", "D4", "S:C"]);
});

test("long texts are not places", () => {
  expect(placesOf({ type: "Note", text: "a whole sentence about it" })).toEqual([]);
});
