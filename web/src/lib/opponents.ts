/** Whom one plays against: the characters of a game, and which of them one chose last. */
import type { BotChoice, GameInfo } from "./messages";

const USUAL_LEVEL = 2;

/** Return the characters of a game, the gentlest first. */
export const charactersOf = (game: GameInfo): BotChoice[] => game.bots.filter(({ level }) => level > 0).toSorted((one, other) => one.level - other.level);

/** Return whom one plays against: as chosen before, or else neither too easy nor too hard. */
export function opponentOf(game: GameInfo, chosen: string | undefined): BotChoice | undefined {
  const known = game.bots.find(({ name }) => name === chosen);
  return known ?? game.bots.find(({ level }) => level === USUAL_LEVEL) ?? game.bots[0];
}

/** Return who sits down at once: as many as usual, but nobody twice. Who chooses the gentlest meets nobody else. */
export function rivals(game: GameInfo, opponent: BotChoice | undefined): string[] {
  const [usual, least] = [game.about.usual_seats - 1, (game.seats[0] ?? 1) - 1];
  const known = charactersOf(game).filter(({ level }) => level <= (opponent?.level ?? 0)).length;
  return company(game, opponent, known > 0 ? Math.max(least, Math.min(usual, known)) : usual);
}

/** Return who else sits down: the opponent first, then those below, so that nobody stronger than wished is there. */
export function company(game: GameInfo, opponent: BotChoice | undefined, count: number): string[] {
  const below = charactersOf(game).filter(({ level }) => level <= (opponent?.level ?? 0)).toReversed();
  return Array.from({ length: count }, (_, place) => below[Math.min(place, below.length - 1)]?.name ?? opponent?.name ?? "");
}
