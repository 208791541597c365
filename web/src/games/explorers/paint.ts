/** What is painted on the land: brush strokes everywhere, and on squares without an object what grows or stands there. */
import { UNIT } from "./grid";
import { chance } from "./land";

/** Paths by what they show; each is drawn once for the whole map. */
export interface Painting {
  light: string; // brush strokes, in a lighter and a darker tone of the terrain
  dark: string;
  grass: string;
  flowers: string;
  trees: string;
  trunks: string;
  waves: string;
  dunes: string;
  crests: string;
  grains: string;
  cactus: string;
  lit: string; // mountains: the side in the light, the side in the shade, snow
  shade: string;
  snow: string;
}

type Brush = (x: number, y: number, random: (salt: number) => number, painting: Painting) => void;

const round = (value: number): string => String(Math.round(value * 10) / 10);
const p = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Paint a map or a tile. */
export function paint(rows: readonly string[], objects: readonly string[]): Painting {
  const painting: Painting = {
    light: "", dark: "", grass: "", flowers: "", trees: "", trunks: "", waves: "", dunes: "", crests: "", grains: "",
    cactus: "", lit: "", shade: "", snow: "",
  };
  rows.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      const random = (salt: number): number => chance(column, row, salt);
      const [x, y] = [column * UNIT, row * UNIT];
      if (letter === "?") return;
      strokes(x, y, random, painting);
      if ((objects[row]?.[column] ?? "-") === "-") BRUSHES[letter]?.(x, y, random, painting);
      else EDGES[letter]?.(x, y, random, painting);
    });
  });
  return painting;
}

const blob = (x: number, y: number, long: number, short: number, angle: number): string => {
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const tilt = round((angle * 180) / Math.PI);
  return `M${p(x - dx, y - dy)}A${round(long)} ${round(short)} ${tilt} 1 0 ${p(x + dx, y + dy)}A${round(long)} ${round(short)} ${tilt} 1 0 ${p(x - dx, y - dy)}Z`;
};

const strokes: Brush = (x, y, random, painting) => {
  const angle = (random(10) - 0.5) * 0.7;
  painting.light += blob(x + random(11) * 16, y + random(12) * 16, 5 + random(13) * 6, 1.2 + random(14) * 1.6, angle);
  painting.dark += blob(x + random(15) * 16, y + random(16) * 16, 5 + random(17) * 7, 1 + random(18) * 1.6, angle + 0.2);
};

const tuft = (x: number, y: number, size: number): string =>
  `M${p(x, y)}q${p(-0.2 * size, -0.9 * size)} ${p(-0.9 * size, -1.5 * size)}M${p(x + 0.3, y)}q${p(0, -1.2 * size)} ${p(0.1 * size, -2 * size)}M${p(x + 0.6, y)}q${p(0.4 * size, -0.9 * size)} ${p(1.1 * size, -1.3 * size)}`;

const prairie: Brush = (x, y, random, painting) => {
  if (random(20) < 0.16) {
    const [tx, ty] = [x + 5 + random(21) * 6, y + 8 + random(22) * 4];
    painting.trunks += `M${p(tx, ty)}v2.4`;
    painting.trees += `M${p(tx, ty + 0.6)}c-2.8 .2-3.4-2.4-1.9-3.3-.6-2.4 2.2-3.3 3.1-1.7 1.9-.8 3.3 1.3 2 2.7 .9 1.6-.9 2.7-3.2 2.3z`;
    painting.grass += tuft(x + random(23) * 12 + 2, y + 14.6, 1);
    return;
  }
  for (const [at, [dx, dy]] of [[3, 5], [10, 8], [5, 13], [12, 14.4]].entries()) {
    if (random(24 + at) < 0.24) continue;
    painting.grass += tuft(x + (dx ?? 0) + (random(30 + at) - 0.5) * 4, y + (dy ?? 0) + (random(40 + at) - 0.5) * 3, 0.85 + random(50 + at) * 0.5);
  }
  if (random(60) < 0.35) {
    const [fx, fy] = [x + 2 + random(61) * 12, y + 3 + random(62) * 10];
    painting.flowers += `M${p(fx, fy)}h.01M${p(fx + 2.2, fy + 1.2)}h.01`;
  }
};

const wave = (x: number, y: number, size: number): string => `M${p(x, y)}q${p(size / 2, -size / 2)} ${p(size, 0)}t${p(size, 0)}`;

