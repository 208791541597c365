/** The pixel art of Overworld: drawings of letters, each a colour of the palette; a blank is nothing. */

export type Drawing = readonly string[];

/** Colours by letter. Two shades of ground for land, two of water; everything else is chosen to stand out on them. */
export const PALETTE: Record<string, string> = {
  s: "#e4cf92", // sand: the ground of mountains
  S: "#cfb474",
  m: "#b07a45", // rock
  M: "#8a5a30",
  k: "#5c3a20",
  w: "#fbf7ea", // snow, foam
  g: "#5f9a3e", // grass: the ground of forests
  G: "#4b8333",
  t: "#2f6b2d", // trees
  T: "#1f4f24",
  b: "#5b3b1e", // trunks
  a: "#8fd0e6", // shallow water: the ground of whirlpools
  A: "#6db9d6",
  c: "#3f93b8",
  d: "#1f6aa0", // deep water: the ground of reefs
  D: "#19578a",
  e: "#4b9acb",
  r: "#e98f6f", // coral
  R: "#c2604e",
  n: "#2b2431", // night: gaps
  N: "#3a3242",
  q: "#4d4458",
  y: "#f4c64e", // gold, light
  Y: "#c98a22",
  p: "#a765c9", // potion
  P: "#d9b5ea",
  h: "#f3e6c4", // parchment
  H: "#a7875a",
  o: "#e7703a", // flame, roast
  O: "#9c4722",
};

const TREE = [
  "   tt   ",
  "  tttt  ",
  "  tTtt  ",
  " ttttTt ",
  " tTttttt",
  "tttTtttT",
  "TTtttTTT",
  "   bb   ",
];

/** Put four drawings of eight by eight side by side. */
function four(drawing: Drawing, ground: Drawing): Drawing {
  const over = (row: string, below: string): string => [...row].map((letter, at) => (letter === " " ? (below[at] ?? " ") : letter)).join("");
  return Array.from({ length: 16 }, (_, row) => over((drawing[row % 8] ?? "").repeat(2), ground[row] ?? ""));
}

const GRASS = [
  "gggggggggggggggg",
  "ggggGgggggggGggg",
  "gggggggggggggggg",
  "gGgggggggGgggggg",
  "gggggggggggggggg",
  "gggggGgggggggGgg",
  "gggggggggggggggg",
  "GggggggggGgggggg",
  "gggggggggggggggg",
  "gggGgggggggGgggg",
  "gggggggggggggggg",
  "gggggggGgggggggG",
  "gggggggggggggggg",
  "gGgggggggGgggggg",
  "gggggggggggggggg",
  "ggggGgggggggGggg",
];

export const TERRAIN: Record<"mountain" | "forest" | "whirlpool" | "reef", Drawing> = {
  mountain: [
    "ssssssssssssssss",
    "ssSssssswsssssss",
    "sssssssswwssssSs",
    "ssssssswwwssssss",
    "sssssswwmwMsssss",
    "ssssssmwmmMkssss",
    "sswsssmmmmMkssss",
    "swwwsmmmmMMMksss",
    "swmwMmmmmMMMkkss",
    "wmmmMkmmMmMMMkss",
    "mmmMMMkmmmMMMkks",
    "mmMmMMkmmMMmMMkk",
    "mmmmMMMkmmMMMMkk",
    "mMmMMMMkkMMMMkkk",
    "ssSsssssssssSsss",
    "ssssssssSsssssss",
  ],
  forest: four(TREE, GRASS),
  whirlpool: [
    "aaaaaaaaaaaaaaaa",
    "aaaaaAAAAAaaaaaa",
    "aaaAAcccccAAaaaa",
    "aaAccwwwwwccAaaa",
    "aAccwwAAAwwwcAaa",
    "aAcwwAcccAAwwcAa",
    "aAcwAcAwwwcAwwca",
    "AcwwAcwwAwwcAwca",
    "AcwAcwAccAwcAwca",
    "AcwAcwwAcwwcAwca",
    "AcwwAcwwwwcAwwcA",
    "aAcwwAccccAwwcAa",
    "aaAcwwAAAAwwcAaa",
    "aaaAcwwwwwwcAaaa",
    "aaaaAAccccAAaaaa",
    "aaaaaaaaaaaaaaaa",
  ],
  reef: [
    "dddddddddddddddd",
    "ddeeddddddddrddd",
    "deddeddddrdrrddd",
    "dddddddddrrrdrdd",
    "ddddddDdddrRrrdd",
    "dddrddddddRRRddd",
    "ddrrdrdddddRdddd",
    "drrRrrddddeedddd",
    "ddrRRrdddeddeddd",
    "dddRRddddddddddd",
    "ddddRdddDdddrddd",
    "ddDddddddddrrdrd",
    "dddddeeddddrRrrd",
    "ddddeddeddddRRrd",
    "dddddddddDdddRdd",
    "dddddddddddddddd",
  ],
};

