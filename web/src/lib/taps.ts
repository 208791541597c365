/** What a finger means on a map whose places are smaller than it. */
import type { Box, Camera, Point } from "./camera.svelte";

export const FINGER = 44; // pixels
const ENOUGH = 40; // … that a finger meets without fail

/** Tell whether this screen is mostly touched. */
export const isFinger = (): boolean => matchMedia("(pointer: coarse)").matches;

type Meant =
  | { kind: "place"; name: string } // one that may be chosen
  | { kind: "nearer" } // several are under the finger
  | { kind: "none" };

/** Tell which of the places that may be chosen a finger means: each is as large as a finger, however small it is drawn. */
export function meantBy(at: Point, places: Iterable<readonly [name: string, box: Box]>, scale: number): Meant {
  const near: string[] = [];
  for (const [name, box] of places) {
    const reach = (size: number): number => Math.max(ENOUGH / scale - size, 0) / 2;
    const [aside, beyond] = [reach(box.width), reach(box.height)];
    const isIn = at.x >= box.x - aside && at.x < box.x + box.width + aside && at.y >= box.y - beyond && at.y < box.y + box.height + beyond;
    if (isIn) near.push(name);
  }
  const [only] = near;
  if (only === undefined) return { kind: "none" };
  return near.length === 1 ? { kind: "place", name: only } : { kind: "nearer" };
}

/** Look at a place so closely that a finger meets what is `unit` wide; the map still follows what happens. */
export function lookCloser(camera: Camera, event: MouseEvent, unit: number): void {
  const frame = (event.currentTarget as Element).getBoundingClientRect();
  const { moved } = camera;
  camera.zoom(Math.max((1.02 * FINGER) / unit / camera.scale, 1), event.clientX - frame.left, event.clientY - frame.top);
  camera.moved = moved;
  camera.isNear = true;
}
