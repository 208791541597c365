/** A line of a story for tests, in which only what a test is about need be said. */
import type { Line } from "./messages";

const LINE: Line = { seq: 1, text: "", event: { type: "Event" }, seat: null, places: [], gains: [], why: null, only: null, by: null, begins_turn: false };

export const lineOf = (wish: Partial<Line>): Line => ({ ...LINE, ...wish });
