/** Where points came from, read from any game's view: every player has a `score` with parts and a `total`. */

export interface Standing {
  seat: number;
  place: number; // shared by tied seats
  total: number;
  parts: { name: string; points: number }[];
}

interface Scored {
  seat: number;
  score: Record<string, number | number[]>;
}

interface Result {
  places: { seat: number; place: number }[];
}

/** Return the standings, the best first; parts that nobody scored in are left out. */
export function standings(view: unknown, scores: number[]): Standing[] {
  const players = scored(view);
  const places = resultOf(view)?.places ?? [];
  const names = partNames(players);
  return scores
    .map((total, seat) => {
      const player = players.find((each) => each.seat === seat);
      return {
        seat,
        total,
        place: places.find((each) => each.seat === seat)?.place ?? 1 + scores.filter((other) => other > total).length,
        parts: player ? names.map((name) => ({ name, points: sum(player.score[name]) })) : [],
      };
    })
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}

function partNames(players: Scored[]): string[] {
  const [first] = players;
  if (!first) return [];
  const names = Object.keys(first.score).filter((name) => name !== "total");
  return names.filter((name) => players.some(({ score }) => sum(score[name]) !== 0));
}

function scored(view: unknown): Scored[] {
  for (const value of Object.values(view ?? {})) {
    if (Array.isArray(value) && value.length > 0 && value.every(isScored)) return value;
  }
  return [];
}

function isScored(value: unknown): value is Scored {
  if (typeof value !== "object" || value === null || !("seat" in value) || !("score" in value)) return false;
  return typeof value.score === "object" && value.score !== null && "total" in value.score;
}

function resultOf(view: unknown): Result | null {
  if (typeof view !== "object" || view === null || !("result" in view)) return null;
  return view.result as Result | null;
}

function sum(value: number | number[] | undefined): number {
  return Array.isArray(value) ? value.reduce((total, part) => total + part, 0) : (value ?? 0);
}
