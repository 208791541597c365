/**
 * Small drawings put in their place by their points.
 *
 * A browser keeps every transformed part of a picture apart, as something that might move by itself, and looks through
 * all of them whenever anything changes: hundreds of `<use>` or `transform` on a map cost more than all its lines. What
 * never moves by itself is therefore drawn with the coordinates it has.
 */

/** For the numbers of each command of a path: a place to the right or down, a radius, or something that stays. */
const AXES: Readonly<Record<string, string>> = { M: "xy", L: "xy", T: "xy", H: "x", V: "y", C: "xyxyxy", S: "xyxy", Q: "xyxy", A: "rr---xy", Z: "" };

/** Return a path moved to a point, and made larger or turned over first (arcs only made larger). */
export function placed(path: string, x: number, y: number, right = 1, down = right): string {
  const move: Record<string, number> = { x, y };
  const scale: Record<string, number> = { x: right, y: down, r: right };
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const axes = AXES[command.toUpperCase()];
    if (axes === undefined || (axes.includes("r") && right !== down)) throw new Error(`cannot place ${command}`);
    const isRelative = command !== command.toUpperCase();
    return (
      command +
      (numbers.match(/-?(?:\d*\.\d+|\d+)/g) ?? [])
        .map((number, at) => {
          const axis = axes[at % axes.length] ?? "";
          return Math.round((Number(number) * (scale[axis] ?? 1) + (isRelative ? 0 : (move[axis] ?? 0))) * 100) / 100;
        })
        .join(" ")
    );
  });
}
