/** What is explained when it first happens to somebody: chosen among what has just happened. */
import type { FirstTime, Line } from "../lib/messages";

/** Tell whether a text is like one of some patterns with `|` between them, in which `*` stands for anything. */
function fits(text: string, patterns: string): boolean {
  return patterns.split("|").some((pattern) => {
    const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`, "s").test(text);
  });
}

/** Tell whether something that happened is such an occasion for whoever sits on a seat. */
export function isOccasion(first: FirstTime, line: Line, seat: number): boolean {
  if (first.event === "" || line.event.type !== first.event || !isTheirs(first.whose, line, seat)) return false;
  const fields = line.event as unknown as Record<string, unknown>;
  const own = (field: string): unknown => (Array.isArray(fields[field]) ? (fields[field] as unknown[])[seat] : fields[field]);
  if (Object.entries(first.when).some(([field, pattern]) => !fits(String(fields[field] ?? ""), pattern))) return false;
  if (Object.entries(first.least).some(([field, least]) => Number(own(field) ?? 0) < least)) return false;
  if (!first.shared) return true;
  const others = (fields[first.shared] as unknown[] | undefined) ?? [];
  return Boolean(own(first.shared)) && others.some((each, at) => at !== seat && each === own(first.shared));
}

function isTheirs(whose: FirstTime["whose"], line: Line, seat: number): boolean {
  if (whose === "gains") return line.gains.some((gain) => gain.seat === seat && gain.points !== 0);
  if (whose === "mine") return line.seat === seat;
  return whose === "anybody" || (line.seat !== null && line.seat !== seat);
}

/** By what it is remembered that something was explained; what every game has is explained once for all. */
export const nameOf = (game: string, first: FirstTime): string => `${first.event ? game : ""}.${first.name}`;

export interface Occasion {
  first: FirstTime;
  line: Line | null; // what happened, if it was an event
}

/** Return the first thing among some that happened which was never explained. */
export function occasionIn(
  firsts: readonly FirstTime[],
  lines: readonly Line[],
  seat: number,
  isSeen: (first: FirstTime) => boolean,
): Occasion | null {
  const open = firsts.filter((first) => !isSeen(first));
  for (const line of lines) {
    const first = open.find((each) => isOccasion(each, line, seat));
    if (first) return { first, line };
  }
  return null;
}
