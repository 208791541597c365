import { expect, test } from "vitest";
import { ago } from "./ago";

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [7_300, "2 hours ago"],
  [86_400, "yesterday"],
  [400_000, "4 days ago"],
  [-5, "now"],
])("%i seconds ago is %s", (seconds, words) => {
  expect(ago(1_000_000 - seconds, 1_000_000)).toBe(words);
});