/** The strip between the halves of a coast whose land edge points north; turned for the others. */
export const BEACH: Drawing = [
  "                ",
  "                ",
  "                ",
  "                ",
  "                ",
  " s    s     s   ",
  "sss sssss sssss ",
  "ssssssssssssssss",
  "sSssssSsssssSsss",
  "wssswwwsssswwssw",
  "wwwwww wwwwww ww",
  "w  ww   ww    w ",
  "                ",
  "                ",
  "                ",
  "                ",
];

export const CAVE: Drawing = [
  "nnnnnnnnnnnnnnnn",
  "nNNNNNnnNNNNNNNn",
  "nNqqNNnnNqqqNNNn",
  "nNNNNNnnNNNNNNNn",
  "nnnnnnnnnnnnnnnn",
  "nnnNNNNNNNNnnNNN",
  "nnnNqqqNNNNnnNqN",
  "nnnNNNNNNNNnnNNN",
  "nnnnnnnnnnnnnnnn",
  "nNNNNNnnNNNNNNNn",
  "nNqqNNnnNqqNNNNn",
  "nNNNNNnnNNNNNNNn",
  "nnnnnnnnnnnnnnnn",
  "NNNNnnNNNNNNnnNN",
  "NqqNnnNqqNNNnnNq",
  "NNNNnnNNNNNNnnNN",
];

/** Silhouettes: `x` is drawn in a seat's own ink. */
export const EXPLORER: Record<"camel" | "ship", Drawing> = {
  camel: [
    "         ",
    "      xx ",
    "      xxx",
    "  x x x  ",
    " xxxxxx  ",
    " xxxxxx  ",
    " xx  xx  ",
    " x    x  ",
    " x    x  ",
  ],
  ship: [
    "    x    ",
    "    xx   ",
    "    xxx  ",
    "  x xxxx ",
    " xx xxxx ",
    "    x    ",
    "xxxxxxxxx",
    " xxxxxxx ",
    "  xxxxx  ",
  ],
};

/** `x` is the owner's colour. */
export const DOOR: Drawing = [
  "    HHHHHHHH    ",
  "   HhhhhhhhhH   ",
  "  HhhxxxxxxhhH  ",
  "  HhxxxxxxxxhH  ",
  "  HhxxbxxbxxhH  ",
  "  HhxxbxxbxxhH  ",
  "  HhxxbxxbxxhH  ",
  "  HhxxbxxbxxhH  ",
  "  HhxxbxxbyxhH  ",
  "  HhxxbxxbyxhH  ",
  "  HhxxbxxbxxhH  ",
  "  HhxxbxxbxxhH  ",
  "  HhxxbxxbxxhH  ",
  "  HhxxbxxbxxhH  ",
  " HHhxxxxxxxxhHH ",
  " HHHHHHHHHHHHHH ",
];

export const PORT: Drawing = [
  "          x         x           ",
  "          xx        xx          ",
  "          xxx       xxx         ",
  "          b         b           ",
  "       hhhhhhh   hhhhhhh        ",
  "      hHHHHHHHh hHHHHHHHh       ",
  "     hHxxxxxxxHhHxxxxxxxHh      ",
  "     HHHHHHHHHHHHHHHHHHHHH      ",
  "     HhhbbhhhhhhHhhhbbhhhH      ",
  "     HhhbbhhyyhhHhhhbbhhhH      ",
  "   bbbbbbbbbbbbbbbbbbbbbbbbbb   ",
  "   b   b    b     b    b    b   ",
  "  wb w b  w b  w  b  w b  w b w ",
  "   b   b    b     b    b    b   ",
  "                                ",
  "                                ",
];

export const ITEMS: Record<"torch" | "map" | "key" | "potion" | "leg", Drawing> = {
  torch: ["   y    ", "  yoy   ", "  yoy   ", "  yooy  ", "   oo   ", "   bb   ", "   bb   ", "   bb   "],
  map: [" hhhhhh ", "hhHhhhhh", "hhhHhRhh", "hhhhHhRh", "hhHHhhhh", "hHhhhRhh", "hhhhhhhh", " hhhhhh "],
  key: [" yyy    ", "yY Yy   ", "y   y   ", "yY Yyyyy", " yyy  yY", "      y ", "        ", "        "],
  potion: ["   bb   ", "   PP   ", "   PP   ", "  pPPp  ", " pppppp ", " pPpppp ", " pppppp ", "  pppp  "],
  leg: ["    oo  ", "   oooo ", "  ooOoo ", "  oooOo ", "  oooo  ", " wwoo   ", "ww      ", " w      "],
};
