/** Which placement a person means who points at a square. What may be placed comes from the server. */
import { ofVerb, type Offer } from "../../lib/board";
import type { Overworld } from "../../lib/types.gen";

export type Point = readonly [number, number];
export type Way = Offer<Overworld.Action, Overworld.Shows>;

/** A tile as it would lie: an offer, with what it shows. */
type SurveyGhost = Offer<Overworld.PlaceSurvey, Overworld.Shows> & { shows: Overworld.Survey };
type CoastGhost = Offer<Overworld.PlaceCoast, Overworld.Shows> & { shows: Overworld.Coast };
export type Ghost = SurveyGhost | CoastGhost;

export const squareName = (x: number, y: number): string => `(${x},${y})`;

export function placeOf(square: string): Point {
  const [x, y] = square.slice(1, -1).split(",").map(Number);
  return [x ?? 0, y ?? 0];
}

/** Return all ways to place the tile in hand. */
export function ghostsOf(offers: readonly Way[]): Ghost[] {
  const surveys = ofVerb(offers, "PlaceSurvey").filter((each): each is SurveyGhost => each.shows?.type === "Survey");
  const coasts = ofVerb(offers, "PlaceCoast").filter((each): each is CoastGhost => each.shows?.type === "Coast");
  return [...surveys, ...coasts];
}

export const isSurvey = (ghost: Ghost): ghost is SurveyGhost => ghost.action.type === "PlaceSurvey";

/** Return the squares that a tile would cover. */
export const covered = (ghost: Ghost): readonly Point[] => (isSurvey(ghost) ? ghost.shows.squares : ghost.places.map(placeOf));

/** Return the ghosts a pointed-at square offers: those that are placed by it first, and before all the one most like the last. */
export function ghostsAt(all: readonly Ghost[], square: string, like: Ghost | null): Ghost[] {
  const found = all.filter(({ places }) => places.includes(square)).toSorted((one, other) => rank(one, square) - rank(other, square));
  if (!like) return found;
  const likes = found.map((ghost) => likeness(ghost, like));
  const best = likes.indexOf(Math.max(...likes));
  return best > 0 ? [...found.slice(best), ...found.slice(0, best)] : found;
}

/** Surveys by the square they are placed by, then as they turn; coasts by face, and as the list has them. */
function rank(ghost: Ghost, square: string): number {
  if (isSurvey(ghost)) return (ghost.places[0] === square ? 0 : 4) + ghost.action.orientation;
  return Number.parseInt(ghost.action.face, 36);
}

function likeness(ghost: Ghost, like: Ghost): number {
  if (ghost.notation === like.notation) return 4;
  if (isSurvey(ghost) && isSurvey(like)) return Number(ghost.action.orientation === like.action.orientation);
  if (isSurvey(ghost) || isSurvey(like)) return 0;
  return 2 * Number(ghost.action.face === like.action.face) + Number(ghost.action.land === like.action.land);
}

/** Return the next ghost of a list with something else: another place for `turn`, another face for `flip`. */
export function next(ghosts: readonly Ghost[], ghost: Ghost, what: "turn" | "flip"): Ghost {
  const at = ghosts.findIndex(({ notation }) => notation === ghost.notation);
  const others = [...ghosts.slice(at + 1), ...ghosts.slice(0, at)];
  const fits = (other: Ghost): boolean => {
    if (isSurvey(ghost) && isSurvey(other)) return what === "turn" || other.action.side !== ghost.action.side;
    if (isSurvey(ghost) || isSurvey(other)) return what === "turn";
    return what === "turn" ? other.action.face === ghost.action.face : other.action.land === ghost.action.land;
  };
  return others.find(fits) ?? ghost;
}
