/** What is at a place of the chart, in words: for the card beside it and for screen readers. */
import type { Entdecker } from "../../lib/types.gen";
import { say } from "../../lib/words";
import { massAt } from "./choosing";

export interface Finding {
  title: string;
  lines: string[];
  island: string | null; // to be outlined
  standings: Entdecker.StandingView[];
}

type Names = readonly string[];
type Place = { space: string; right: number; down: number };

/** Say what lies at a place; null beside the board. */
export function findingAt(view: Entdecker.View, spot: Place, names: Names): Finding | null {
  const { space } = spot;
  const edge = view.board.edges.find(({ name }) => name === space);
  const tile = view.tiles.find((each) => each.space === space);
  if (!space) return null;
  const finding = tile ? tileFinding(view, tile, spot, names) : edge ? edgeFinding(edge) : blankFinding(view, space);
  finding.lines.push(...startLines(view, space, names));
  if (view.turn.ship === space) finding.lines.push(say("entdecker-ship-here"));
  return finding;
}

function edgeFinding({ name, coins }: Entdecker.EdgeView): Finding {
  return { title: say("entdecker-edge", { space: name, coins }), lines: [], island: null, standings: [] };
}

function blankFinding(view: Entdecker.View, space: string): Finding {
  const ways = view.placements.find((each) => each.space === space)?.tiles.length ?? 0;
  const lines = ways > 0 ? [say("entdecker-fits", { ways })] : [];
  return { title: say("entdecker-undiscovered", { space }), lines, island: null, standings: [] };
}

function tileFinding(view: Entdecker.View, tile: Entdecker.TileView, { right, down }: Place, names: Names): Finding {
  const mass = massAt(tile, right, down);
  const lines = view.units
    .filter(({ space, side }) => space === tile.space && (!side || mass?.name.endsWith(`/${side}`)))
    .map(({ seat, unit, number }) => say(`entdecker-unit-${unit}`, { name: names[seat] ?? "", number }));
  if (tile.bonus > 0) lines.unshift(say(tile.is_unfound ? "entdecker-waterfall-unfound" : "entdecker-waterfall", { bonus: tile.bonus }));
  if (!mass) return { title: say("entdecker-sea", { space: tile.space }), lines, island: null, standings: [] };
  const island = view.islands.find(({ name }) => name === mass.island);
  if (!island) {
    const tiles = view.tiles.filter(({ masses }) => masses.some((each) => each.island === mass.island)).length;
    return { title: say("entdecker-island-old", { space: tile.space, tiles }), lines, island: mass.island, standings: [] };
  }
  const { tiles, value, standings, is_complete } = island;
  const title = say(is_complete ? "entdecker-island-done" : "entdecker-island", { space: tile.space, tiles });
  lines.push(say(island.bonus > 0 ? "entdecker-worth-bonus" : "entdecker-worth", { value, bonus: island.bonus }));
  if (!is_complete) lines.push(say("entdecker-open-sides", { sides: island.open_sides.length }));
  if (standings.length === 0) lines.push(say("entdecker-nobody"));
  return { title, lines, island: island.name, standings };
}

function startLines(view: Entdecker.View, space: string, names: Names): string[] {
  const payments = view.starts.find((start) => start.space === space)?.payments ?? [];
  return payments.map(({ bank, tolls, total, is_affordable }) => {
    const owners = tolls.flatMap((gold, seat) => (gold > 0 ? [say("entdecker-toll", { gold, name: names[seat] ?? "" })] : []));
    const parts = [...(bank > 0 ? [say("entdecker-bank", { gold: bank })] : []), ...owners].join(", ");
    const cost = total === 0 ? say("entdecker-start-free") : say("entdecker-start", { total, parts });
    return is_affordable ? cost : `${cost} ${say("entdecker-start-dear")}`;
  });
}

/** Say how a player stands on an island. */
export function standingText({ seat, place, points, settlements, forts, scouts }: Entdecker.StandingView, names: Names): string {
  return say("entdecker-standing", { name: names[seat] ?? "", place, points, settlements, forts, scouts });
}

export function spoken(finding: Finding, names: Names): string {
  return [finding.title, ...finding.lines, ...finding.standings.map((standing) => standingText(standing, names))].join(". ");
}