const water: Brush = (x, y, random, painting) => {
  for (const [at, dy] of [4, 9.5, 14].entries()) {
    if (random(70 + at) < 0.25) continue;
    painting.waves += wave(x + 0.5 + random(73 + at) * 7, y + dy + (random(76 + at) - 0.5) * 2, 2 + random(79 + at) * 1.5);
  }
};

const desert: Brush = (x, y, random, painting) => {
  const top = y + 4 + random(80) * 4;
  const [left, wide] = [x - 1 + random(81) * 3, 11 + random(82) * 5];
  painting.dunes += `M${p(left, top + 4)}q${p(wide * 0.38, -5.5)} ${p(wide * 0.62, -2.2)}q${p(wide * 0.14, 1.6)} ${p(wide * 0.38, 2.2)}`;
  painting.crests += `M${p(left + wide * 0.4, top + 1.4)}q${p(1.6, 1.6)} ${p(0.8, 3.6)}`;
  for (let at = 0; at < 5; at += 1) painting.grains += `M${p(x + 1 + random(83 + at) * 14, y + 9 + random(90 + at) * 6)}h.01`;
  if (random(96) < 0.1) {
    const [cx, cy] = [x + 4 + random(97) * 8, y + 14];
    painting.cactus += `M${p(cx, cy)}v-6M${p(cx, cy - 2.4)}h-1.9v-1.7M${p(cx, cy - 3.2)}h1.8v-1.5`;
  }
};

function peak(x: number, y: number, wide: number, high: number, lean: number, painting: Painting): void {
  const top = x + wide * lean;
  const foot = top + wide * 0.1;
  painting.lit += `M${p(x, y)}L${p(top, y - high)}L${p(foot, y)}Z`;
  painting.shade += `M${p(top, y - high)}L${p(x + wide, y)}L${p(foot, y)}L${p(top - wide * 0.04, y - high * 0.55)}Z`;
  const [cut, drop] = [0.34, high * 0.34];
  painting.snow += `M${p(top, y - high)}L${p(top + (x + wide - top) * cut, y - high + drop)}l${p(-wide * 0.1, -drop * 0.25)}l${p(-wide * 0.09, drop * 0.4)}l${p(-wide * 0.09, -drop * 0.4)}L${p(top - (top - x) * cut, y - high + drop)}Z`;
}

const mountain: Brush = (x, y, random, painting) => {
  const shift = (random(100) - 0.5) * 2;
  if (random(101) < 0.5) {
    peak(x + 7.5 + shift, y + 9.5, 7.5, 6.5 + random(102), 0.5, painting);
    peak(x + 1.2 + shift, y + 14.2, 10.5, 9 + random(103) * 1.5, 0.44 + random(104) * 0.12, painting);
  } else {
    peak(x + 1.4, y + 9.6, 6.4, 5.4 + random(102), 0.5, painting);
    peak(x + 4.4 + shift, y + 14.4, 10, 8.6 + random(103) * 1.5, 0.46 + random(104) * 0.12, painting);
  }
};

const stony: Brush = (x, y, random, painting) => {
  for (const [at, [dx, dy]] of [[1.2, 4.6], [11.4, 4.2], [0.8, 15], [11.2, 15]].entries()) {
    if (random(110 + at) < 0.3) continue;
    peak(x + (dx ?? 0), y + (dy ?? 0), 3.8, 3.2 + random(115 + at), 0.5, painting);
  }
};

const BRUSHES: Record<string, Brush> = { P: prairie, W: water, D: desert, M: mountain };

/** Squares with an object keep their middle free. */
const EDGES: Record<string, Brush> = {
  P: (x, y, random, painting) => {
    painting.grass += tuft(x + 2 + random(120) * 2, y + 15, 0.9) + tuft(x + 12.5 + random(121), y + 4, 0.9);
  },
  W: (x, y, random, painting) => {
    painting.waves += wave(x + 0.6, y + 2.6 + random(122), 2) + wave(x + 10.4, y + 14.8, 2.2);
  },
  D: (x, y, random, painting) => {
    for (let at = 0; at < 4; at += 1) painting.grains += `M${p(x + 1 + random(123 + at) * 3, y + 12 + random(127 + at) * 3)}h.01M${p(x + 12 + random(131 + at) * 3, y + 1 + random(135 + at) * 3)}h.01`;
  },
  M: stony,
};
