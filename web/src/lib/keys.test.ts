import { expect, test } from "vitest";
import { digitFor, digitOf, following, nameOf, press, type Key } from "./keys";

const pressed = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent;

test("digits pick the first ten choices: 0 is the tenth", () => {
  expect(["1", "2", "9", "0"].map(digitOf)).toEqual([0, 1, 8, 9]);
  expect(digitOf("n")).toBe(-1);
  expect([0, 8, 9, 10].map(digitFor)).toEqual(["1", "9", "0", ""]);
});

test("letters are the same with Shift; with Ctrl or ⌘ they are another key", () => {
  expect(nameOf(pressed("N"))).toBe("n");
  expect(nameOf(pressed("z", { ctrlKey: true }))).toBe("ctrl+z");
  expect(nameOf(pressed("z", { metaKey: true }))).toBe("ctrl+z");
  expect(nameOf(pressed("Enter"))).toBe("Enter");
});

test("a key does the first thing that it means at the moment, and nothing with Ctrl, Alt or ⌘", () => {
  const done: string[] = [];
  const key = (names: string[], text: string, means = true): Key => ({
    names,
    caps: "",
    text,
    press: () => (means ? void done.push(text) : false),
  });
  const keys = [key(["u"], "nothing", false), key(["u"], "undo"), key(["ctrl+z"], "back")];
  expect(press(keys, pressed("u"))).toBe(true);
  expect(press(keys, pressed("z", { ctrlKey: true }))).toBe(true);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press(keys, pressed("u", more))).toBe(false);
  expect(press(keys, pressed("x"))).toBe(false);
  expect(done).toEqual(["undo", "back"]);
});

test("among several one goes round and round", () => {
  const all = ["c3", "j10"];
  expect(following(all, null, 1)).toBe("c3");
  expect(following(all, null, -1)).toBe("j10");
  expect(following(all, "j10", 1)).toBe("c3");
  expect(following(all, "c3", -1)).toBe("j10");
  expect(following(all, "a1", 1)).toBe("c3");
  expect(following([], "a1", 1)).toBe(null);
});
