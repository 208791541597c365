/** What is at a square, in words: for the card beside the map and for screen readers. */
import { inARow, joined, say, sentences } from "../../lib/words";
import type { Overworld } from "../../lib/types.gen";

export interface Finding {
  title: string;
  lines: string[];
  region: string | null; // to be outlined
  explorers: number[]; // by seat, where they count
}

type Names = readonly string[];

const OPPOSITE = { N: "S", E: "W", S: "N", W: "E" } as const;

const listed = (seats: readonly number[], names: Names): string => joined(seats.map((seat) => names[seat] ?? ""));

/** Call a column: “6W”, six west of the first coast. */
export const columnText = (x: number): string => (x === 0 ? "0" : say(x < 0 ? "overworld-west" : "overworld-east", { count: Math.abs(x) }));

/** Call a row: “4N”. */
export const rowText = (y: number): string => (y === 0 ? "0" : say(y < 0 ? "overworld-north" : "overworld-south", { count: Math.abs(y) }));

/** Call a square as the log does: “4N 6W”. */
export function placeText(x: number, y: number): string {
  if (x === 0 && y === 0) return say("overworld-start");
  return [...(y === 0 ? [] : [rowText(y)]), ...(x === 0 ? [] : [columnText(x)])].join(" ");
}

/** Say what lies, or may come to lie, at a square; `half` chooses a half of a coast. */
export function findingAt(view: Overworld.View, x: number, y: number, half: "L" | "W", names: Names): Finding | null {
  const square = view.board.squares.find((each) => each.x === x && each.y === y);
  if (square) return tileFinding(view, square, half, names);
  const holds = (squares: readonly (readonly [number, number])[]): boolean => squares.some(([column, row]) => column === x && row === y);
  const gap = view.gaps.find((each) => holds(each.squares));
  if (gap) return gapFinding(gap, names);
  const area = view.areas.find((each) => holds(each.squares));
  return area ? areaFinding(area, names) : null;
}

/** Say all about a square for who cannot see it: of a coast, about both halves. */
export function spokenAt(view: Overworld.View, x: number, y: number, names: Names): string {
  const told = (half: "L" | "W"): string => {
    const finding = findingAt(view, x, y, half, names);
    return finding ? sentences([finding.title, ...finding.lines]) : "";
  };
  const land = view.board.squares.find((each) => each.x === x && each.y === y)?.coast?.land;
  if (!land) return told("L");
  const halves = [[land, told("L")] as const, [OPPOSITE[land], told("W")] as const];
  return sentences(halves.map(([side, what]) => say("overworld-half", { side: say(`overworld-side-${side}`), what })));
}

function tileFinding(view: Overworld.View, square: Overworld.SquareView, half: "L" | "W", names: Names): Finding {
  const part = square.halves.find((each) => each.side === half) ?? square.halves[0];
  const region = view.regions.find((each) => each.region === part?.region);
  const lines: string[] = [];
  if (region) {
    const { leaders, points } = region;
    lines.push(leaders.length > 0 ? say("overworld-region-points", { points, count: leaders.length, names: listed(leaders, names) }) : say("overworld-region-nobody"));
  }
  if (part?.explorer) {
    lines.unshift(say(`overworld-explorer-${part.explorer.explorer}`, { name: names[part.explorer.seat] ?? "" }));
  }
  return {
    title: region ? say("overworld-region", { kind: say(`overworld-kind-${region.kind}`), size: region.size }) : placeText(square.x, square.y),
    lines,
    region: region?.region ?? null,
    explorers: region?.explorers ?? [],
  };
}

function gapFinding(gap: Overworld.GapView, names: Names): Finding {
  const name = names[gap.owner ?? -1] ?? "";
  const lines = [];
  if (gap.entrance) lines.push(say(`overworld-gap-${gap.entrance}`, { name }));
  if (gap.left.length > 0) lines.push(say("overworld-gap-left", { name, count: gap.left.length }));
  if (gap.items.length > 0) {
    lines.push(say("overworld-gap-items", { items: inARow(gap.items.map((item) => say(`overworld-item-${item}`))) }));
  }
  if (lines.length === 0) lines.push(say("overworld-gap-empty"));
  return { title: say("overworld-gap", { number: gap.number }), lines, region: null, explorers: [] };
}

function areaFinding(area: Overworld.AreaView, names: Names): Finding {
  const leads =
    area.leaders.length > 0 ? say("overworld-area-leads", { count: area.leaders.length, names: listed(area.leaders, names) }) : say("overworld-area-nobody");
  const title = area.can_fit ? say("overworld-area-fits") : say("overworld-area-gap");
  return { title, lines: [leads], region: null, explorers: area.explorers };
}
