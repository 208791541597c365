/** What moves in Overworld, by kind of event. */
import type { Movement, Moves, Seen, Thing } from "../../lib/motion/movement";
import { rings } from "../../lib/motion/movement";
import type { Overworld } from "../../lib/types.gen";
import { placeOf } from "./placing";

type Sees = Seen<Overworld.View>;

const PIECE = 26; // pixels of a piece in the supply

const squareOf = (view: Overworld.View, name: string): Overworld.SquareView | undefined => view.board.squares.find(({ square }) => square === name);
const supply = (seat: number): string => `#supply:${seat}`;

/** A tile as it lies: each square by where it is in the tile, and its kind; of a coast, where its land is and both kinds. */
export function lookOf(view: Overworld.View, squares: readonly string[]): string {
  const places = squares.map(placeOf);
  const [west, north] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
  return squares
    .map((name, at) => {
      const [x, y] = places[at]!;
      const square = squareOf(view, name);
      const [land, water] = square?.halves ?? [];
      return [x - west, y - north, square?.coast ? `${square.coast.land}:${land?.kind}:${water?.kind}` : (square?.kind ?? "")].join(",");
    })
    .join(" ");
}

/** A tile comes from the hand to its squares; one's own was tried there before, and is let fall. */
const laid = (seat: number, squares: readonly string[], { view, seat: own }: Sees): Movement[] => [
  {
    way: "go",
    thing: { kind: "tile", look: lookOf(view, squares) },
    ...(seat === own ? {} : { from: "#hand" }),
    to: squares,
    piece: squares.map((square) => `square ${square}`),
    ms: 400,
  },
];

/** A piece goes to a piece of the board, and becomes it. */
const comes = (thing: Thing, from: string, piece: string, at = 0): Movement => ({ way: "go", thing, from, to: `~${piece}`, piece, ms: 400, ...(at > 0 ? { after: 0.3 } : {}) });

/** Whoever stood on a square goes back to the supply. */
function returns(square: string, seat: number, { before }: Sees, at: number): Movement[] {
  const standing = squareOf(before, square)?.halves.find(({ explorer }) => explorer?.seat === seat)?.explorer;
  if (!standing) return [];
  return [{ way: "go", thing: { kind: "explorer", seat, look: standing.explorer }, from: square, to: supply(seat), pixels: PIECE, ms: 450, ...(at > 0 ? { after: 0.2 } : {}) }];
}

const entrance =
  (kind: string) =>
  ({ seat, gap, origin }: Overworld.DoorPlaced | Overworld.PortPlaced): Movement[] => [comes({ kind, seat }, origin || supply(seat), `entrance ${gap}`)];

export const MOVES: Moves<Overworld.View> = {
  FirstCoastLaid: (_, { view }) => laid(-1, view.board.squares.slice(0, 1).map(({ square }) => square), { view, before: view, seat: -1 }),
  TileDrawn: ({ tile }: Overworld.TileDrawn) => [{ way: "turn", thing: { kind: "survey", look: tile }, from: "#bag", to: "#hand", pixels: 48, ms: 500 }],
  SetAside: ({ tile }: Overworld.SetAside) => [{ way: "leave", thing: { kind: "survey", look: tile }, from: "#hand", pixels: 48, ms: 300 }],
  SurveyPlaced: ({ seat, squares }: Overworld.SurveyPlaced, seen) => laid(seat, squares, seen),
  CoastPlaced: ({ seat, square }: Overworld.CoastPlaced, seen) => laid(seat, [square], seen),
  ExplorersPut: ({ seat, explorer, squares }: Overworld.ExplorersPut) =>
    squares.map((square, at) => comes({ kind: "explorer", seat, look: explorer }, supply(seat), `explorer ${square} ${explorer}`, at)),
  // it opens …
  GapFormed: ({ squares }: Overworld.GapFormed) => [{ way: "ring", to: squares, seat: null, ms: 450 }],
  // … and those who win it are seen, before they go home
  GapWon: ({ seat, gap, squares }: Overworld.GapWon, seen) => [
    ...rings(squares, seat),
    { way: "ring", to: gap, seat, ms: 350 },
    ...squares.flatMap((square, at) => returns(square, seat, seen, at)),
  ],
  GapStaysEmpty: ({ gap }: Overworld.GapStaysEmpty) => rings([gap], null),
  DoorPlaced: entrance("door"),
  PortPlaced: entrance("port"),
  ExplorerLeft: ({ seat, explorer, gap, origin }: Overworld.ExplorerLeft, { view }) => {
    const left = view.gaps.find((each) => each.gap === gap)?.left.length ?? 1;
    return [comes({ kind: "explorer", seat, look: explorer }, origin || supply(seat), `left ${gap} ${left - 1}`)];
  },
  ItemsTaken: ({ items, gap }: Overworld.ItemsTaken, { view }) => {
    const all = view.gaps.find((each) => each.gap === gap)?.items.length ?? items.length;
    return items.map((item, at) => comes({ kind: "item", look: item }, `#shop:${item}`, `item ${gap} ${all - items.length + at}`, at));
  },
};
