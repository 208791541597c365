/** A curve of points: lines from moment to moment, in a drawing of a given size. */
import type { CurvePoint } from "./messages";

export interface Drawn {
  lines: string[]; // by seat: the points of a polyline
  least: number;
  most: number;
  x: (step: number) => number;
}

/** Lay the points of everyone out; the lowest line is at least as low as nought. */
export function drawn(points: readonly CurvePoint[], steps: number, width: number, height: number): Drawn {
  const all = points.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (step: number): number => round((step / Math.max(1, steps)) * width);
  const y = (total: number): number => round(height - ((total - least) / (most - least)) * height);
  const seats = points[0]?.totals.length ?? 0;
  const line = (seat: number): string => points.map(({ step, totals }) => `${x(step)},${y(totals[seat] ?? 0)}`).join(" ");
  return { lines: Array.from({ length: seats }, (_, seat) => line(seat)), least, most, x };
}

/** Return everyone's points at a step: as they were at the last moment that is known. */
export const totalsAt = (points: readonly CurvePoint[], step: number): number[] =>
  points.findLast((point) => point.step <= step)?.totals ?? points[0]?.totals ?? [];

const round = (value: number): number => Math.round(value * 10) / 10;
