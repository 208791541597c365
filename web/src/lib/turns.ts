/** Whose turn a snapshot says it is, and whose doing is one's own. */
import type { Line, Snapshot } from "./messages";

/** The seats of whoever asked. */
export const seatsHere = ({ seats }: Snapshot): number[] => seats.flatMap(({ seat }) => (seat === null ? [] : [seat]));

/** The seats to act on which a person plays themselves. */
export const peopleToAct = ({ actors, table }: Snapshot): number[] => actors.filter((seat) => table.seats[seat]?.kind === "person");

/** Tell whether somebody before this screen is to act. */
export function isTurnOfOurs(snapshot: Snapshot): boolean {
  const here = seatsHere(snapshot);
  return !snapshot.over && snapshot.table.status === "playing" && peopleToAct(snapshot).some((seat) => here.includes(seat));
}

/** Tell whether somebody before this screen, or on another page of theirs, did any of this; a bot in their place is another. */
export const isOurDoing = (fresh: readonly Line[], { table }: Snapshot): boolean =>
  fresh.some(({ by }) => by !== null && table.seats[by]?.kind === "person");
