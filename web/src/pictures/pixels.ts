/** Pixel art written as text: a letter a pixel, a point for none. */

export interface Patch {
  colour: string;
  path: string;
}

/** Return a picture as one path per colour, each run of pixels a rectangle. */
export function patches(rows: readonly string[], palette: Record<string, string>): Patch[] {
  const paths = new Map<string, string>();
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/([^.])\1*/g)) {
      const colour = palette[run[1] ?? ""];
      if (!colour) continue;
      const width = run[0].length;
      paths.set(colour, `${paths.get(colour) ?? ""}M${run.index} ${y}h${width}v1h-${width}z`);
    }
  });
  return Array.from(paths, ([colour, path]) => ({ colour, path }));
}
