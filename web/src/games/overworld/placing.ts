/** Which placement a person means who points at a square. The legal ones come from the server. */
import type { Overworld } from "../../lib/types.gen";

export type Point = readonly [number, number];

export interface SurveyGhost {
  kind: "survey";
  action: Overworld.PlaceSurvey;
  squares: readonly Point[];
}

export interface CoastGhost {
  kind: "coast";
  action: Overworld.PlaceCoast;
  square: Point;
}

export type Ghost = SurveyGhost | CoastGhost;

export const squareName = (x: number, y: number): string => `(${x},${y})`;

export function placeOf(square: string): Point {
  const [x, y] = square.slice(1, -1).split(",").map(Number);
  return [x ?? 0, y ?? 0];
}

/** Return every legal placement of the survey tile that covers a square: those whose corner it is first. */
export function surveysOver(acting: Overworld.ActingView, x: number, y: number): SurveyGhost[] {
  const found: SurveyGhost[] = [];
  for (const spot of acting.survey) {
    for (const placement of spot.placements) {
      if (!placement.squares.some(([column, row]) => column === x && row === y)) continue;
      const action: Overworld.PlaceSurvey = {
        type: "PlaceSurvey",
        square: spot.square,
        orientation: placement.orientation,
        side: placement.side,
      };
      found.push({ kind: "survey", action, squares: placement.squares });
    }
  }
  const home = squareName(x, y);
  const rank = (ghost: SurveyGhost): number => (ghost.action.square === home ? 0 : 4) + ghost.action.orientation;
  return found.sort((one, other) => rank(one) - rank(other));
}

/** Return every legal placement of the coast tile on a square: every direction with the first face, then the others. */
export function coastsOn(acting: Overworld.ActingView, x: number, y: number): CoastGhost[] {
  const spot = acting.coast.find((each) => each.x === x && each.y === y);
  if (!spot) return [];
  return spot.faces.flatMap((face) =>
    spot.lands.map((land): CoastGhost => ({
      kind: "coast",
      action: { type: "PlaceCoast", square: spot.square, land, face },
      square: [x, y],
    })),
  );
}

/** Return the ghosts a pointed-at square offers, the one most like the last first. */
export function ghostsAt(acting: Overworld.ActingView, x: number, y: number, like: Ghost | null): Ghost[] {
  const found: Ghost[] = acting.survey.length > 0 ? surveysOver(acting, x, y) : coastsOn(acting, x, y);
  if (!like) return found;
  const likeness = (ghost: Ghost): number => {
    if (sameAction(ghost.action, like.action)) return 4;
    if (ghost.kind === "survey" && like.kind === "survey") return Number(ghost.action.orientation === like.action.orientation);
    if (ghost.kind === "coast" && like.kind === "coast") {
      return 2 * Number(ghost.action.face === like.action.face) + Number(ghost.action.land === like.action.land);
    }
    return 0;
  };
  const likes = found.map(likeness);
  const best = likes.indexOf(Math.max(...likes));
  return best > 0 ? [...found.slice(best), ...found.slice(0, best)] : found;
}

/** Return the next ghost of a list with something else: another place for `turn`, another face for `flip`. */
export function next(ghosts: readonly Ghost[], ghost: Ghost, what: "turn" | "flip"): Ghost {
  const at = ghosts.findIndex((each) => sameAction(each.action, ghost.action));
  const others = [...ghosts.slice(at + 1), ...ghosts.slice(0, at)];
  const fits = (other: Ghost): boolean => {
    if (ghost.kind === "coast" && other.kind === "coast") {
      return what === "turn" ? other.action.face === ghost.action.face : other.action.land === ghost.action.land;
    }
    return what === "turn" || (other.kind === "survey" && ghost.kind === "survey" && other.action.side !== ghost.action.side);
  };
  return others.find(fits) ?? ghost;
}

export function sameAction(one: object, other: object): boolean {
  const sorted = (action: object): string => JSON.stringify(Object.entries(action).toSorted(([a], [b]) => a.localeCompare(b)));
  return sorted(one) === sorted(other);
}
