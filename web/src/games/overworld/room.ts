/** How much of the endless plane is shown: a map that grows is not fitted anew with every tile. */
import type { Overworld } from "../../lib/types.gen";

export type Room = Pick<Overworld.BoardView, "north" | "east" | "south" | "west">;

const SPARE = 2; // squares beyond a side that has grown

/** Return the room for a board: the one from before, as long as the board fits into it and does not leave much of it empty. */
export function roomFor(board: Room, before: Room | null): Room {
  const { north, east, south, west } = board;
  if (!before) return { north, east, south, west };
  const left = [north - before.north, before.east - east, before.south - south, west - before.west];
  if (left.every((squares) => squares >= 0 && squares <= SPARE)) return before;
  if (left.some((squares) => squares > SPARE)) return { north, east, south, west };
  const spare = (squares: number): number => (squares < 0 ? SPARE : squares);
  const [up = 0, right = 0, down = 0, aside = 0] = left.map(spare);
  return { north: north - up, east: east + right, south: south + down, west: west - aside };
}
