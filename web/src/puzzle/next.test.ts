import { expect, test } from "vitest";
import type { PuzzleInfo } from "../lib/messages";
import { nextOf } from "./next";

const one = (name: string, state: PuzzleInfo["state"]): PuzzleInfo => ({ name, state, own: false, text: "", level: 1 });
const four = [one("a", "new"), one("b", "solved"), one("c", "tried"), one("d", "solved")];

test("the next is the first that is not solved", () => {
  expect(nextOf(four)?.name).toBe("a");
  expect(nextOf(four, "a")?.name).toBe("c");
});

test("after the last it goes on from the beginning, and never to where one is", () => {
  expect(nextOf(four, "c")?.name).toBe("a");
  expect(nextOf([one("a", "tried"), one("b", "solved")], "a")).toBeUndefined();
});
