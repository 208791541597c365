import { expect, test } from "vitest";
import { Heard } from "./heard";
import type { Line } from "./messages";

const NAMES = ["Ada", "Ben", "Cleo"];
const line = (seat: number | null, text: string, more: Partial<Line> = {}): Line => ({
  seq: 1, text, event: { type: "Event" }, seat, places: [], gains: [], why: null, only: null, by: null, begins_turn: true, ...more,
});

test("whoever takes the screen hears what was done since they acted, and nothing of what the one before was told", () => {
  const heard = new Heard();
  const ben = line(1, "Ben sails", { by: 1 });
  const told = [ben, line(2, "Cleo looks")];
  const secret = line(2, "Cleo shows a melon to Ada", { only: 0 });
  expect(heard.say(told, 0, NAMES, false, false, "Now.")).not.toContain("Cleo");
  expect(heard.say([...told, secret, line(0, "Ada sails", { by: 0 })], 0, NAMES, false, true, "Now.")).toContain("melon");
  const open = [...told, line(0, "Ada sails", { by: 0 })];
  expect(heard.say(open, null, NAMES, true, false, "Ben is next.")).toBe(""); // behind the curtain, while steps are played back
  expect(heard.say(open, null, NAMES, false, false, "Ben is next.")).toBe("Ben is next.");
  const bens = heard.say(open, 1, NAMES, false, true, "Now.");
  expect(bens).toContain("Cleo looks");
  expect(bens).not.toContain("melon");
});

test("a turn that ends with a cry has no full stop after it", () => {
  const heard = new Heard();
  heard.say([], 0, NAMES, false, false, "");
  const lines = [line(1, "Ben sails."), line(null, "An entrance to a dungeon!", { begins_turn: false }), line(0, "Ada sails.", { by: 0 })];
  expect(heard.say(lines, 0, NAMES, false, true, "Now.")).toMatch(/Ben sails\. An entrance to a dungeon! Now\.$/);
});
