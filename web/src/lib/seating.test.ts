import { expect, test } from "vitest";
import { seated, type Seating } from "./seating";

const NOBODY: Seating = { shown: null, curtain: null };
const sits = (shown: number): Seating => ({ shown, curtain: null });
const waits = (curtain: number): Seating => ({ shown: null, curtain });
const secretly = (before: Seating, mine: number[], actors: number[]): Seating =>
  seated(before, { mine, actors, secret: true });
const openly = (before: Seating, mine: number[], actors: number[]): Seating =>
  seated(before, { mine, actors, secret: false });

test("a spectator sits at no seat", () => {
  expect(secretly(NOBODY, [], [1])).toEqual(NOBODY);
});

test("whoever has one seat sees it, whoever acts", () => {
  expect(secretly(NOBODY, [1], [0])).toEqual(sits(1));
});

test("with two people at one screen, the game begins behind the curtain of whoever acts", () => {
  expect(secretly(NOBODY, [0, 2], [2])).toEqual(waits(2));
});

test("a person goes on while it is their turn, and while a bot plays", () => {
  expect(secretly(sits(0), [0, 2], [0])).toEqual(sits(0));
  expect(secretly(sits(0), [0, 2], [1])).toEqual(sits(0));
});

test("the curtain falls when the turn passes to another person at this screen", () => {
  expect(secretly(sits(0), [0, 2], [2])).toEqual(waits(2));
});

test("in simultaneous turns the screen goes round in playing order", () => {
  expect(secretly(sits(0), [0, 1, 2], [1, 2])).toEqual(waits(1));
  expect(secretly(sits(1), [0, 1, 2], [0, 2])).toEqual(waits(2));
});

test("a fallen curtain stays for the same person until they are no longer to act", () => {
  expect(secretly(waits(2), [0, 2], [0, 2])).toEqual(waits(2));
  expect(secretly(waits(2), [0, 2], [0])).toEqual(waits(0));
});

test("where nothing is secret, as at the end, the screen follows the turn without a curtain", () => {
  expect(openly(NOBODY, [0, 2], [2])).toEqual(sits(2));
  expect(openly(sits(0), [0, 2], [2])).toEqual(sits(2));
  expect(openly(sits(2), [0, 2], [])).toEqual(sits(2));
  expect(openly(waits(2), [0, 2], [])).toEqual(sits(2));
});
