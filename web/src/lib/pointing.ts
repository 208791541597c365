/** Where a card stands that speaks of something (the coach, a hint, a reason): beside what it is about, and over nothing that is needed. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

export type Side = "left" | "right" | "above" | "below" | "apart";

/** Where to speak: the upper left corner, on which side of what it is about, and how far along that side its tail is. */
export interface Spot {
  left: number;
  top: number;
  side: Side;
  tail: number;
}

const AWAY = 18; // pixels between the words and what they are about
const NEAR = 6; // pixels by which things may be apart that are pointed at together
const BARRED = 300_000; // what it costs to cover all places where something is asked for
const APART = 3000; // what it costs not to be beside what it is about: as much as to cover a few places
const EDGE = 10; // pixels between the words and the rim of where they may be

/** What a part of the page is found by; what a screen does not show may be found elsewhere. */
export function selectorsOf(part: string): string[] {
  const [name = "", number] = part.slice(1).split(":");
  const own = number === undefined ? [] : [`[data-part="${name}:${number}"]`];
  const instead = name === "hand" || name === "choices" ? ["[data-choices]"] : [];
  return [...own, `[data-part="${name}"]`, `[data-hint="${name}"]`, ...instead];
}

export const isPart = (at: string): boolean => at.startsWith("#");

/** Put together what is so near that one ring goes around all of it. */
export function together(rects: readonly Rect[]): Rect[] {
  const found: Rect[] = [];
  for (const rect of rects) {
    let joined = rect;
    for (let at = 0; at < found.length; ) {
      const other = found[at];
      if (other && isNear(joined, other)) {
        joined = around([joined, other]);
        found.splice(at, 1);
        at = 0;
      } else at += 1;
    }
    found.push(joined);
  }
  return found;
}

function isNear(one: Rect, other: Rect): boolean {
  return (
    one.left - NEAR <= other.right && other.left - NEAR <= one.right && one.top - NEAR <= other.bottom && other.top - NEAR <= one.bottom
  );
}

export function around(rects: readonly Rect[]): Rect {
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Return what of a rectangle lies in another one. */
export function within(one: Rect, frame: Rect): Rect {
  return {
    left: Math.max(one.left, frame.left),
    top: Math.max(one.top, frame.top),
    right: Math.min(one.right, frame.right),
    bottom: Math.min(one.bottom, frame.bottom),
  };
}

/** Return how far to scroll down for something to be seen in its frame: all of it, or else its beginning. */
export function scrollFor(one: Rect, frame: Rect, rim: number): number {
  const [over, under] = [one.top - rim - frame.top, one.bottom + rim - frame.bottom];
  return over < 0 ? over : Math.min(over, Math.max(under, 0));
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** What there is on the page beside the words. */
interface Around {
  needed?: readonly Rect[]; // never to be covered while there is any other place, as little as what it is about
  kept?: readonly Rect[]; // what is spoken of too: likewise
  wanted?: readonly Rect[]; // places where what is asked for can be done: of these as few as possible
  clear?: readonly Rect[]; // what should be seen
  spots?: readonly Rect[]; // what had better be
}

/** Find the best place to speak about some things; `frame` is where it may be. */
export function spotFor(size: Size, things: readonly Rect[], frame: Rect, { needed = [], kept = [], wanted = [], clear = [], spots = [] }: Around = {}): Spot {
  const about = things.length > 0 ? around(things) : null;
  const whole = things.length > 0 ? around([...things, ...kept]) : null; // with what is spoken of too
  const outer = about && whole ? [...[...needed, ...spots].filter((rect) => overlap(rect, about) > 0), whole] : []; // what it lies in
  const candidates = [
    ...(about ? beside(size, about, frame) : []),
    ...things.flatMap((one) => beside(size, one, frame)),
    ...(about ? outer.flatMap((rect) => beside(size, about, frame, rect)) : []),
    ...corners(size, frame),
  ];
  const hurt = [...things, ...kept, ...needed];
  const tried = new Set<string>();
  let best: Spot | undefined;
  let least = Infinity;
  for (const [order, spot] of candidates.entries()) {
    const where = `${spot.left} ${spot.top} ${spot.side}`;
    if (tried.has(where)) continue; // of places that are the same, the first is the best
    tried.add(where);
    const box = { left: spot.left, top: spot.top, right: spot.left + size.width, bottom: spot.top + size.height };
    const far = whole ? Math.max(0, distance(box, whole) - AWAY) : 0;
    let cost = far * 60 + order + (about && spot.side === "apart" ? APART : 0);
    if (cost < least) cost += covered(box, hurt) * 1000;
    if (cost < least) cost += covered(box, clear) * 4;
    if (cost < least) cost += (wanted.filter((rect) => overlap(box, rect) > 0).length / Math.max(1, wanted.length)) * BARRED;
    if (cost < least) cost += covered(box, spots) * 3;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best ?? { left: frame.left, top: frame.top, side: "apart", tail: 0 };
}

/** Return how much of some things a box covers. */
function covered(box: Rect, things: readonly Rect[]): number {
  let sum = 0;
  for (const thing of things) sum += overlap(box, thing);
  return sum;
}

function distance(one: Rect, other: Rect): number {
  const right = Math.max(0, other.left - one.right, one.left - other.right);
  const down = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(right, down);
}

/** Return the places on all sides of something, or of what it lies in: level with it. */
function beside(size: Size, about: Rect, frame: Rect, outer: Rect = about): Spot[] {
  const [x, y] = [(about.left + about.right) / 2, (about.top + about.bottom) / 2];
  const left = between(x - size.width / 2, frame.left + EDGE, frame.right - size.width - EDGE);
  const top = between(y - size.height / 2, frame.top + EDGE, frame.bottom - size.height - EDGE);
  const all: Spot[] = [
    { left: outer.right + AWAY, top, side: "right", tail: y - top },
    { left: outer.left - AWAY - size.width, top, side: "left", tail: y - top },
    { left, top: outer.top - AWAY - size.height, side: "above", tail: x - left },
    { left, top: outer.bottom + AWAY, side: "below", tail: x - left },
  ];
  return all.filter(
    (spot) =>
      spot.left >= frame.left && spot.top >= frame.top && spot.left + size.width <= frame.right && spot.top + size.height <= frame.bottom,
  );
}

function corners(size: Size, frame: Rect): Spot[] {
  const lefts = [frame.left + EDGE, frame.right - size.width - EDGE];
  const tops = [frame.bottom - size.height - EDGE, frame.top + EDGE];
  return tops.flatMap((top) => lefts.map((left) => ({ left, top, side: "apart" as const, tail: 0 })));
}
