/** What moves in Entdecker, by kind of event. */
import type { Movement, Moves, Seen } from "../../lib/motion/movement";
import { rings } from "../../lib/motion/movement";
import type { Entdecker } from "../../lib/types.gen";

type Sees = Seen<Entdecker.View>;

const COIN = 24; // pixels
const WALK = 4; // spaces of a path that a scout is seen to walk

/** Gold goes from one to another; from nowhere, it comes from the bank. */
const gold = (count: number, from: string | null, to: string, after?: number): Movement[] =>
  count <= 0
    ? []
    : [
        {
          way: "go",
          thing: { kind: "coin", text: String(count) },
          ...(from === null ? {} : { from }),
          to,
          pixels: COIN,
          ms: 350,
          ...(after === undefined ? {} : { after }),
        },
      ];

const purse = (seat: number): string => `#purse:${seat}`;
const backOf = ({ before }: Sees, stack: number): string => before.stacks.hidden[stack - 1]?.back ?? "";

/** A tile comes to lie on a space; from nowhere, it is let fall. */
const laid = (space: string, tile: string, from: string | null): Movement => ({
  way: "go",
  thing: { kind: "tile", look: tile },
  ...(from === null ? {} : { from }),
  to: space,
  piece: `tile ${space}`,
  ms: 400,
});

/** The piece of a unit on the chart. */
export const unitName = (space: string, side: string, seat: number, unit: string): string => `unit ${space}/${side} ${seat} ${unit}`;

/** The spaces of a path from where a scout enters it to where it stops, counted from the hut. */
function walk({ view }: Sees, path: number, space: number): string[] {
  const length = view.jungle.paths[path - 1]?.spaces.length ?? 0;
  const last = Math.min(length, space + WALK);
  return Array.from({ length: Math.max(last - space, 0) }, (_, at) => `P${path}.${last - at}`);
}

export const MOVES: Moves<Entdecker.View> = {
  TurnBegan: () => [],
  IncomeRolled: ({ face }: Entdecker.IncomeRolled) => [{ way: "show", thing: { kind: "die", look: String(face) }, to: "#map", pixels: 56, ms: 550 }],
  IncomePaid: ({ seat, gold: paid }: Entdecker.IncomePaid, { view }) =>
    view.players.flatMap((player, at) => gold(player.seat === seat ? paid : paid + 1, null, purse(player.seat), at > 0 ? 0.1 : undefined)),
  ShipStarted: ({ seat, space, bank, tolls }: Entdecker.ShipStarted) => [
    ...gold(bank, purse(seat), space),
    ...tolls.flatMap((toll, other) => gold(toll, purse(seat), purse(other), 0.15)),
    { way: "sail", piece: "ship", ms: 600 },
  ],
  TilesAnnounced: ({ seat, gold: paid }: Entdecker.TilesAnnounced) => gold(paid, purse(seat), "#stacks"),
  TileDrawn: ({ stack, pattern }: Entdecker.TileDrawn, seen) => [
    {
      way: stack > 0 ? "turn" : "go",
      thing: { kind: "tile", look: String(pattern), text: stack > 0 ? backOf(seen, stack) : undefined },
      from: stack > 0 ? `H:${stack}` : `O:${pattern}`,
      to: "#tile",
      piece: "hand",
      ms: 500,
    },
  ],
  // one's own was tried there before
  TilePlaced: ({ seat, space, tile }: Entdecker.TilePlaced, seen) => [laid(space, tile, seat === seen.seat ? null : "#bar"), { way: "sail", piece: "ship", ms: 450, after: 0.7 }],
  TileDiscarded: ({ pattern }: Entdecker.TileDiscarded) => [{ way: "leave", thing: { kind: "tile", look: String(pattern) }, from: "#bar", pixels: 48, ms: 300 }],
  TileEvent: ({ seat, event, gold: paid }: Entdecker.TileEvent, { view }) => {
    const at = view.turn.ship ?? "#map";
    const [from, to] = event === "pirate" ? [purse(seat), at] : [at, purse(seat)];
    return [{ way: "show", thing: { kind: "event", look: event }, to: at, ms: 500 }, ...gold(paid, from, to)];
  },
  UnitPlaced: ({ seat, unit, space, side, number }: Entdecker.UnitPlaced) => [
    { way: "go", thing: { kind: "unit", seat, look: unit, text: number ? String(number) : "" }, from: purse(seat), to: `~${unitName(space, side, seat, unit)}`, piece: unitName(space, side, seat, unit), ms: 450 },
  ],
  ScoutRecalled: ({ seat, spot }: Entdecker.ScoutRecalled) => [
    { way: "go", thing: { kind: "unit", seat, look: "scout" }, from: spot.split("/")[0] ?? spot, to: purse(seat), pixels: 26, ms: 400 },
  ],
  ScoutSent: ({ seat, path, space, number }: Entdecker.ScoutSent, seen) => [
    {
      way: "go",
      thing: { kind: "scout", seat, text: number ? String(number) : "" },
      from: purse(seat),
      via: walk(seen, path, space),
      to: `P${path}.${space}`,
      piece: `scout P${path}.${space}`,
      ms: 600,
    },
  ],
  SpaceFilled: ({ space, tile }: Entdecker.SpaceFilled) => [laid(space, tile, "#stacks")],
  IslandScored: ({ spaces }: Entdecker.IslandScored) => rings(spaces, null),
  TokenTaken: ({ seat }: Entdecker.TokenTaken, _, { places }) => rings(places, seat),
};
