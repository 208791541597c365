import { expect, test } from "vitest";
import { lineOf } from "./line.fixture";
import type { Line } from "./messages";
import { changedSince, happenedAt, heardOf, lastDeed, missedBy, spokenOf, turnsOf, upTo } from "./story";

const line = (seq: number, seat: number | null, more: Partial<Line> = {}): Line => lineOf({ seq, text: `line ${seq}`, seat, ...more });
const begins = (seq: number, seat: number | null): Line => line(seq, seat, { begins_turn: true });

test("a story is divided where its lines say that a turn begins", () => {
  const lines = [line(1, null), begins(2, 1), line(2, 0), line(3, null), begins(3, null), line(4, 1)];
  const turns = turnsOf(lines);
  expect(turns.map(({ number, seat, lines: own }) => [number, seat, own.length])).toEqual([[0, null, 1], [1, 1, 3], [2, null, 2]]);
  expect(turns.flatMap((turn) => turn.lines)).toEqual(lines);
});

test("of a game that does not say where turns begin, a story is divided where another acts", () => {
  const turns = turnsOf([line(1, null), line(2, 0), line(2, null), line(3, 0), line(4, 1), line(5, 0)]);
  expect(turns.map(({ number, seat, lines }) => [number, seat, lines.length])).toEqual([[0, null, 1], [1, 0, 3], [2, 1, 1], [3, 0, 1]]);
  expect(turnsOf([line(1, 0), line(1, 1), line(2, 0)]), "what a deed brings others is no turn of theirs").toHaveLength(1);
});

test("turns that did not change are the same objects again", () => {
  const lines = [begins(1, 0), line(2, 0), begins(3, 1)];
  const before = turnsOf(lines);
  const after = turnsOf([...lines, line(4, 1)], before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[1]?.lines).toHaveLength(2);
  const renamed = turnsOf([{ ...lines[0]!, text: "told anew" }, ...lines.slice(1)], after);
  expect(renamed[0]).not.toBe(before[0]);
});

test("a story ends where its reader stands", () => {
  const lines = [line(1, 0), line(2, 0), line(2, 1), line(4, 0)];
  expect(upTo(lines, 2)).toEqual(lines.slice(0, 3));
  expect(upTo(lines, 3)).toEqual(lines.slice(0, 3));
  expect(upTo(lines, 0)).toEqual([]);
  expect(upTo(lines, 4)).toBe(lines);
});

test("what changed is all that others did since one's own last deed, and what that brought them", () => {
  const at = (seq: number, seat: number | null, place: string, by: number | null = null): Line => line(seq, seat, { places: [place], by });
  const mine = at(4, 0, "x"); // what others' deed tells of oneself, one knows: it was one's own doing
  const lines = [at(1, 1, "a"), at(2, 0, "b", 0), at(2, 1, "c", 0), at(2, null, "d", 0), at(3, 1, "e"), at(4, null, "f"), at(4, 1, "e"), mine];
  expect(changedSince(lines, 0)).toEqual([{ place: "c", seat: 1 }, { place: "e", seat: 1 }, { place: "f", seat: null }]);
  expect(changedSince([...lines, at(5, 0, "g", 0)], 0)).toEqual([]);
  expect(changedSince(lines, 2).map(({ place }) => place)).toEqual(["a", "b", "c", "d", "e", "f", "x"]);
});

test("what was taken back has not changed", () => {
  const taken = line(4, 1, { event: { type: "TakenBack", seq: 3, since: false } as Line["event"] });
  const lines = [line(2, 1, { places: ["a"] }), line(3, 1, { places: ["b"] }), line(3, null, { places: ["c"] }), taken];
  expect(changedSince(lines, 0)).toEqual([{ place: "a", seat: 1 }]);
});

test("what several lines of a step speak of is lit once", () => {
  const lines = [line(1, 0, { places: ["a"] }), line(1, 0, { places: ["a", "b"] }), line(1, 1, { places: ["a"] })];
  expect(spokenOf(lines)).toEqual([{ place: "a", seat: 0 }, { place: "b", seat: 0 }, { place: "a", seat: 1 }]);
});

test("what happened at a place is told newest first", () => {
  const lines = [line(1, 0, { places: ["a", "b"] }), line(2, 0, { places: ["b"] }), line(3, 0, { places: ["a"] })];
  expect(happenedAt(lines, { place: "a" }).map(({ seq }) => seq)).toEqual([3, 1]);
});

test("of others' turns that are over a sentence each is heard, once", () => {
  const tell = (seat: number | null, deeds: string[]): string => `${seat}: ${deeds.join(" & ")}`;
  const mine = line(1, 0, { by: 0, begins_turn: true });
  const lines = [mine, begins(2, 1), line(3, 1, { text: "Ben builds." }), begins(4, 2)];
  expect(heardOf(lines, 1, 0, false, tell)).toEqual({ told: ["1: line 2 & Ben builds"], upTo: 3 });
  expect(heardOf(lines, 3, 0, false, tell)).toEqual({ told: [], upTo: 3 }); // the last turn goes on
  expect(heardOf(lines, 3, 0, true, tell)).toEqual({ told: ["2: line 4"], upTo: 4 });
  expect(heardOf([...lines, mine], 4, 0, true, tell)).toEqual({ told: [], upTo: 5 }); // what one did oneself is known
});

test("of steps that are shown together the last deed is told, as it began; of chance alone, what came of it", () => {
  const lines = [line(1, 0), line(2, 1), line(3, 2), line(3, 2), line(3, null), line(4, null)];
  expect(lastDeed(lines, 1)).toBe(lines[2]);
  expect(lastDeed(lines.slice(0, 2), 1)).toBe(lines[1]);
  expect(lastDeed(lines, 3)).toBe(lines[5]);
  expect(lastDeed(lines, 4)).toBeUndefined();
});

test("what one has missed are the steps of others since one's own last, without what was taken back", () => {
  const taken = line(6, 1, { event: { type: "TakenBack", seq: 5, since: false } as Line["event"] });
  const lines = [line(2, 1), line(3, 0, { by: 0 }), line(3, 1, { by: 0 }), line(4, 1), line(4, null), line(5, 1), taken, line(7, null)];
  expect(missedBy(lines, 0)).toEqual({ own: 3, steps: [4, 7] });
  expect(missedBy(lines.slice(0, 3), 0)).toEqual({ own: 3, steps: [] });
  expect(missedBy(lines.slice(0, 1), 0)).toEqual({ own: 0, steps: [2] });
});
