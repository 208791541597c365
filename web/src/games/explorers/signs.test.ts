import { expect, test } from "vitest";
import { grey, SIGNS } from "./signs";

test("a sign without colour is as bright as it was", () => {
  expect(grey("#ff0000")).toBe("rgb(54 54 54)");
  expect(grey("#808080")).toBe("rgb(128 128 128)");
});

test("what is no colour of its own stays", () => {
  for (const fill of ["none", "currentColor", undefined]) expect(grey(fill)).toBe(fill);
});

test("every colour of a sign can be made grey", () => {
  const fills = Object.values(SIGNS).flatMap((patches) => patches.flatMap(({ fill }) => (fill?.startsWith("#") ? [fill] : [])));
  expect(fills.length).toBeGreaterThan(0);
  for (const fill of fills) expect(grey(fill)).toMatch(/^rgb\((\d+) \1 \1\)$/);
});
