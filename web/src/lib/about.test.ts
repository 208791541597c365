import { expect, test } from "vitest";
import { firstOptions } from "./about";
import type { GameInfo, Option } from "./messages";

const game = {
  about: { usual_seats: 2, first_options: ["map", "gone", "edition"], keeps_secrets: true, parts: [], words: {} },
  options: ["edition", "tiles", "map"].map((field) => ({ field }) as Option),
} as unknown as GameInfo;

test("the first options come in the game's order; one that is not there is left out", () => {
  expect(firstOptions(game).map(({ field }) => field)).toEqual(["map", "edition"]);
});
