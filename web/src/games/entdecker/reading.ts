/** What is at a place of the chart, in words: for the card beside it and for screen readers. */
import type { Line } from "../../lib/messages";
import type { Entdecker } from "../../lib/types.gen";
import { inARow, language, say, sentences } from "../../lib/words";
import { massAt, paymentOf, type Offers } from "./choosing";
import { STEP, type Side } from "./spaces";

export interface Finding {
  title: string;
  lines: string[];
  island: string | null; // to be outlined
  standings: Entdecker.StandingView[];
}

type Names = readonly string[];
type Place = { space: string; right: number; down: number };

/** Say what lies at a place, and what may be done there; null beside the board. */
export function findingAt(view: Entdecker.View, offers: Offers, spot: Place, names: Names, story: readonly Line[] = []): Finding | null {
  const { space } = spot;
  const edge = view.board.edges.find(({ name }) => name === space);
  const tile = view.tiles.find((each) => each.space === space);
  if (!space) return null;
  const finding = tile ? tileFinding(view, tile, spot, names, story) : edge ? edgeFinding(edge) : blankFinding(offers, space);
  finding.lines.push(...startLines(view, offers, space, names));
  if (view.turn.ship === space) finding.lines.push(say("entdecker-ship-here"));
  return finding;
}

function edgeFinding({ name, coins }: Entdecker.EdgeView): Finding {
  return { title: say("entdecker-edge", { space: name, coins }), lines: [], island: null, standings: [] };
}

function blankFinding(offers: Offers, space: string): Finding {
  const ways = offers.tiles.get(space)?.length ?? 0;
  const lines = ways > 0 ? [say("entdecker-fits", { ways })] : [];
  return { title: say("entdecker-undiscovered", { space }), lines, island: null, standings: [] };
}

function tileFinding(view: Entdecker.View, tile: Entdecker.TileView, { right, down }: Place, names: Names, story: readonly Line[]): Finding {
  const mass = massAt(tile, right, down);
  const lines = view.units
    .filter(({ space, side }) => space === tile.space && (!side || mass?.name.endsWith(`/${side}`)))
    .map(({ seat, unit, number }) => say(`entdecker-unit-${unit}`, { name: names[seat] ?? "", number }));
  if (tile.bonus > 0) lines.unshift(say(tile.is_unfound ? "entdecker-waterfall-unfound" : "entdecker-waterfall", { bonus: tile.bonus }));
  if (!mass) return { title: say("entdecker-sea", { space: tile.space }), lines, island: null, standings: [] };
  const island = view.islands.find(({ name }) => name === mass.island);
  if (!island) {
    const scored = scoring(story, mass.island);
    if (scored) lines.push(scored);
    const tiles = view.tiles.filter(({ masses }) => masses.some((each) => each.island === mass.island)).length;
    return { title: say("entdecker-island-old", { space: tile.space, tiles }), lines, island: mass.island, standings: [] };
  }
  const { tiles, value, standings, is_complete } = island;
  const title = say(is_complete ? "entdecker-island-done" : "entdecker-island", { space: tile.space, tiles });
  if (is_complete && standings.length === 0) {
    lines.push(scoring(story, island.name) || say("entdecker-brought-nothing"));
    return { title, lines, island: island.name, standings };
  }
  const worth = { value, bonus: island.bonus };
  if (is_complete) lines.push(say(island.bonus > 0 ? "entdecker-worth-complete-bonus" : "entdecker-worth-complete", worth));
  else lines.push(say(island.bonus > 0 ? "entdecker-worth-bonus" : "entdecker-worth", worth));
  if (!is_complete) lines.push(say("entdecker-open-sides", { sides: island.open_sides.length }));
  if (standings.length === 0) lines.push(say("entdecker-nobody"));
  return { title, lines, island: island.name, standings };
}

/** Return what was said when an island was scored; empty if it was not, or it is not known. */
function scoring(story: readonly Line[], island: string): string {
  return story.findLast(({ event }) => event.type === "IslandScored" && "island" in event && event.island === island)?.text ?? "";
}

/** What a Hidden Stack is for, by the back of its top tile: the name of a hint. */
export const hintOf = ({ back }: Entdecker.StackView): string => (back === "question-mark" ? "question-mark" : "hidden-stack");

/** Say what a journey from a space costs: to whoever may start there each way to pay, to all others the cheapest. */
function startLines(view: Entdecker.View, offers: Offers, space: string, names: Names): string[] {
  const payments = (offers.starts.get(space) ?? []).flatMap((way) => paymentOf(way) ?? []);
  if (payments.length > 0) return payments.map((payment) => paymentText(payment, names));
  const start = view.starts.find((each) => each.space === space);
  if (!start) return [];
  const cost = start.total === 0 ? say("entdecker-start-free") : say("entdecker-start-total", { total: start.total });
  return [start.is_affordable ? cost : say("entdecker-start-too-dear", { cost })];
}

function paymentText({ bank, tolls, total }: Entdecker.Payment, names: Names): string {
  const owners = tolls.flatMap((gold, seat) => (gold > 0 ? [say("entdecker-toll", { gold, name: names[seat] ?? "" })] : []));
  const parts = inARow([...(bank > 0 ? [say("entdecker-bank", { gold: bank })] : []), ...owners]);
  return total === 0 ? say("entdecker-start-free") : say("entdecker-start", { total, parts });
}

/** Say how a player stands on an island. */
function standingText({ seat, place, points, settlements, forts, scouts }: Entdecker.StandingView, names: Names): string {
  return say("entdecker-standing", { name: names[seat] ?? "", place, points, settlements, forts, scouts });
}

/** Say all about a place for who cannot see it: of a tile with two masses, about both. */
export function spokenAt(view: Entdecker.View, offers: Offers, spot: Place, names: Names, story: readonly Line[] = []): string {
  const masses = view.tiles.find(({ space }) => space === spot.space)?.masses ?? [];
  const whole = findingAt(view, offers, spot, names, story);
  if (masses.length < 2 || !whole) return whole ? spoken(whole, names) : "";
  return sentences(
    masses.flatMap(({ sides }) => {
      const [right, down] = STEP[sides[0] as Side];
      const finding = findingAt(view, offers, { ...spot, right: 0.5 + right * 0.4, down: 0.5 + down * 0.4 }, names, story);
      return finding ? [say("entdecker-half", { sides: sidesText(sides), what: spoken(finding, names) })] : [];
    }),
  );
}

const sidesText = (sides: string): string =>
  new Intl.ListFormat(language()).format([...sides].map((side) => say(`entdecker-side-${side}`)));

export function spoken(finding: Finding, names: Names): string {
  return sentences([finding.title, ...finding.lines, ...finding.standings.map((standing) => standingText(standing, names))]);
}
