/** Which thing of the page is meant that has a hint: what is marked `data-hint`, under a point or in focus.
 *
 * What lies on a map does not hear the pointer itself: there the smallest thing whose box holds the point is meant.
 */
import { isSeen } from "../lib/choices";
import type { Rect } from "../lib/pointing";

export type Known = (name: string) => boolean;

const HINTED = "[data-hint]";
const LARGE = 2500; // square pixels: of a larger shape on a map only what is inside it is meant, not its whole box

export const hintOf = (thing: Element): string => (thing as HTMLElement | SVGElement).dataset["hint"] ?? "";

/** Return the thing under a point of the screen, where `target` is what the browser found there. */
export function thingAt(target: Element, x: number, y: number, known: Known): Element | null {
  const map = target.closest("svg.map");
  return map?.parentElement ? onMap(map.parentElement, x, y, known) : around(target, known);
}

/** Return the thing that an element is, or is part of. */
export function around(element: Element | null, known: Known): Element | null {
  for (let one = element?.closest(HINTED); one; one = one.parentElement?.closest(HINTED)) if (known(hintOf(one))) return one;
  return null;
}

/** Return the thing that has the focus: of a map, what its cursor is on. */
export function thingInFocus(known: Known): Element | null {
  const { activeElement } = document;
  if (!activeElement?.matches("svg.map")) return around(activeElement, known);
  const cursor = activeElement.querySelector(".cursor")?.getBoundingClientRect();
  return cursor ? thingAt(activeElement, cursor.x + cursor.width / 2, cursor.y + cursor.height / 2, known) : null;
}

function onMap(frame: Element, x: number, y: number, known: Known): Element | null {
  let found: Element | null = null;
  let least = Infinity;
  for (const one of frame.querySelectorAll(`:is(svg.map, svg.ground) ${HINTED}`)) {
    if (!known(hintOf(one))) continue;
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || width * height >= least) continue;
    if (width * height > LARGE && one instanceof SVGPathElement && !isInside(one, x, y)) continue;
    [found, least] = [one, width * height];
  }
  return found;
}

function isInside(path: SVGPathElement, x: number, y: number): boolean {
  const matrix = path.getScreenCTM()?.inverse();
  return matrix !== undefined && path.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
}

/** Return where a thing is, as far as it is on the screen; null if it is not. */
export function rectOf(thing: Element): Rect | null {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const frame = thing.closest("svg.map, svg.ground")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const rect = { left: Math.max(left, frame.left), top: Math.max(top, frame.top), right: Math.min(right, frame.right), bottom: Math.min(bottom, frame.bottom) };
  return rect.right - rect.left > 1 && rect.bottom - rect.top > 1 ? rect : null;
}

/** Return all things that are seen, as far as nothing lies over the middle of them. */
export function thingsIn(root: ParentNode, known: Known): Element[] {
  return [...root.querySelectorAll(HINTED)].filter((one) => known(hintOf(one)) && isSeen(one) && isUncovered(one));
}

function isUncovered(thing: Element): boolean {
  const rect = rectOf(thing);
  if (!rect) return false;
  const top = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
  const frame = thing.closest("svg.map, svg.ground")?.parentElement;
  if (frame) return top !== null && top.closest("svg.map")?.parentElement === frame;
  return top !== null && (thing.contains(top) || top.contains(thing));
}
