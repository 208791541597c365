import { expect, test } from "vitest";
import type { GameInfo, Option } from "./messages";
import { asked, changed, seatsFor, withSeat, type SeatWish } from "./wishes";

const bots = [{ name: "greedy", title: "", text: "", level: 0 }];
const about = { usual_seats: 2, first_options: [], keeps_secrets: true, parts: [], words: {} };
const game: GameInfo = { name: "g", title: "", text: "", seats: [2, 3], colours: [], options: [], bots, rules: [], lessons: [], rulebook: false, coach: false, puzzles: 0, about };
const kinds = (seats: SeatWish[]): string[] => seats.map(({ kind }) => kind);

test("a new table is me and the best bots", () => {
  const seats = seatsFor(3, [], game);
  expect(kinds(seats)).toEqual(["me", "bot", "bot"]);
  expect(seats[1]?.bot).toBe("greedy");
});

test("changing the number of seats keeps what was chosen", () => {
  const two = withSeat(seatsFor(2, [], game), 1, { kind: "open" });
  expect(kinds(seatsFor(3, two, game))).toEqual(["me", "open", "bot"]);
  expect(kinds(seatsFor(1, two, game))).toEqual(["me"]);
});

test("nobody sits on two seats as “me”: whoever sat there stays as someone here", () => {
  expect(kinds(withSeat(seatsFor(2, [], game), 1, { kind: "me" }))).toEqual(["here", "me"]);
});

test("only what matters of a seat is sent, and a person without a name is sent without one", () => {
  const seats: SeatWish[] = [
    { kind: "me", name: "x", bot: "greedy" },
    { kind: "here", name: "  ", bot: "greedy" },
    { kind: "open", name: "", bot: "greedy" },
    { kind: "bot", name: "", bot: "random" },
  ];
  expect(asked(seats)).toEqual([
    { kind: "me" },
    { kind: "here", name: "" },
    { kind: "open" },
    { kind: "bot", bot: "random" },
  ]);
});

test("options as printed are not sent", () => {
  const option = (field: string, usual: unknown): Option => ({
    field,
    title: "",
    text: "",
    type: "choice",
    choices: [],
    free: false,
    default: usual,
    min: null,
    max: null,
  });
  const options = [option("a", false), option("b", null), option("c", ["x"])];
  expect(changed(options, { a: true, b: null, c: ["x"] })).toEqual({ a: true });
});
