import { expect, test } from "vitest";
import sides from "./games/explorers/CardSides.svelte?raw";
import style from "./style.css?raw";
import css from "./theme.css?raw";

type Colours = Record<string, string>;

/** Read the colours of a block of the theme. */
function colours(selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g), ([, name, value]) => [name ?? "", value ?? ""]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = colours(":root");
const dark = { ...light, ...colours(':root[data-theme="dark"]') };
const TEXTS: [string, string][] = [
  ...["paper", "card", "well"].flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["ink-soft", ground],
  ]),
  ["accent-ink", "accent"],
  ["accent-text", "paper"],
  ["accent-text", "card"],
  ["accent-text", "accent-soft"],
  ["ink", "accent-soft"],
  ["ink-soft", "accent-soft"], // a choice that would bring nothing, pointed at
  ["ink", "brass-soft"],
  ["brass", "brass-soft"],
  ["brass", "card"],
  ["bad", "paper"],
  ["bad", "bad-soft"],
  ["good", "card"],
  ["paper", "ink"],
];
const SEATS = ["red", "white", "yellow", "purple", "blue", "orange", "green", "violet", "black"];

test.each([
  ["light", light],
  ["dark", dark],
])("texts of the %s theme have AA contrast", (_, theme: Colours) => {
  const pairs = [...TEXTS, ...SEATS.map((name): [string, string] => [`colour-${name}-ink`, `colour-${name}`])];
  const faint = pairs.filter(([text, ground]) => !(contrast(theme[text] ?? "", theme[ground] ?? "") >= 4.5));
  expect(faint).toEqual([]);
});

test.each([
  ["light", light],
  ["dark", dark],
])("in the %s theme borders, focus and the rim of seats stand out", (_, theme: Colours) => {
  for (const ground of ["paper", "card"]) {
    for (const mark of ["line-strong", "focus", "seat-edge"]) {
      expect(contrast(theme[mark] ?? "", theme[ground] ?? ""), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test("a choice that would bring nothing is dimmed, and what it says can be read", () => {
  expect(style).toMatch(/button:has\(> small\.idle\) \{[^}]*color: var\(--ink-soft\);\n\}/); // which is measured above
  const rule = sides.slice(sides.indexOf("  small {"));
  const [, ground = "", alpha = ""] = /background: (#[0-9a-f]{6})([0-9a-f]{2})/.exec(rule) ?? [];
  const [, ink = ""] = /\n    color: (#[0-9a-f]{6})/.exec(rule) ?? [];
  for (const picture of ["#000000", "#ffffff"]) expect(contrast(ink, over(ground, Number.parseInt(alpha, 16) / 255, picture))).toBeGreaterThanOrEqual(4.5);
});

/** Return how a colour looks that lets another shine through. */
function over(colour: string, alpha: number, ground: string): string {
  const part = (from: string, at: number): number => Number.parseInt(from.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(alpha * part(colour, at) + (1 - alpha) * part(ground, at)));
  return `#${mixed.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}
