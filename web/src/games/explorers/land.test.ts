import { describe, expect, it } from "vitest";
import { chance, outlines, shapes, softPath, squarePath } from "./land";

const inside = (rows: string[]) => (x: number, y: number) => rows[y]?.[x] === "#";

describe("outlines", () => {
  it("go once around squares that are joined", () => {
    const [line, ...others] = outlines(3, 2, inside(["##.", ".#."]));
    expect(others).toEqual([]);
    expect(line).toHaveLength(8);
    expect(line).toContainEqual([1, 1]);
  });

  it("go around a hole as well", () => {
    const lines = outlines(3, 3, inside(["###", "#.#", "###"]));
    expect(lines.map((line) => line.length).toSorted((a, b) => a - b)).toEqual([4, 12]);
  });

  it("keep squares apart that only touch at a corner", () => {
    const lines = outlines(2, 2, inside(["#.", ".#"]));
    expect(lines.map((line) => line.length)).toEqual([4, 4]);
    const others = outlines(2, 2, inside([".#", "#."]));
    expect(others.map((line) => line.length)).toEqual([4, 4]);
  });

  it("are nothing around nothing", () => {
    expect(outlines(4, 4, () => false)).toEqual([]);
  });
});

describe("a path", () => {
  it("keeps to the grid where squares are outlined", () => {
    expect(squarePath(outlines(1, 1, () => true))).toBe("M0 0L16 0L16 16L0 16Z");
  });

  it("closes every line and stays near the grid where land is drawn", () => {
    const path = softPath(outlines(4, 4, () => true));
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith("Z")).toBe(true);
    const numbers = path.match(/-?[\d.]+/g)!.map(Number);
    expect(Math.min(...numbers)).toBeGreaterThan(-2);
    expect(Math.max(...numbers)).toBeLessThan(66);
  });
});

describe("the shapes of the land", () => {
  it("are one for each terrain, villages together, and run beyond the rim", () => {
    const found = shapes(["PPW", "P3W", "DDM"]);
    expect(Object.keys(found).toSorted()).toEqual(["D", "M", "P", "V", "W"]);
    expect(Math.min(...found["P"]!.match(/-?[\d.]+/g)!.map(Number))).toBeLessThan(-10);
  });

  it("share their borders: the same corners from both sides", () => {
    const corners = (path: string) => new Set([...path.matchAll(/Q(-?[\d.]+ -?[\d.]+)/g)].map((found) => found[1]));
    const { P, W } = shapes(["PW", "PW"]);
    expect([...corners(P!)].filter((corner) => corners(W!).has(corner)).length).toBeGreaterThanOrEqual(3);
  });
});

describe("chance", () => {
  it("is always the same at a place, and not the same everywhere", () => {
    expect(chance(3, 4, 5)).toBe(chance(3, 4, 5));
    const many = Array.from({ length: 200 }, (_, n) => chance(n % 16, Math.floor(n / 16), 2));
    expect(new Set(many).size).toBeGreaterThan(190);
    expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...many)).toBeLessThan(1);
  });
});

describe("a corner where three shapes meet", () => {
  it("is the same point in all of them", () => {
    const found = shapes(["PW", "DD"]);
    const points = (path: string) => new Set([...path.matchAll(/L(-?[\d.]+ -?[\d.]+)/g)].map((each) => each[1]));
    const shared = [...points(found["P"]!)].filter((point) => points(found["W"]!).has(point) && points(found["D"]!).has(point));
    expect(shared.length).toBeGreaterThanOrEqual(1);
  });
});
