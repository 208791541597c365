import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES, nameOf, speak, wished } from "./spoken.svelte";
import { folded, has, inARow, say, sentences } from "./words";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const code = Object.values(sources).join("\n");
const named = new Set(Array.from(code.matchAll(/\bsay\(\s*"([^"]+)"/g), ([, key]) => key ?? ""));
const chosen = Array.from(code.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g), ([, key]) => key ?? "");
const begun = Array.from(code.matchAll(/`([a-z-]+)[-.]\$\{/g), ([, start]) => start ?? "");
const catalogues = import.meta.glob<string>("../../words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const referred = Object.values(catalogues).flatMap((text) => Array.from(text.matchAll(/\{ ([a-z][\w-]*) \}/g), ([, key]) => key ?? ""));
const keys = Object.values(catalogues).flatMap((text) => new FluentResource(text).body.map(({ id }) => id));

test("every sentence that the pages ask for is in the catalogue", () => {
  const missing = [...named].filter((key) => !has(key.split(".")[0] ?? "") || say(key) === "");
  expect(missing).toEqual([]);
});

test("every sentence in the catalogue is asked for", () => {
  const asked = new Set([...named, ...chosen, ...referred].map((key) => key.split(".")[0] ?? key));
  const unused = keys.filter((key) => !asked.has(key) && !begun.some((start) => key.startsWith(start)));
  expect(unused).toEqual([]);
});

test("no key stands twice", () => {
  expect(keys.length).toBe(new Set(keys).size);
});

test("sentences take their parameters, and one that does not exist is shown by its key", () => {
  expect(say("turn-of", { name: "Ada" })).toBe("Ada’s turn");
  expect(say("players", { least: 1, most: 4 })).toBe("1 to 4 players");
  expect(say("you.open")).toBe("You: name, password, devices");
  expect(has("no-such-sentence")).toBe(false);
  expect(say("no-such-sentence")).toBe("no-such-sentence");
});

test("things stand in a row as the language writes them, and are found however they are written", () => {
  expect(inARow(["Ann", "Ben", "Cy"])).toBe("Ann, Ben, Cy");
  expect(sentences(["One", "", "Two!", "Three"])).toBe("One. Two! Three");
  expect(sentences(["It fits.", "Nobody wins it."])).toBe("It fits. Nobody wins it");
  expect(folded("Île ÉTOILE")).toBe("ile etoile");
});

test("two things stand in a row as three do", async () => {
  for (const [language, two] of Object.entries({ de: "Ann und Ben", fr: "Ann et Ben", it: "Ann e Ben", en: "Ann, Ben" })) {
    await speak(language);
    expect(inARow(["Ann", "Ben"])).toBe(two);
  }
});

test("who wishes for a dialect understands the language; who wishes for none that there is, English", () => {
  expect(wished(["en-GB", "de"])).toBe("en");
  expect(wished(["xx", "de-CH"])).toBe(LANGUAGES.includes("de") ? "de" : "en");
  expect(wished(["xx"])).toBe("en");
  expect(wished([])).toBe("en");
});

test("every language is called as it calls itself", () => {
  expect(["en", "de", "fr", "it"].map(nameOf)).toEqual(["English", "Deutsch", "Français", "Italiano"]);
});
