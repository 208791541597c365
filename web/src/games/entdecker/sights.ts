/** What grows, stands and swims on the chart: the strokes of each drawing, in the order in which they are laid down. */
import { placed } from "../../lib/placed";

export interface Sight {
  kind: "palm" | "palms" | "hill" | "mountain" | "wave" | "whale" | "fish";
  x: number;
  y: number;
  size: number;
}

/** A line or a patch on the chart. */
export interface Mark {
  look: string; // its class: pen and ink
  path: string;
}

export const WAVE = "M-8 0q4-4.5 8 0t8 0";

/** A waterfall on a tile, from back to front. */
export const WATERFALL: readonly { path: string; fill: string; stroke?: string; width: number }[] = [
  { path: "M-38 18L-24-14-17-6-4-36 4-22 12-30 22-8 28-13 39 18z", fill: "var(--e-rock)", width: 1.5 },
  { path: "M-4-36l-5.5 12.7 3.5-2.5 2.5 4 3-4.5 4 2.8L4-22zM12-30l-3 3 1.5 5 3-3 3.5 4z", fill: "var(--e-snow)", width: 0.9 },
  { path: "M-24-14l-3 12M-17-6l2 10M22-8l-3 12M28-13l3 14M-4-20l-5 13", fill: "none", width: 1 },
  { path: "M-7 24V-2c0-4 13-4 13 0v26z", fill: "var(--e-fall)", width: 1.2 },
  { path: "M-3.6-1v22M0-2v24M3-1v22", fill: "none", stroke: "var(--e-sea)", width: 1.3 },
  { path: "M-22 25c5-8 38-8 44 0 2 6-8 10-22 10S-25 31-22 25z", fill: "var(--e-sea)", width: 1.2 },
  { path: "M-10 23q3-4 6 0t6 0 6 0M-12 29q4-3 8 0t8 0 7 0", fill: "none", stroke: "var(--e-fall)", width: 1.5 },
];

const PALM: readonly Mark[] = [
  { look: "trunk", path: "M0 0c1-5 .2-8 2.2-12" },
  {
    look: "leaf",
    path: "M2.2-12c-3-3-6.5-2-8 1M2.2-12c-2-4-5.5-4.5-7.8-3M2.2-12c1-4 4.5-5 7-3M2.2-12c3.5-2 6.5-.8 7.5 2.2M2.2-12c-1.8.4-3.5 2-3.8 4.5",
  },
];

const DRAWINGS: Readonly<Record<Sight["kind"], readonly Mark[]>> = {
  palm: PALM,
  palms: PALM.map(({ look, path }) => ({ look, path: placed(path, -5, -2) + placed(path, 4, 1.5, -0.85, 0.85) })),
  hill: [
    { look: "hill", path: "M-12 0c3-8 7-11 11-10.5S8-6 12 0z" },
    { look: "slope", path: "M-12 0c3-8 7-11 11-10.5S8-6 12 0M3-3.5l2.5 3.5M0-5l2.5 5M-3-5.5l2 5" },
  ],
  mountain: [
    { look: "rock", path: "M-15 0L-4.5-19L-.5-13L4-17.5L15 0z" },
    { look: "snow", path: "M-4.5-19l-3 5.6l2.6-1.1l1 2.2l1.9-2.3l1.5 1.6z" },
    { look: "slope", path: "M4-17.5L2-9l2 5M4-17.5L7-8l5 8M-.5-13L-3-6l1 5M9-6l2 6" },
  ],
  wave: [{ look: "wave", path: WAVE }],
  whale: [
    { look: "animal", path: "M-14 3c1-9 9-12 16-9c5 2 7 4 10 2l-1-5c4 0 6 1 7 3c1-3 3-4 6-4c-1 7-6 11-13 13H-12z" },
    { look: "slope", path: "M-8-8c-1-4-4-5-6-3M-8-8c0-5 3-6 5-4M-9-1l.1 0M-17 3.5q4-3 8 0t8 0t8 0t6-.5" },
  ],
  fish: [
    { look: "animal", path: "M-12 0c5-6 12-6 17 0l5-4v8l-5-4c-5 6-12 6-17 0z" },
    { look: "slope", path: "M-8-1l.1 0M-3-3q2 3 0 6" },
  ],
};

const APART: ReadonlySet<string> = new Set(["palm", "palms", "wave"]); // so thin that none covers another

/** Return the marks of sights, from back to front; what cannot cover its neighbours is drawn in one go. */
export function marksOf(sights: readonly Sight[]): Mark[] {
  const marks: Mark[] = [];
  let together = new Map<string, Mark>();
  for (const { kind, x, y, size } of sights) {
    if (!APART.has(kind)) together = new Map();
    for (const { look, path } of DRAWINGS[kind]) {
      const here = placed(path, x, y, size);
      const earlier = together.get(look);
      if (earlier) earlier.path += here;
      else {
        const mark = { look, path: here };
        marks.push(mark);
        if (APART.has(kind)) together.set(look, mark);
      }
    }
  }
  return marks;
}
