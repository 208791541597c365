import { describe, expect, it } from "vitest";
import type { Entdecker } from "../../lib/types.gen";
import { has } from "../../lib/words";
import { costOf, massAt, pairOf, paymentOf, scoutsToSend, sorted, unitWay, unitWays, waysToSend, type Offers, type Way } from "./choosing";
import { watersOf } from "./ground";
import { Desk } from "./desk.svelte";
import { findingAt, spoken, spokenAt } from "./reading";
import { after, berth, course, drawnCourse, lengthOf, passage, voyage } from "./routes";
import { serpentOf } from "./serpent";
import { cellOf } from "./spaces";

const ways = (...given: [Entdecker.Action, string[]?, Entdecker.Shows?][]): Way[] =>
  given.map(([action, places = [], shows = undefined], at) => ({ action, text: `do ${at}`, notation: String(at), places, shows: shows ?? null, idle: "", final: "" }));
const NO_TOLLS: [number, number, number, number] = [0, 0, 0, 0];

const tile = (space: string, land: string, masses: Entdecker.MassView[]): Entdecker.TileView => ({
  space,
  tile: "",
  land,
  bonus: 0,
  is_unfound: false,
  is_fresh: false,
  masses,
});

/** A small sea: A1 is open sea, B1 a strait, C1 undiscovered. */
function view(change: Partial<Entdecker.View> = {}): Entdecker.View {
  const edges: Entdecker.EdgeView[] = [{ name: "N:A", side: "N", coins: 2, facing: "A1" }, { name: "S:C", side: "S", coins: 0, facing: "C2" }];
  const player = { seat: 0, gold: 7 } as Entdecker.PlayerView;
  return {
    board: { width: 3, height: 2, columns: ["A", "B", "C"], edges },
    tiles: [
      tile("A1", "", []),
      tile("B1", "NS", [
        { name: "B1/N", sides: "N", island: "B1/N" },
        { name: "B1/S", sides: "S", island: "B1/S" },
      ]),
    ],
    units: [{ seat: 1, unit: "fort", space: "B1", side: "N", island: "B1/N", number: 0 }],
    islands: [
      {
        name: "B1/N",
        spaces: ["B1"],
        tiles: 1,
        bonus: 0,
        value: 1,
        is_complete: false,
        open_sides: [],
        standings: [{ seat: 1, settlements: 0, forts: 1, scouts: 0, place: 1, points: 1 }],
      },
    ],
    turn: { phase: "start", seat: 0, ship: null, course: [] as string[] } as Entdecker.TurnView,
    starts: [{ space: "B1", total: 4, is_affordable: true }, { space: "S:C", total: 9, is_affordable: false }],
    players: [player],
    ...change,
  } as Entdecker.View;
}

describe("what is offered", () => {
  it("is each in exactly one place", () => {
    const all = ways(
      [{ type: "StartAt", space: "A1", bank: 0, tolls: NO_TOLLS }, ["A1"]],
      [{ type: "StartAt", space: "A1", bank: 1, tolls: NO_TOLLS }, ["A1"]],
      [{ type: "PlaceTile", space: "C1", tile: "2r1" }, ["C1"]],
      [{ type: "ScoreIsland", island: "B1/N" }, ["B1/N", "B1"]],
      [{ type: "Recall", spot: "P2.5" }, ["P2.5"]],
      [{ type: "DrawHidden", stack: 3 }, ["H:3"]],
      [{ type: "DrawOpen", pattern: 4 }, ["O:4"]],
      [{ type: "Announce", kind: "open", tiles: 2 }],
      [{ type: "PlaceUnit", unit: "fort", side: "N", number: 0 }, ["B1/N"]],
      [{ type: "SendScout", path: 7, number: 3, spot: "" }, ["P7"]],
      [{ type: "NameTopScouts", first: 1, second: 2 }],
      [{ type: "Stop" }],
      [{ type: "Decline" }],
      [{ type: "ChooseIncome", gold: 4 }],
    );
    const offers = sorted(all);
    const maps = [offers.islands, offers.recalls, offers.hidden, offers.open].flatMap((map) => [...map.values()] as Way[]);
    const lists = [...offers.starts.values(), ...offers.tiles.values(), offers.announcements, offers.units, offers.sends, offers.pairs, offers.rest].flat() as Way[];
    const found = [...maps, ...lists, ...(offers.stop ? [offers.stop] : [])].map(({ notation }) => notation);
    expect(found.sort()).toEqual(all.map(({ notation }) => notation).sort());
    expect(offers.starts.get("A1")).toHaveLength(2);
    expect([...offers.hidden.keys(), ...offers.open.keys()]).toEqual(["H:3", "O:4"]);
    expect(offers.rest.map(({ action }) => action.type)).toEqual(["Decline", "ChooseIncome"]);
  });

  it("about a unit is narrowed by mass and number", () => {
    const { units } = sorted(
      ways(
        [{ type: "PlaceUnit", unit: "scout", side: "N", number: 3 }, ["B1/N"], { type: "Cost", gold: 1, left: 4 }],
        [{ type: "PlaceUnit", unit: "scout", side: "S", number: 3 }, ["B1/S"]],
        [{ type: "PlaceUnit", unit: "scout", side: "S", number: 8 }, ["B1/S"]],
        [{ type: "PlaceUnit", unit: "fort", side: "N", number: 0 }, ["B1/N"]],
      ),
    );
    expect(unitWays(units, "scout")).toEqual({ masses: ["B1/N", "B1/S"], numbers: [3, 8] });
    expect(unitWays(units, "settlement").masses).toEqual([]);
    expect(unitWay(units, "scout", "B1/S", 8)?.notation).toBe("2");
    expect(unitWay(units, "scout", "B1/N", 8)).toBeNull();
    expect([costOf(units[0]), costOf(units[1]), costOf(null)]).toEqual([1, 0, 0]);
  });

  it("about a scout is narrowed by who is sent", () => {
    const { sends } = sorted(
      ways(
        [{ type: "SendScout", path: 1, number: 0, spot: "P2.1" }, ["P1", "P2.1"]],
        [{ type: "SendScout", path: 2, number: 0, spot: "P2.1" }, ["P2", "P2.1"]],
        [{ type: "SendScout", path: 1, number: 0, spot: "C3" }, ["P1", "C3"]],
      ),
    );
    expect(scoutsToSend(sends)).toEqual([{ number: 0, spot: "P2.1" }, { number: 0, spot: "C3" }]);
    expect([...waysToSend(sends, { number: 0, spot: "P2.1" }).keys()]).toEqual(["P1", "P2"]);
    expect(waysToSend(sends, undefined).size).toBe(0);
  });

  it("about top scouts is found in whatever order they were picked", () => {
    const { pairs } = sorted(ways([{ type: "NameTopScouts", first: 1, second: 2 }], [{ type: "NameTopScouts", first: 2, second: 5 }]));
    expect(pairOf(pairs, [5, 2])?.notation).toBe("1");
    expect(pairOf(pairs, [2])).toBeNull();
  });
});

