/** How a thing moves, as the browser animates it by itself: transforms and opacity alone, so that no frame is painted. */
import type { Box } from "../camera.svelte";
import type { Way } from "./movement";

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

/** Return the box around others; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Return a box of a size around the middle of another. */
export function within(box: Box, width: number, height: number): Box {
  const [x, y] = middle(box);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Return how something comes to its box: from another, by others, as large as it was there. */
function journey(stops: readonly Box[], home: Box, isTurned: boolean): Keyframe[] {
  const points = [...stops, home].map(middle);
  const lengths = points.map(([x, y], at) => (at === 0 ? 0 : Math.hypot(x - points[at - 1]![0], y - points[at - 1]![1])));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const [homeX, homeY] = middle(home);
  const small = Math.min(Math.max((stops[0]?.height ?? home.height) / home.height, 0.25), 2.5);
  let gone = 0;
  const frames = points.map(([x, y], at) => {
    gone += lengths[at]!;
    const offset = at === points.length - 1 ? 1 : gone / whole;
    return { offset, x: x - homeX, y: y - homeY, size: small + (1 - small) * offset };
  });
  const drawn = ({ offset, x, y, size }: (typeof frames)[number], wide = 1): Keyframe => ({
    offset,
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(size * wide).toFixed(3)}, ${size.toFixed(3)})`,
  });
  const [first, last] = [frames[0]!, frames.at(-1)!];
  const half = { offset: 0.5, x: (first.x + last.x) / 2, y: (first.y + last.y) / 2, size: (first.size + last.size) / 2 };
  const way = isTurned ? [drawn(first), drawn(half, 0), drawn(last)] : frames.map((frame) => drawn(frame));
  return way.map((frame) => ({ ...frame, opacity: 1 }));
}

/** Return how a thing moves that belongs into `home`; `stops`: where it was before, if anywhere. */
export function keyframes(way: Way, stops: readonly Box[], home: Box): Keyframe[] {
  switch (way) {
    case "go":
    case "turn":
      if (stops.length > 0) return journey(stops, home, way === "turn");
      return [
        { opacity: 0, transform: "translate(0, -2.5rem)" },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, transform: "none" },
      ];
    case "show":
      return [
        { opacity: 0, transform: "scale(0.4) rotate(-40deg)" },
        { opacity: 1, transform: "scale(1.15) rotate(0)", offset: 0.3 },
        { opacity: 1, transform: "scale(1)", offset: 0.85 },
        { opacity: 0, transform: "scale(1)" },
      ];
    case "leave":
      return [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: "scale(0.3)" },
      ];
    case "ring":
      return [
        { opacity: 0, transform: "scale(1.5)" },
        { opacity: 1, transform: "scale(1)", offset: 0.4 },
        { opacity: 1, transform: "scale(1)", offset: 0.75 },
        { opacity: 0, transform: "scale(1)" },
      ];
    default:
      return [
        { opacity: 0, transform: "scale(0.2)" },
        { opacity: 1, transform: "scale(1.15)", offset: 0.7 },
        { opacity: 1, transform: "none" },
      ];
  }
}

/** A number that has grown. */
export const STRUCK: Keyframe[] = [{ transform: "none" }, { transform: "scale(1.35)" }, { transform: "none" }];

/** The two sides of a thing that turns over. */
export const FRONT: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }];
export const BACK: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
