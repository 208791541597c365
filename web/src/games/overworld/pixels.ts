/** Pixel drawings as paths: one for each colour, of runs of pixels, crisp at any size. */
import type { Drawing } from "./sprites";

export interface Layer {
  letter: string;
  path: string;
}

/** Return a drawing's paths, one for each letter. */
export function layers(drawing: Drawing): Layer[] {
  const paths = new Map<string, string>();
  drawing.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      const letter = row[x] as string;
      let end = x + 1;
      while (row[end] === letter) end += 1;
      if (letter !== " ") paths.set(letter, `${paths.get(letter) ?? ""}M${x} ${y}h${end - x}v1h${x - end}z`);
      x = end;
    }
  });
  return [...paths].map(([letter, path]) => ({ letter, path }));
}
