/** What is drawn because something happened, part after part: as many in a frame as fit into it, and at least one.
 *
 * A quick device draws all parts in one frame, a slow one in several, none of which is late. Parts are drawn in the
 * order of their rank; each is drawn whole, so that nobody sees half of one.
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
let channel: MessageChannel | undefined;
let isAwaited = false; // that a frame is painted

/** Draw a part once the frame that is being made was painted; return how not to. */
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
  requestAnimationFrame(() => painted().postMessage(null));
}

/** Return whom to tell in a frame that one goes on once it was painted: a timer would wait longer. */
function painted(): MessagePort {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = goOn;
  }
  return channel.port2;
}

function goOn(): void {
  isAwaited = false;
  try {
    drawSome();
  } finally {
    if (waiting.length > 0) wait(); // also if one could not be drawn
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
