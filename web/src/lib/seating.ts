/** Who sits before the screen: when several people share one, each sees only their own seat, after a curtain. */

export interface Seating {
  shown: number | null; // the seat whose view is on the screen
  curtain: number | null; // the seat for whom the screen waits to be passed on
}

/** How a table stands for those at this screen. */
interface Situation {
  mine: number[]; // the seats of this screen
  actors: number[];
  secret: boolean; // there is something to hide from one another
}

/** Return who sits there now, after a change at the table. */
export function seated(before: Seating, { mine, actors, secret }: Situation): Seating {
  const [only] = mine;
  if (only === undefined) return { shown: null, curtain: null };
  if (mine.length === 1) return { shown: only, curtain: null };
  const { shown } = before;
  const isHere = shown !== null && mine.includes(shown);
  const acting = mine.filter((seat) => actors.includes(seat));
  if (isHere && (acting.length === 0 || acting.includes(shown))) return { shown, curtain: null };
  const following = next(acting.length ? acting : mine, shown);
  if (!secret) return { shown: acting.length ? following : (before.curtain ?? following), curtain: null };
  if (before.curtain !== null && (acting.length === 0 || acting.includes(before.curtain))) return before;
  return { shown: null, curtain: following };
}

/** Return whoever follows a seat in playing order. */
function next(seats: number[], after: number | null): number {
  return seats.find((seat) => after !== null && seat > after) ?? seats[0] ?? 0;
}
