import { expect, test, vi } from "vitest";
import { lineOf } from "./line.fixture";
import { isRenamed, isToWait, Live, merged, pause, refusedFor, retold } from "./live";
import type { Line, Snapshot } from "./messages";

const line = (seq: number, text = `line ${seq}`): Line => lineOf({ seq, text });
const snapshot = (seq: number, lines: Line[]): Snapshot => ({
  type: "snapshot",
  seq,
  table: { id: "t", game: "g", options: {}, host: true, seats: [], status: "playing", ways: [], matters: [], seq, again: "", listed: false, delay: 0, practice: false, coach: false },
  over: false,
  actors: [],
  winners: [],
  scores: [],
  standings: [],
  verdict: "",
  lesson: null,
  puzzle: null,
  time: null,
  seats: [],
  ask: null,
  waiting: "",
  lines,
});

test("a snapshot that goes on where the page stopped adds its lines", () => {
  const known = merged(null, snapshot(2, [line(1), line(2)]));
  const after = merged(known, snapshot(3, [line(3)]));
  expect(after.lines.map((each) => each.seq)).toEqual([1, 2, 3]);
  expect(after.snapshot.seq).toBe(3);
});

test("lines that arrive twice are kept once", () => {
  const known = merged(null, snapshot(2, [line(1), line(2)]));
  const after = merged(known, snapshot(3, [line(1), line(2), line(3)]));
  expect(after.lines.map((each) => each.seq)).toEqual([1, 2, 3]);
});

test("several lines of one entry all arrive", () => {
  const known = merged(null, snapshot(1, [line(1)]));
  const after = merged(known, snapshot(2, [line(2, "a"), line(2, "b")]));
  expect(after.lines.map((each) => each.text)).toEqual(["line 1", "a", "b"]);
});

test("a story that is told anew keeps what happened meanwhile", () => {
  const known = merged(null, snapshot(3, [line(1, "White"), line(2, "White"), line(3, "Ben")]));
  const after = retold(known, snapshot(2, [line(1, "Ben"), line(2, "Ben")]));
  expect(after.lines.map((each) => each.text)).toEqual(["Ben", "Ben", "Ben"]);
  expect(after.snapshot).toBe(known.snapshot);
});

test("a story that is told anew goes no further than the snapshot that is known", () => {
  const known = merged(null, snapshot(1, [line(1, "White")]));
  const after = merged(retold(known, snapshot(2, [line(1, "Ben"), line(2, "Ben")])), snapshot(2, [line(2, "Ben")]));
  expect(after.lines.map((each) => each.seq)).toEqual([1, 2]);
});

test("the story is to be told anew when somebody sat down", () => {
  const named = (name: string): Snapshot => {
    const seat = { seat: 0, colour: "white", name, kind: "person" as const, bot: "", outside: false, away: "" as const, yours: false, invitation: "" };
    const before = snapshot(1, []);
    return { ...before, table: { ...before.table, seats: [seat] } };
  };
  expect(isRenamed(named("White"), named("Ben"))).toBe(true);
  expect(isRenamed(named("Ben"), named("Ben"))).toBe(false);
});

test("a snapshot that was overtaken changes nothing", () => {
  const known = merged(null, snapshot(5, [line(5)]));
  expect(merged(known, snapshot(4, [line(4)]))).toBe(known);
});

test("the same entry again brings the new snapshot and no line twice", () => {
  const known = merged(null, snapshot(2, [line(2)]));
  const again = { ...snapshot(2, [line(2)]), waiting: "somebody else" };
  const after = merged(known, again);
  expect(after.snapshot).toEqual(again);
  expect(after.snapshot.table).toBe(known.snapshot.table); // what has not changed is not drawn again
  expect(after.lines).toBe(known.lines);
});

test("an answer that comes late does not undo what the socket has said of the same entry", () => {
  const known = merged(merged(null, snapshot(1, [])), { ...snapshot(2, [line(2)]), actors: [1] });
  const late = { ...snapshot(2, [line(2)]), actors: [0, 1] };
  expect(merged(known, late, "answer")).toBe(known);
});

test("an answer that knows more than the socket has said is taken, and the socket's next word after it", () => {
  const known = merged(null, snapshot(1, [line(1)]));
  const answered = merged(known, { ...snapshot(2, [line(2)]), actors: [0, 1] }, "answer");
  expect(answered.snapshot.actors).toEqual([0, 1]);
  expect(answered.lines.map((each) => each.seq)).toEqual([1, 2]);
  const after = merged(answered, { ...snapshot(2, [line(2)]), actors: [1] }, "socket");
  expect(after.snapshot.actors).toEqual([1]);
  expect(after.lines).toBe(answered.lines);
});

test("the pauses between attempts grow, and end at a quarter of a minute", () => {
  const pauses = [0, 1, 2, 3, 4, 5, 12].map((attempt) => pause(attempt, 0.5));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
  expect(pause(3, 0)).toBeLessThan(pause(3, 1));
});

test("a line that was closed for good is told from one that was lost", () => {
  expect(refusedFor(4404)).toBe(404);
  expect(refusedFor(4410)).toBe(410);
  for (const code of [1000, 1001, 1006, 1011, 4429, 4500, 4503]) expect(refusedFor(code)).toBeNull();
});

test("only a line that was closed for now says why it is waited for", () => {
  expect(isToWait(4429)).toBe(true);
  for (const code of [1000, 1006, 1008, 1012, 4404]) expect(isToWait(code)).toBe(false);
});

test("a page that is out of sight for long opens another line, which says so, and at once another when it is seen", () => {
  vi.useFakeTimers();
  const opened: string[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("WebSocket", function (url: string) {
    opened.push(url);
    return { close: () => undefined };
  });
  const becomes = (visibilityState: string): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const nothing = (): void => undefined;
  const live = new Live((since, isHidden) => `${since} ${isHidden ? "hidden" : "seen"}`, { heard: nothing, talked: nothing, connection: nothing, refused: nothing });
  becomes("hidden");
  vi.advanceTimersByTime(15_000);
  becomes("visible");
  expect(opened).toEqual(["0 seen"]); // whoever only glances elsewhere is still there
  becomes("hidden");
  vi.advanceTimersByTime(25_000);
  expect(opened).toEqual(["0 seen", "0 hidden"]);
  becomes("visible");
  expect(opened).toEqual(["0 seen", "0 hidden", "0 seen"]);
  becomes("hidden");
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(3);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
