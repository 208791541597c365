import { expect, test } from "vitest";
import { routeOf } from "./routes";

test("every address has its page", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/new/entdecker")).toEqual({ page: "new", game: "entdecker" });
  expect(routeOf("/t/aB3_-x9Zq1")).toEqual({ page: "table", id: "aB3_-x9Zq1" });
  expect(routeOf("/t/aB3_-x9Zq1/replay")).toEqual({ page: "replay", id: "aB3_-x9Zq1" });
  expect(routeOf("/practice/overworld")).toEqual({ page: "puzzles", game: "overworld" });
  for (const page of ["you", "sign-in", "watch"]) expect(routeOf(`/${page}`)).toEqual({ page });
  expect(routeOf("/join")).toEqual({ page: "join", token: "" });
  expect(routeOf("/join/some-token")).toEqual({ page: "join", token: "some-token" });
});

test("a closing slash does not matter, and an unknown address leads nowhere", () => {
  expect(routeOf("/t/abc/")).toEqual({ page: "table", id: "abc" });
  expect(routeOf("/t")).toEqual({ page: "nowhere" });
  expect(routeOf("/t/a/b/c")).toEqual({ page: "nowhere" });
  expect(routeOf("/join/%E0%A4%A")).toEqual({ page: "nowhere" });
});
