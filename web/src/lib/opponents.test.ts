import { expect, test } from "vitest";
import type { BotChoice, GameInfo } from "./messages";
import { charactersOf, company, opponentOf, rivals } from "./opponents";

const bot = (name: string, level: number): BotChoice => ({ name, title: name, text: "", level });
const game = (...bots: BotChoice[]): GameInfo => ({ bots, seats: [2, 3, 4], about: { usual_seats: 3 } }) as unknown as GameInfo;
const ours = game(bot("strong", 4), bot("gentle one", 1), bot("good", 3), bot("usual", 2), bot("greedy", 0));

test("characters come from gentle to strong, and plain bots are none", () => {
  expect(charactersOf(ours).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
});

test("one plays against whom one chose, or else against the second", () => {
  expect(opponentOf(ours, "strong")?.name).toBe("strong");
  expect(opponentOf(ours, undefined)?.name).toBe("usual");
  expect(opponentOf(ours, "gone")?.name).toBe("usual");
  expect(opponentOf(game(bot("theirs", 0)), undefined)?.name).toBe("theirs");
  expect(opponentOf(game(), undefined)).toBeUndefined();
});

test("whoever comes along is no stronger than the one who was chosen", () => {
  expect(company(ours, opponentOf(ours, "good"), 3)).toEqual(["good", "usual", "gentle one"]);
  expect(company(ours, opponentOf(ours, "gentle one"), 2)).toEqual(["gentle one", "gentle one"]);
  expect(company(ours, opponentOf(ours, "greedy"), 2)).toEqual(["greedy", "greedy"]);
  expect(company(game(), undefined, 1)).toEqual([""]);
});

test("at once sit down as many as usual, but nobody twice", () => {
  expect(rivals(ours, opponentOf(ours, "good"))).toEqual(["good", "usual"]);
  expect(rivals(ours, opponentOf(ours, "gentle one"))).toEqual(["gentle one"]);
  expect(rivals(ours, opponentOf(ours, "greedy"))).toEqual(["greedy", "greedy"]);
});
