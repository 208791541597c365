import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback";

interface Step {
  seq: number;
  name?: string;
}

let shown: [number, number][] = []; // counts that were shown, and how many steps waited then
let pace = 100;
let playback: Playback<Step>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = 100;
  playback = new Playback<Step>(({ seq }, waiting) => shown.push([seq, waiting]), () => pace);
});
afterEach(() => {
  playback.close();
  vi.useRealTimers();
});

const add = (...seqs: number[]): void => seqs.forEach((seq) => playback.add({ seq }));

test("the first step is shown at once; those after it one by one, each for a while", () => {
  add(5, 6, 7);
  expect(shown).toEqual([[5, 0], [5, 1], [5, 2]]);
  vi.advanceTimersByTime(99);
  expect(shown.at(-1)).toEqual([5, 2]);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toEqual([6, 1]);
  vi.advanceTimersByTime(100);
  expect(shown.at(-1)).toEqual([7, 0]);
});

test("a step that comes after a pause does not wait", () => {
  add(1);
  vi.advanceTimersByTime(1000);
  add(2);
  expect(shown.at(-1)).toEqual([2, 0]);
});

test("skipping shows the last step and nothing of what waited", () => {
  add(1, 2, 3, 4);
  playback.skip();
  expect(shown.at(-1)).toEqual([4, 0]);
  vi.advanceTimersByTime(1000);
  expect(shown.map(([seq]) => seq)).not.toContain(2);
  playback.skip(); // nothing waits: nothing happens
  expect(shown.at(-1)).toEqual([4, 0]);
});

test("one's own step is shown at once, and others' wait until it was seen", () => {
  add(1, 2, 3);
  playback.jump({ seq: 4 });
  expect(shown.at(-1)).toEqual([4, 0]);
  add(5);
  expect(shown.at(-1)).toEqual([4, 1]);
  vi.advanceTimersByTime(100);
  expect(shown.at(-1)).toEqual([5, 0]);
});

test("a snapshot of the same count takes the place of the last, shown or waiting, and waits for nothing", () => {
  const names: string[] = [];
  playback = new Playback<Step>(({ name }) => names.push(name ?? ""), () => pace);
  playback.add({ seq: 1, name: "a" });
  playback.add({ seq: 1, name: "b" });
  expect(names).toEqual(["a", "b"]);
  playback.add({ seq: 2, name: "c" });
  playback.add({ seq: 2, name: "d" });
  vi.advanceTimersByTime(100);
  expect(names).toEqual(["a", "b", "b", "d"]);
});

test("at once means at once, also when that is chosen while steps wait", () => {
  add(1, 2, 3);
  pace = 0;
  vi.advanceTimersByTime(100);
  expect(shown.at(-1)).toEqual([3, 0]);
  add(4, 5);
  expect(shown.slice(-2)).toEqual([[4, 0], [5, 0]]);
});

test("another pace holds from when it is chosen: at once needs no waiting, a calmer one counts anew", () => {
  add(1, 2, 3);
  vi.advanceTimersByTime(60);
  pace = 200;
  playback.repace();
  vi.advanceTimersByTime(199);
  expect(shown.at(-1)).toEqual([1, 2]);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toEqual([2, 1]);
  pace = 0; // at once was chosen, or the page was hidden
  playback.repace();
  expect(shown.at(-1)).toEqual([3, 0]);
  pace = 100; // seen again, with nothing to show
  playback.repace();
  vi.advanceTimersByTime(1000);
  expect(shown.at(-1)).toEqual([3, 0]);
});

test("an undo while steps wait is one of them: what is shown never goes back to what was taken back", () => {
  const taken: string[] = [];
  playback = new Playback<Step>(({ name }) => taken.push(name ?? ""), () => pace);
  playback.add({ seq: 1, name: "before" });
  playback.add({ seq: 2, name: "done" });
  playback.add({ seq: 3, name: "taken back" });
  vi.advanceTimersByTime(1000);
  expect(taken.filter((name, at) => name !== taken[at - 1])).toEqual(["before", "done", "taken back"]);
});

test("what came together after a cut line is one step behind those that waited", () => {
  add(1, 2, 3);
  vi.advanceTimersByTime(100);
  add(9); // all that was missed
  expect(shown.at(-1)).toEqual([2, 2]);
  vi.advanceTimersByTime(200);
  expect(shown.at(-1)).toEqual([9, 0]);
});

test("after closing nothing is shown any more", () => {
  add(1, 2, 3);
  playback.close();
  const before = shown.length;
  vi.advanceTimersByTime(1000);
  expect(shown.length).toBe(before);
});

test("steps that come faster than they can be shown do not pile up", () => {
  add(...Array.from({ length: 500 }, (_, seq) => seq + 1));
  expect(Math.max(...shown.map(([, waiting]) => waiting))).toBeLessThanOrEqual(60);
  vi.advanceTimersByTime(100);
  expect(shown.at(-1)).toEqual([441, 59]);
  vi.advanceTimersByTime(6000);
  expect(shown.at(-1)).toEqual([500, 0]);
});
