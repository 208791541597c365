import { expect, test } from "vitest";
import { isShort, lasting, onClock, paceOf } from "./words";

const HOUR = 3600;
const LIVE = { kind: "live", bank: 1200, increment: 30, days: 3, takeover: "vote", bot: "" } as const;

test("a clock shows minutes and seconds, and from an hour on no seconds", () => {
  expect([0, 59.2, 65, 599].map(onClock)).toEqual(["0:00", "1:00", "1:05", "9:59"]);
  expect(onClock(26 * HOUR)).toBe("1d\u202f2h");
  expect(onClock(-3)).toBe("0:00");
});

test("a length of time is written by its two largest units", () => {
  expect(lasting(2 * 24 * HOUR)).toBe("2 days");
  expect(lasting(26 * HOUR + 59 * 60)).toBe("1 day and 2 hours");
  expect(lasting(24 * HOUR - 1)).toBe("1 day");
  expect(lasting(90)).toBe("1 minute and 30 seconds");
  expect(lasting(0)).toBe("0 seconds");
});

test("what is short depends on how fast is played", () => {
  expect([isShort(30, LIVE), isShort(31, LIVE)]).toEqual([true, false]);
  expect(isShort(3 * HOUR, { ...LIVE, kind: "days" })).toBe(true);
});

test("the pace is said in a few words", () => {
  expect(paceOf(LIVE)).toContain("20 minutes");
  expect(paceOf({ ...LIVE, increment: 0 })).not.toContain("30 seconds");
  expect(paceOf({ ...LIVE, kind: "days" })).toContain("3 days");
});
