/** Pixel drawings as paths: one for each colour, of runs of pixels, crisp at any size. */
import { BEACH, PALETTE, type Drawing } from "./sprites";

interface Layer {
  letter: string;
  path: string;
}

/** Return a drawing's paths, one for each letter, where its upper left corner lies there. */
export function layers(drawing: Drawing, left = 0, top = 0): Layer[] {
  const paths = new Map<string, string>();
  drawing.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      const letter = row[x] as string;
      let end = x + 1;
      while (row[end] === letter) end += 1;
      if (letter !== " ") paths.set(letter, `${paths.get(letter) ?? ""}M${left + x} ${top + y}h${end - x}v1h${x - end}z`);
      x = end;
    }
  });
  return [...paths].map(([letter, path]) => ({ letter, path }));
}

/** Return the colour of a letter; one of them stands for whosever the drawing is. */
export const colourOf = (letter: string, own = "currentColor"): string => (letter === "x" ? own : (PALETTE[letter] ?? "none"));

/** Return a square drawing turned to the right by quarters. */
export function turned(drawing: Drawing, quarters: number): Drawing {
  if (quarters === 0) return drawing;
  const last = drawing.length - 1;
  return turned(drawing.map((_, y) => drawing.map((_, x) => drawing[last - x]?.[y] ?? " ").join("")), quarters - 1);
}

/** Return the drawing of a coast: its land towards a side, its water away from it, and a beach between. */
export function coastOf(direction: string, land: Drawing, water: Drawing): Drawing {
  const beach = turned(BEACH, "NESW".indexOf(direction));
  const [half, last] = [BEACH.length / 2, BEACH.length - 1];
  const isLand = (x: number, y: number): boolean => ({ N: y, E: last - x, S: last - y, W: x })[direction]! < half;
  return beach.map((row, y) => [...row].map((sand, x) => (sand !== " " ? sand : (isLand(x, y) ? land : water)[y]?.[x])).join(""));
}
