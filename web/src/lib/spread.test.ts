import { afterEach, expect, test, vi } from "vitest";
import { next, spread } from "./spread";

let frames: (() => void)[] = [];

vi.stubGlobal("requestAnimationFrame", (paint: () => void) => frames.push(paint));
vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
afterEach(() => (frames = []));

const paint = (): void => frames.splice(0).forEach((frame) => frame());

test("jobs are done one by one, each after a frame was painted, and then what remains", async () => {
  const done: string[] = [];
  spread([() => done.push("one"), () => done.push("two")], () => done.push("then"));
  expect(done).toEqual([]);
  for (const expected of [["one"], ["one", "two"], ["one", "two", "then"]]) {
    paint();
    await vi.waitFor(() => expect(done).toEqual(expected));
  }
  expect(frames).toEqual([]);
});

test("nothing is done once it is left off, also if a frame was painted by then", async () => {
  const done: string[] = [];
  const leaveOff = spread([() => done.push("one")], () => done.push("then"));
  paint();
  leaveOff();
  spread([], () => done.push("another"));
  paint();
  await vi.waitFor(() => expect(done).toContain("another"));
  expect(done).toEqual(["another"]);
});

test("what is done next is done by itself, unless it is left off", async () => {
  const done: string[] = [];
  const leaveOff = next(() => done.push("one"));
  next(() => done.push("another"));
  leaveOff();
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(["another"]));
});
