/**
 * Small drawings put in their place by their points.
 *
 * A browser keeps every transformed part of a picture apart, as something that might move by itself, and looks through
 * all of them whenever anything changes: hundreds of `<use>` or `transform` on a map cost more than all its lines. What
 * never moves by itself is therefore drawn with the coordinates it has.
 */

/** For the numbers of each command of a path: a place to the right or down, a radius, or something that stays. */
const AXES: Readonly<Record<string, string>> = { M: "xy", L: "xy", T: "xy", H: "x", V: "y", C: "xyxyxy", S: "xyxy", Q: "xyxy", A: "rr---xy", Z: "" };

/** A command of a path with its numbers. */
interface Step {
  command: string;
  axes: string;
  numbers: readonly number[];
}

const read = new Map<string, readonly Step[]>(); // the same few drawings are placed all over a map

function stepsOf(path: string): readonly Step[] {
  let found = read.get(path);
  if (!found) {
    found = [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, command = "", numbers = ""]) => {
      const axes = AXES[command.toUpperCase()];
      if (axes === undefined) throw new Error(`cannot place ${command}`);
      return { command, axes, numbers: (numbers.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number) };
    });
    read.set(path, found);
  }
  return found;
}

/** Return a path moved to a point, and made larger or turned over first (arcs only made larger). */
export function placed(path: string, x: number, y: number, right = 1, down = right): string {
  let text = "";
  for (const { command, axes, numbers } of stepsOf(path)) {
    if (right !== down && axes.includes("r")) throw new Error(`cannot place ${command}`);
    const isRelative = command >= "a";
    text += command;
    for (let at = 0; at < numbers.length; at++) {
      const axis = axes[at % axes.length];
      let number = numbers[at]!;
      if (axis === "x") number = number * right + (isRelative ? 0 : x);
      else if (axis === "y") number = number * down + (isRelative ? 0 : y);
      else if (axis === "r") number *= right;
      text += `${at > 0 ? " " : ""}${Math.round(number * 100) / 100}`;
    }
  }
  return text;
}
