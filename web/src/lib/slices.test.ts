import { afterEach, expect, test, vi } from "vitest";
import { soon, whenDrawn, type Part } from "./slices";

let frames: (() => void)[] = [];
let clock = 0;

vi.stubGlobal("requestAnimationFrame", (paint: () => void) => frames.push(paint));
const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
afterEach(() => now.mockClear());

/** Paint a frame; return what was drawn once it was. */
async function drawnAfterFrame(drawn: string[]): Promise<string[]> {
  const told = new Promise<void>((tell) => {
    const stop = whenDrawn(() => {
      stop();
      tell();
    });
  });
  frames.splice(0).forEach((frame) => frame());
  await told;
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

test("a quick device draws all parts in one frame, in their order", async () => {
  const drawn: string[] = [];
  for (const part of parts(drawn, 0.1)) soon(part);
  expect(drawn).toEqual([]);
  expect(await drawnAfterFrame(drawn)).toEqual(["part 1", "part 2", "part 3"]);
  expect(frames).toEqual([]);
});

test("a slow one draws one in each frame, and so none twice; what is left off is not drawn", async () => {
  const drawn: string[] = [];
  const [last, first, second] = parts(drawn, 9) as [Part, Part, Part];
  const leaveOff = soon(last);
  for (const part of [first, second, first]) soon(part);
  expect(await drawnAfterFrame(drawn)).toEqual(["part 1"]);
  expect(await drawnAfterFrame(drawn)).toEqual(["part 2"]);
  leaveOff();
  soon(first);
  expect(await drawnAfterFrame(drawn)).toEqual(["part 1"]);
  expect(frames).toEqual([]);
});

test("what took long the last time is not begun in a frame that has little room left", async () => {
  const drawn: string[] = [];
  const [last, first, second] = parts(drawn, 1) as [Part, Part, Part];
  last.took = 5;
  for (const part of [first, second, last]) soon(part);
  expect(await drawnAfterFrame(drawn)).toEqual(["part 1", "part 2"]);
  expect(await drawnAfterFrame(drawn)).toEqual(["part 3"]);
});
