/** What is drawn because something happened, part after part: as many in a frame as fit into it, and at least one.
 *
 * A quick device draws all parts in one frame, a slow one in several, none of which is late. Parts are drawn in the
 * order of their rank; each is drawn whole, so that nobody sees half of one. They are drawn while the frame is made that
 * shows them, not before: a browser first looks for what lies under the mouse, and would lay out for that what has
 * changed since the frame before, and again what moves in this one.
 */
import { flushSync } from "svelte";

/** When parts are drawn: first what moves, which asks where things lie and is told without delay while nothing has changed yet;
 * after the board itself its parts; when it stands, all that is beside it. */
export const RANK = { motion: 0, board: 1, map: 2, places: 3, panels: 4, stands: 6, reasons: 7, seats: 8, story: 9 } as const;

/** A part of what is seen. */
export interface Part {
  readonly rank: number;
  readonly draw: () => void; // set what it is drawn from
  took?: number; // ms, when it was last drawn
}

const ROOM = 4; // ms of a frame: the browser needs the rest to lay out and paint what has changed

const waiting: Part[] = []; // in the order in which they will be drawn
const watchers = new Set<() => void>();
let isAwaited = false; // the frame in which the next of them is drawn

/** Draw a part in the frame after the one that is being made; return how not to. */
export function soon(part: Part): () => void {
  if (!waiting.includes(part)) {
    const after = waiting.findIndex(({ rank }) => rank > part.rank);
    waiting.splice(after < 0 ? waiting.length : after, 0, part);
  }
  wait();
  return () => void (waiting.includes(part) && waiting.splice(waiting.indexOf(part), 1));
}

/** Be told when parts were drawn, before they are painted; return how no longer to be. */
export function whenDrawn(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

function wait(): void {
  if (isAwaited) return;
  isAwaited = true;
  requestAnimationFrame(() => requestAnimationFrame(goOn));
}

function goOn(): void {
  try {
    drawSome();
  } finally {
    isAwaited = waiting.length > 0; // also if one could not be drawn
    if (isAwaited) requestAnimationFrame(goOn);
  }
  for (const tell of watchers) tell();
}

function drawSome(): void {
  const begun = performance.now();
  let spent = 0;
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    part.draw();
    flushSync();
    const now = performance.now() - begun;
    part.took = now - spent;
    spent = now;
    if (spent + (waiting[0]?.took ?? 0) >= ROOM) return;
  }
}
