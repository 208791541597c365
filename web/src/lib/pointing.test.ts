import { describe, expect, it } from "vitest";
import { around, isPart, overlap, scrollFor, selectorsOf, spotFor, together, within, type Rect } from "./pointing";

const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height });
const FRAME = rect(0, 0, 1000, 600);
const SIZE = { width: 300, height: 150 };
const boxOf = (spot: { left: number; top: number }): Rect => rect(spot.left, spot.top, SIZE.width, SIZE.height);

describe("what is pointed at", () => {
  it("is one thing where squares touch, and several where they do not", () => {
    expect(together([rect(0, 0, 20, 20), rect(20, 0, 20, 20), rect(20, 20, 20, 20)])).toEqual([rect(0, 0, 40, 40)]);
    expect(together([rect(0, 0, 20, 20), rect(200, 0, 20, 20)])).toHaveLength(2);
    expect(together([rect(0, 0, 20, 20), rect(50, 0, 20, 20), rect(20, 0, 30, 20)])).toEqual([rect(0, 0, 70, 20)]);
  });

  it("is a part of the page, or of one of its parts, or what stands for it", () => {
    expect(isPart("#seats")).toBe(true);
    expect(isPart("(0,0)")).toBe(false);
    expect(selectorsOf("#seats:1")).toEqual(['[data-part="seats:1"]', '[data-part="seats"]', '[data-hint="seats"]']);
    expect(selectorsOf("#hand")).toEqual(['[data-part="hand"]', '[data-hint="hand"]', "[data-choices]"]);
  });
});

describe("what is scrolled out of sight", () => {
  const frame = rect(0, 100, 200, 300);

  it("is brought into it by as little as is needed, with its rim", () => {
    expect(scrollFor(rect(0, 150, 200, 100), frame, 10)).toBe(0);
    expect(scrollFor(rect(0, 350, 200, 100), frame, 10)).toBe(60);
    expect(scrollFor(rect(0, 20, 200, 100), frame, 10)).toBe(-90);
  });

  it("is seen from its beginning if it is too high", () => {
    expect(scrollFor(rect(0, 350, 200, 500), frame, 10)).toBe(240);
  });

  it("is ringed as far as it is seen", () => {
    expect(within(rect(0, 350, 200, 100), frame)).toEqual(rect(0, 350, 200, 50));
  });
});

describe("where to speak", () => {
  it("is beside what it is about, on a side where there is room", () => {
    const about = rect(480, 280, 40, 40);
    const spot = spotFor(SIZE, [about], FRAME);
    expect(spot.side).toBe("right");
    expect(overlap(boxOf(spot), about)).toBe(0);
    expect(spotFor(SIZE, [rect(900, 280, 40, 40)], FRAME).side).toBe("left");
    expect(spotFor({ width: 980, height: 150 }, [rect(480, 500, 40, 40)], FRAME).side).toBe("above");
  });

  it("covers nothing that must be seen, if there is any other place", () => {
    const about = rect(480, 280, 40, 40);
    const clear = [rect(530, 0, 470, 600)];
    const spot = spotFor(SIZE, [about], FRAME, { clear });
    expect(spot.side).toBe("left");
    expect(clear.map((each) => overlap(boxOf(spot), each))).toEqual([0]);
  });

  it("is beside what that lies in, rather than over it", () => {
    const [about, land, phone] = [rect(120, 150, 70, 36), rect(120, 150, 70, 140), rect(0, 0, 390, 540)];
    const card = { width: 258, height: 78 };
    const { left, top, side } = spotFor(card, [about], phone, { needed: [rect(0, 0, 390, 140)], spots: [land] });
    expect(side).toBe("below");
    expect(overlap(rect(left, top, card.width, card.height), land)).toBe(0);
  });

  it("never covers what it is about, whatever else it must cover", () => {
    const about = [rect(380, 330, 145, 140)];
    const spot = spotFor({ width: 430, height: 320 }, about, rect(0, 0, 1000, 860), { clear: [rect(950, 0, 50, 860)], needed: [rect(0, 0, 1000, 120)] });
    expect(about.map((each) => overlap(rect(spot.left, spot.top, 430, 320), each))).toEqual([0]);
    const two = [rect(100, 300, 40, 40), rect(860, 300, 40, 40)];
    const between = spotFor(SIZE, two, FRAME);
    expect(two.map((each) => overlap(boxOf(between), each))).toEqual([0, 0]);
  });

  it("covers nothing that it speaks of too, and nothing of what that lies in", () => {
    const [about, kept] = [rect(300, 250, 60, 60), [rect(360, 190, 60, 180), rect(420, 190, 60, 180)]];
    const spot = spotFor(SIZE, [about], FRAME, { kept });
    expect([about, ...kept].map((each) => overlap(boxOf(spot), each))).toEqual([0, 0, 0]);
    expect(spot.side).toBe("right");
    const [tile, dock] = [rect(20, 520, 50, 50), rect(0, 490, 1000, 110)];
    const there = spotFor(SIZE, [tile], FRAME, { needed: [dock] });
    expect(there.side).toBe("above");
    expect(overlap(boxOf(there), dock)).toBe(0);
  });

  it("leaves free where something is asked for, of many places most", () => {
    const [about, wanted] = [rect(480, 280, 40, 40), rect(540, 200, 40, 40)];
    const spot = spotFor(SIZE, [about], FRAME, { wanted: [wanted] });
    expect(overlap(boxOf(spot), wanted)).toBe(0);
    const many = [...Array(20).keys()].map((at) => rect(at * 50, 100, 30, 30));
    const there = spotFor(SIZE, [about], FRAME, { wanted: many });
    expect(many.filter((each) => overlap(boxOf(there), each) > 0)).toEqual([]);
  });

  it("stays within its frame, with its tail at what it is about", () => {
    for (const [left, top] of [[0, 0], [960, 0], [0, 560], [960, 560]] as const) {
      const about = rect(left, top, 40, 40);
      const spot = spotFor(SIZE, [about], FRAME);
      expect(around([boxOf(spot), FRAME])).toEqual(FRAME);
      expect(overlap(boxOf(spot), about)).toBe(0);
      expect(spot.tail).toBeGreaterThan(0);
    }
  });

  it("is a corner where it is about nothing, or where all else is covered", () => {
    expect(spotFor(SIZE, [], FRAME).side).toBe("apart");
    const middle = rect(300, 100, 400, 400);
    expect(spotFor({ width: 290, height: 90 }, [middle], FRAME, { clear: [rect(0, 100, 1000, 400)] }).top).toBeGreaterThan(490);
  });
});
