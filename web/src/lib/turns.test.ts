import { expect, test } from "vitest";
import type { Line, Snapshot } from "./messages";
import { isOurDoing, isTurnOfOurs, peopleToAct } from "./turns";

const table = (kinds: string[], mine: (number | null)[], actors: number[], more: { over?: boolean; status?: string } = {}): Snapshot =>
  ({
    actors,
    over: more.over ?? false,
    seats: mine.map((seat) => ({ seat })),
    table: { status: more.status ?? "playing", seats: kinds.map((kind, seat) => ({ seat, kind })) },
  }) as unknown as Snapshot;
const by = (...seats: (number | null)[]): Line[] => seats.map((seat) => ({ by: seat }) as Line);

test("somebody before the screen is called when a seat of theirs is to act, and a spectator never", () => {
  expect(isTurnOfOurs(table(["person", "person"], [0], [0]))).toBe(true);
  expect(isTurnOfOurs(table(["person", "person"], [0], [1]))).toBe(false);
  expect(isTurnOfOurs(table(["person", "person", "person"], [0, 2], [2]))).toBe(true);
  expect(isTurnOfOurs(table(["person", "person"], [null], [0, 1]))).toBe(false);
});

test("nobody is called for whom a bot plays, before everyone is there, or after the end", () => {
  expect(isTurnOfOurs(table(["bot", "person"], [0], [0]))).toBe(false);
  expect(isTurnOfOurs(table(["person", "open"], [0], [0], { status: "waiting" }))).toBe(false);
  expect(isTurnOfOurs(table(["person", "person"], [0], [0], { status: "off" }))).toBe(false);
  expect(isTurnOfOurs(table(["person", "person"], [0], [0], { over: true }))).toBe(false);
  expect(peopleToAct(table(["person", "bot", "person"], [0], [0, 1, 2]))).toEqual([0, 2]);
});

test("what one did oneself, here or on another page, is one's own; what a bot does in one's place is another's", () => {
  expect(isOurDoing(by(null, 0), table(["person", "person"], [0], [1]))).toBe(true);
  expect(isOurDoing(by(null, null), table(["person", "person"], [0], [1]))).toBe(false);
  expect(isOurDoing(by(0), table(["bot", "person"], [0], [1]))).toBe(false);
  expect(isOurDoing([], table(["person"], [0], [0]))).toBe(false);
});