it("the nearest of two masses is meant", () => {
  const strait = view().tiles[1]!;
  expect(massAt(strait, 0.5, 0.1)?.name).toBe("B1/N");
  expect(massAt(strait, 0.5, 0.9)?.name).toBe("B1/S");
  expect(massAt(view().tiles[0]!, 0.5, 0.5)).toBeNull();
});

describe("courses", () => {
  const before = view();
  const { board } = before;

  it("lead from berth to berth across the sides between", () => {
    const points = course(["N:A", "A1", "B1"], board, watersOf(before));
    expect(points).toHaveLength(5);
    expect(points[0]).toEqual([50, -30]);
    expect(points[1]?.[1]).toBe(0);
    expect(points[3]?.[0]).toBe(100);
    expect(points[4]).toEqual(berth(cellOf("B1", board)!, board, watersOf(before)));
    expect(drawnCourse(points)).toMatch(/^M50 -30Q/);
    expect(drawnCourse([])).toBe("");
  });

  it("are sailed from one end to the other", () => {
    const points = [[0, 0], [100, 0], [100, 100]] as const;
    expect(lengthOf(points)).toBe(200);
    expect(after(points, 0.25)).toEqual({ x: 50, y: 0, isWestward: false });
    expect(after(points, 1)).toMatchObject({ x: 100, y: 100 });
    expect(after([[5, 6]], 0.5)).toMatchObject({ x: 5, y: 6 });
  });

  it("are sailed slowly at first and at last, and west with the bow to the west", () => {
    const { moves, turns } = voyage([[0, 0], [100, 0], [60, 0]]);
    expect(moves.at(0)).toEqual({ offset: 0, transform: "translate(0.0px, 0.0px)" });
    expect(moves.at(-1)).toEqual({ offset: 1, transform: "translate(60.0px, 0.0px)" });
    expect(moves.find(({ offset }) => offset === 0.25)).toEqual({ offset: 0.25, transform: "translate(17.5px, 0.0px)" });
    expect([turns.at(0)?.["transform"], turns.at(-1)?.["transform"]]).toEqual(["scale(1, 1)", "scale(-1, 1)"]);
  });

  it("of a start come from the edge, of a tile from beside it", () => {
    const turn = { ...before.turn, ship: "B1", course: ["N:A", "A1", "B1"] };
    expect(passage(before.turn.ship, view({ turn, starts: [] }))).toEqual(["N:A", "A1", "B1"]);
    const there = view({ turn, starts: [] });
    expect(passage(there.turn.ship, view({ turn: { ...turn, ship: "C1" } }))).toEqual(["B1", "C1"]);
    expect(passage(there.turn.ship, there)).toEqual([]);
    expect(passage(there.turn.ship, view({ turn: { ...turn, ship: "C2" } }))).toEqual([]);
  });
});

