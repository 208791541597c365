/** What moves in Explorers, by kind of event. Everyone has a map of their own: the large one is of whoever looks. */
import type { At, Movement, Moves, Seen, Source } from "../../lib/motion/movement";
import { rings } from "../../lib/motion/movement";
import type { Explorers } from "../../lib/types.gen";

type Sees = Seen<Explorers.View>;

/** Where what was found on a square is kept. */
const TRACKS: Readonly<Record<string, string>> = { key: "#tracks:0", scroll: "#tracks:0", apple: "#tracks:1", carrot: "#tracks:1", fish: "#tracks:1", gem: "#tracks:2" };

/** Where points of some part are counted, that were won on no square. */
const PARTS: Readonly<Record<string, string>> = { provisions: "#tracks:1", gems: "#tracks:2", temples: "#tracks:3", villages: "#tracks:4", achievements: "#tracks:5" };

const isOwn = (seat: number | null, seen: Sees): boolean => seat === (seen.seat ?? 0);

/** Marks appear one after the other: on the large map, if it is theirs, and on the small one. */
const marks = (seat: number, squares: readonly string[], seen: Sees): Movement[] =>
  isOwn(seat, seen)
    ? squares.map((square) => ({ way: "grow", piece: `mark ${seat} ${square}`, ms: 250, after: 0.5 }))
    : rings(squares.map((square) => `${seat}/${square}`), seat).map((ring) => ({ ...ring, after: 0.3 }));

export const MOVES: Moves<Explorers.View> = {
  CardTurned: () => [{ way: "grow", piece: "card", ms: 400 }],
  SideChosen: () => [{ way: "grow", piece: "chosen", ms: 300 }],
  TileLaid: ({ quadrant }: Explorers.TileLaid) => rings([quadrant], null),
  Committed: () => [],
  Marked: ({ seat, square, found }: Explorers.Marked, seen) => {
    const to = TRACKS[found];
    const taken: Movement[] = to ? [{ way: "go", thing: { kind: "sign", look: found }, from: square, to, pixels: 22, ms: 400 }] : [];
    return [...marks(seat, [square], seen), ...(isOwn(seat, seen) ? taken : [])];
  },
  // one's own were seen when they were made
  MarksShown: ({ seat, squares }: Explorers.MarksShown, seen) => (seat === seen.seat ? [] : marks(seat, squares, seen)),
  TempleExplored: ({ seat, quadrant }: Explorers.TempleExplored, seen) => (isOwn(seat, seen) ? rings([quadrant], seat) : []),
};

/** Points come from where they were marked, on the map of whoever did; or from the track that counts them. */
export const sourceOf: Source<Explorers.View> = ({ seat, places }, part, seen): At | null => {
  const squares = places.filter((place) => /^[a-p]\d+$/.test(place));
  if (seat === null) return null;
  if (!isOwn(seat, seen)) return squares.length > 0 ? squares.map((square) => `${seat}/${square}`) : "#tracks:6";
  return squares.length > 0 ? squares : (PARTS[part] ?? null);
};
