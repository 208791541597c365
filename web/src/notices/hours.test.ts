import { expect, test } from "vitest";
import { minutes, time } from "./hours";

test("a time of the day is so many minutes, and back", () => {
  for (const written of ["00:00", "07:05", "22:00", "23:59"]) expect(time(minutes(written))).toBe(written);
  expect(minutes("22:30")).toBe(1350);
});