describe("what a place is", () => {
  const names = ["Ada", "Ben"];
  const payment: Entdecker.Payment = { type: "Payment", bank: 2, tolls: [0, 2, 0, 0], total: 4, path: ["B1", "A1", "N:A"] };
  const mine = sorted(
    ways(
      [{ type: "StartAt", space: "B1", bank: 2, tolls: [0, 2, 0, 0] }, ["B1"], payment],
      [{ type: "PlaceTile", space: "C1", tile: "2r1" }, ["C1"]],
      [{ type: "PlaceTile", space: "C1", tile: "2r2" }, ["C1"]],
    ),
  );
  const at = (space: string, down = 0.5, offers: Offers = mine): string => {
    const finding = findingAt(view(), offers, { space, right: 0.5, down }, names);
    return finding ? spoken(finding, names) : "";
  };

  it("is heard of both masses of a tile, wherever the cursor is", () => {
    const heard = spokenAt(view(), mine, { space: "B1", right: 0.5, down: 0.5 }, names);
    expect(heard).toMatch(/^North: B1: unfinished island.*Ben’s fort.*South: B1: completed island/);
    expect(spokenAt(view(), mine, { space: "A1", right: 0.5, down: 0.5 }, names)).toBe("A1: open sea");
  });

  it("is said for islands with who leads, for starts with their cost, for edges and for the unknown", () => {
    expect(at("B1", 0.1)).toMatch(/unfinished island of one tile.*Ben’s fort.*4 gold: 2 to the bank, 2 to Ben.*Ben is in place 1/);
    expect(at("A1")).toBe("A1: open sea");
    expect(at("C1")).toMatch(/undiscovered. The tile fits here in 2 ways/);
    expect(at("N:A")).toMatch(/2 gold/);
    expect(at("S:C")).toMatch(/free/);
    expect(at("")).toBe("");
    expect(paymentOf(mine.starts.get("B1")?.[0])).toBe(payment);
  });

  it("is said to who only looks on, without what only those who act may do", () => {
    const none = sorted([]);
    expect(at("B1", 0.1, none)).toMatch(/A journey from here costs 4 gold/);
    expect(at("S:C", 0.5, none)).toMatch(/costs 9 gold \(more than you can pay\)/);
    expect(at("C1", 0.5, none)).toBe("C1: undiscovered");
  });
});

it("the serpent has a scale for every point, evenly and in order, in any number of rows", () => {
  for (const [rows, width] of [[2, 700], [5, 300]] as const) {
    const { scales, height } = serpentOf(50, rows, width);
    expect(scales).toHaveLength(51);
    for (const [x, y] of scales) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    const steps = scales.slice(1).map(([x, y], before) => Math.hypot(x - scales[before]![0], y - scales[before]![1]));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.6);
  }
});

it("every sentence that is used is in the catalogue", () => {
  const files = import.meta.glob<string>(["./*.svelte", "./*.ts"], { query: "?raw", import: "default", eager: true });
  const calls = Object.values(files).flatMap((text) => text.match(/say\([^)]*/g) ?? []);
  const keys = new Set(calls.flatMap((call) => call.match(/(?<=["'])entdecker-[\w-]+(?=["'.])/g) ?? []));
  expect(keys.size).toBeGreaterThan(50);
  expect([...keys].filter((key) => !has(key))).toEqual([]);
});

describe("the cursor", () => {
  const strait = ways([{ type: "Recall", spot: "B1/N" }, ["B1/N"]], [{ type: "Recall", spot: "B1/S" }, ["B1/S"]], [{ type: "Recall", spot: "P2.5" }, ["P2.5"]]);

  it("goes to what may be chosen: of a tile with two masses to each, but not to what is beside the chart", () => {
    const desk = new Desk(() => ({ view: view(), offers: strait }) as unknown as ReturnType<Desk["given"]>);
    expect(desk.open).toEqual([]);
    desk.isRecalling = true;
    expect(desk.open).toEqual(["B1/N", "B1/S"]);
    for (const name of desk.open) {
      desk.go(name);
      expect(desk.at).toBe(name);
    }
    desk.go("A1");
    expect(desk.at).toBe("A1");
    expect(desk.go("P2.5")).toBeNull();
  });
});

describe("a scout that is taken back", () => {
  it("is what a click means while one is looked for, though a tile is in hand", () => {
    const tried = ways([{ type: "PlaceTile", space: "C1", tile: "2r1" }, ["C1"]], [{ type: "Recall", spot: "B1/N" }, ["B1/N"]]);
    const done: unknown[] = [];
    const act = (action: unknown): void => void done.push(action);
    const desk = new Desk(() => ({ view: view(), offers: tried, act, whyNot: act }) as unknown as ReturnType<Desk["given"]>);
    desk.reset();
    expect(desk.ghost?.space).toBe("C1");
    desk.isRecalling = true;
    expect([desk.ghost, desk.open]).toEqual([null, ["B1/N"]]);
    desk.confirm();
    expect(done).toEqual([]);
    desk.choose(desk.go("B1/N")!);
    expect(done).toEqual([{ type: "Recall", spot: "B1/N" }]);
    desk.cancel();
    expect(desk.ghost?.space).toBe("C1");
    desk.choose(desk.go("C1")!);
    expect(done.at(-1)).toMatchObject({ type: "PlaceTile", space: "C1" });
  });
});
