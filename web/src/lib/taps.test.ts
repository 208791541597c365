import { describe, expect, it } from "vitest";
import { meantBy } from "./taps";

const square = (x: number, y: number) => [`${x},${y}`, { x: x * 16, y: y * 16, width: 16, height: 16 }] as const;

describe("what a finger means", () => {
  const places = [square(0, 0), square(1, 0), square(4, 0)];

  it("is the only place under it, drawn however small", () => {
    expect(meantBy({ x: 4.5 * 16, y: -14 }, places, 1)).toEqual({ kind: "none" });
    expect(meantBy({ x: 4.5 * 16, y: -11 }, places, 1)).toEqual({ kind: "place", name: "4,0" });
    expect(meantBy({ x: 3.4 * 16, y: 8 }, places, 1)).toEqual({ kind: "place", name: "4,0" });
  });

  it("is to look closer, if several are under it", () => {
    expect(meantBy({ x: 12, y: 8 }, places, 1)).toEqual({ kind: "nearer" });
  });

  it("is exactly what is drawn, where that is large enough", () => {
    expect(meantBy({ x: 15, y: 8 }, places, 2.6)).toEqual({ kind: "place", name: "0,0" });
    expect(meantBy({ x: 33, y: 8 }, places, 2.6)).toEqual({ kind: "none" });
  });
});
