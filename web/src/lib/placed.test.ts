import { describe, expect, it } from "vitest";
import { placed } from "./placed";

describe("placed", () => {
  it("moves what is absolute and leaves what is relative", () => {
    expect(placed("M-8 0q4-4.5 8 0t8 0", 100, 50)).toBe("M92 50q4 -4.5 8 0t8 0");
    expect(placed("M1 2L3 4H5V6C1 2 3 4 5 6z", 10, 20)).toBe("M11 22L13 24H15V26C11 22 13 24 15 26z");
  });

  it("makes larger and turns over before it moves", () => {
    expect(placed("M2-1h3v4l.5.5", 10, 20, 2)).toBe("M14 18h6v8l1 1");
    expect(placed("M2-1h3v4", 10, 20, -2, 2)).toBe("M6 18h-6v8");
  });

  it("reads further points after the first, and numbers without a space", () => {
    expect(placed("L-.5-13 4-17.5", 1, 1)).toBe("L0.5 -12 5 -16.5");
  });

  it("keeps the flags of arcs", () => {
    expect(placed("M10 2a8 8 0 1 0 0 16A1 1 0 0 1 3 4z", -10, -10, 0.5)).toBe("M-5 -9a4 4 0 1 0 0 8A0.5 0.5 0 0 1 -8.5 -8z");
  });

  it("does not draw wrongly what it cannot place", () => {
    expect(() => placed("M0 0a4 4 0 0 1-.5-7.9", 1, 1, -1, 1)).toThrow("cannot place a");
    expect(() => placed("M0 0b4 4", 1, 1)).toThrow("cannot place b");
  });
});
