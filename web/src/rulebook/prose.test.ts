import { expect, test } from "vitest";
import { found } from "./finding";
import { blocksOf, piecesOf, plain } from "./prose";

test("a text is cut into paragraphs, lists, steps and tables", () => {
  const blocks = blocksOf("One.\n\nTwo\n- a\n- b\n\n1. first\n2. second\n\n| Key | opens |\n| Horse | goes on |");
  expect(blocks.map(({ kind }) => kind)).toEqual(["text", "text", "list", "steps", "table"]);
  expect(blocks[2]).toMatchObject({ items: [[{ text: "a" }], [{ text: "b" }]] });
  expect(blocks[4]).toMatchObject({ rows: [[[{ text: "Key" }], [{ text: "opens" }]], [[{ text: "Horse" }], [{ text: "goes on" }]]] });
});

test("a blank line between points begins another list", () => {
  expect(blocksOf("- a\n\n- b")).toHaveLength(2);
});

test("stress and rule numbers are found inside a line", () => {
  expect(piecesOf("a _key_, see ENT-31")).toEqual([
    { text: "a ", isStressed: false, isRule: false },
    { text: "key", isStressed: true, isRule: false },
    { text: ", see ", isStressed: false, isRule: false },
    { text: "ENT-31", isStressed: false, isRule: true },
  ]);
  expect(plain("- a _key_ | b |")).not.toMatch(/[_|]/);
});

test("chapters and rules are found by all words of a wish", () => {
  const part = (name: string, text: string) => ({ name, kind: "text" as const, text, notes: [], figure: null });
  const book = {
    game: "toy",
    title: "Toy",
    aim: "",
    glance: [],
    chapters: [
      { name: "sea", title: "The sea", rules: [], practice: "", parts: [part("one", "Ships sail."), part("two", "A _storm_ ends it.")] },
      { name: "land", title: "The land", rules: [], practice: "", parts: [part("one", "Scouts walk.")] },
    ],
  };
  const rules = [{ number: "TOY-1", title: "Storm", text: "The journey ends.", also: "weather", section: "" }];
  expect(found("storm", book, rules).map(({ at }) => at)).toEqual(["sea-two", "TOY-1"]);
  expect(found("land walk", book, rules).map(({ at }) => at)).toEqual(["land"]);
  expect(found("weather", book, rules).map(({ number }) => number)).toEqual(["TOY-1"]);
  expect(found(" ", book, rules)).toEqual([]);
  expect(found("storm", book, rules)[0]?.text).toBe("A storm ends it.");
});
