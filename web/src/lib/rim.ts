/** The line around several boxes that lie side by side: one shape, not a box for each. */
import type { Box } from "./camera.svelte";

/** Return the path around boxes; a side that two of them share is none of it. */
export function rimOf(boxes: readonly Box[]): string {
  const sides = boxes.flatMap(({ x, y, width, height }) => {
    const [right, bottom] = [x + width, y + height];
    return [`M${x} ${y}H${right}`, `M${x} ${bottom}H${right}`, `M${x} ${y}V${bottom}`, `M${right} ${y}V${bottom}`];
  });
  const met = new Map<string, number>();
  for (const side of sides) met.set(side, (met.get(side) ?? 0) + 1);
  return sides.filter((side) => met.get(side) === 1).join("");
}
