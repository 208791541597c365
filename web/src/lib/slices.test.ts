import { afterEach, expect, test, vi } from "vitest";
import { soon, whenDrawn, type Part } from "./slices";

let frames: (() => void)[] = [];
let clock = 0;

vi.stubGlobal("requestAnimationFrame", (paint: () => void) => frames.push(paint));
const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
afterEach(() => now.mockClear());

/** Make a frame; return what was drawn in it. */
function drawnInFrame(drawn: string[]): string[] {
  frames.splice(0).forEach((frame) => frame());
  return drawn.splice(0);
}

const parts = (drawn: string[], took: number): Part[] =>
  [3, 1, 2].map((rank) => ({
    rank,
    draw: () => {
      drawn.push(`part ${rank}`);
      clock += took;
    },
  }));

test("a quick device draws all parts in one frame, the next, in their order", () => {
  const drawn: string[] = [];
  for (const part of parts(drawn, 0.1)) soon(part);
  expect(drawnInFrame(drawn)).toEqual([]); // this one shows what had changed before
  expect(drawnInFrame(drawn)).toEqual(["part 1", "part 2", "part 3"]);
  expect(frames).toEqual([]);
});

test("a slow one draws one in each frame, and so none twice; what is left off is not drawn", () => {
  const drawn: string[] = [];
  const [last, first, second] = parts(drawn, 9) as [Part, Part, Part];
  const leaveOff = soon(last);
  for (const part of [first, second, first]) soon(part);
  expect(drawnInFrame(drawn)).toEqual([]);
  expect(drawnInFrame(drawn)).toEqual(["part 1"]);
  expect(drawnInFrame(drawn)).toEqual(["part 2"]);
  leaveOff();
  soon(first);
  expect(drawnInFrame(drawn)).toEqual(["part 1"]);
  expect(frames).toEqual([]);
});

test("a part that is asked for while others are drawn waits for the next frame like them", () => {
  const drawn: string[] = [];
  const [last, first] = parts(drawn, 9) as [Part, Part, Part];
  soon({ rank: 0, draw: () => [first, last].forEach(soon) });
  expect(drawnInFrame(drawn)).toEqual([]);
  expect(drawnInFrame(drawn)).toEqual(["part 1"]);
  expect(frames).toHaveLength(1);
  expect(drawnInFrame(drawn)).toEqual(["part 3"]);
});

test("what took long the last time is not begun in a frame that has little room left", () => {
  const drawn: string[] = [];
  const told: string[] = [];
  const stop = whenDrawn(() => told.push("drawn"));
  const [last, first, second] = parts(drawn, 1) as [Part, Part, Part];
  last.took = 5;
  for (const part of [first, second, last]) soon(part);
  drawnInFrame(drawn);
  expect(drawnInFrame(drawn)).toEqual(["part 1", "part 2"]);
  expect(drawnInFrame(drawn)).toEqual(["part 3"]);
  stop();
  expect(told).toEqual(["drawn", "drawn"]);
});
