/** The faces of the characters, in the coach's manner: a head that all share, and what makes each of them somebody. */

/** A shape, from the back to the front. */
export interface Shape {
  d: string;
  fill?: string; // none: only its line
  line?: string; // colour of its line
  width?: number; // of its line
}

export interface Drawing {
  sky: string;
  ground: Shape[]; // behind the shoulders
  behind: Shape[]; // hair and hats behind the head
  coat: Shape[];
  skin: string;
  shade: string; // of the neck, and of lines in the face
  brows: string;
  eyes: "open" | "narrow" | "glad"; // "glad": closed by laughing
  mouth: "smile" | "grin" | "wry" | "calm";
  marks: Shape[]; // freckles, beards, glasses: on the face
  front: Shape[]; // hair and hats before it
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const INK = "#33231b";
const BRASS = "#e3b04b";
const FRECKLES = [[35, 56], [38.5, 58.5], [41, 55.5], [55, 55.5], [57.5, 58.5], [61, 56]].map(([x, y]) => disc(x ?? 0, y ?? 0, 0.9)).join("");

/** By the name of the bot. */
export const FACES: Record<string, Drawing> = {
  // Entdecker
  nilo: {
    sky: "#bcdcea",
    ground: [
      { d: "M-4 74c14-6 26 4 40 0s30-6 64 2v30H-4z", fill: "#7fb3c4" },
      { d: "M2 84c12-5 20 3 32-1M62 82c12-5 20 3 32-1", line: "#e8f4f6", width: 2 },
    ],
    behind: [{ d: "M24 50c-5-8-2-17 2-21h44c4 4 7 13 2 21-2 5-5 7-7 8H31c-2-1-5-3-7-8z", fill: "#4a2f1f" }],
    coat: [
      { d: "M17 100c1-16 10-25 22-27l9 4 9-4c12 2 21 11 22 27z", fill: "#f4efe2" },
      { d: "M22 84c16 5 36 5 52 0l2.5 5c-18 6-39 6-57 0zM18.5 95c18 5 41 5 59 0l.5 5H18z", fill: "#2f5f8a" },
    ],
    skin: "#d9a679",
    shade: "#8a5634",
    brows: "M35 42c2.4-2.4 5.4-2.6 7.6-1M53.4 41c2.2-1.6 5.2-1.4 7.6 1",
    eyes: "open",
    mouth: "grin",
    marks: [{ d: FRECKLES, fill: "#a9673c" }],
    front: [
      { d: "M29 40c1 3 3 4 5 3-1-3 1-5 4-6 0 2 2 4 4 3 0-3 3-4 6-4 1 3 4 4 6 2 2 0 4 1 4 4 3 1 6 1 8-2 2-6-3-12-8-14H38c-6 2-11 8-9 14z", fill: "#4a2f1f" },
      { d: "M25 33C24 18 35 8 48 8s24 10 23 25c-7-3-15-4-23-4s-16 1-23 4z", fill: "#c5483a" },
      { d: "M26.5 24c14-5 29-5 43 0l1 4.5c-15-5-30-5-45 0zM33 14.5c10-4 20-4 30 0l3 3.5c-12-4-24-4-36 0z", fill: "#f4efe2" },
      { d: "M23.5 31c16-5.5 33-5.5 49 0l.8 6c-17-5-33.6-5-50.6 0z", fill: "#9c352a" },
      { d: disc(48, 7, 5.5), fill: "#f4efe2", line: "#d3c9b2", width: 0.8 },
    ],
  },
  ines: {
    sky: "#f1dcae",
    ground: [
      { d: "M-4 72c10-10 22-10 32-2 12-8 24-6 34 0 12-6 24-4 38 2v30H-4z", fill: "#8fae6b" },
      { d: "M72 62h12v9H72zM70 63l8-7 8 7z", fill: "#b3743a" },
    ],
    behind: [
      { d: "M22 44c-4-18 8-30 26-30s30 12 26 30c-1 8-3 13-6 17H28c-3-4-5-9-6-17z", fill: "#2c1b14" },
      { d: "M27 56c-6 6-8 14-6 24l4 7 4-7c0-9 1-16 3-22zM69 56c6 6 8 14 6 24l-4 7-4-7c0-9-1-16-3-22z", fill: "#2c1b14" },
      { d: "M22 70l7-2M21.5 77l7.5-2M74 70l-7-2M74.5 77l-7.5-2", line: "#57392a", width: 1.4 },
      { d: "M21 81h8v3h-8zM67 81h8v3h-8z", fill: "#c5483a" },
    ],
    coat: [
      { d: "M16 100c1-17 11-26 23-28l9 5 9-5c12 2 22 11 23 28z", fill: "#a84a3a" },
      { d: "M35 100V82h26v18z", fill: "#f4ead6" },
      { d: "M37 74l11 10 11-10 3 3-8 8H42l-8-8z", fill: "#f4ead6" },
    ],
    skin: "#c98d66",
    shade: "#6b3f27",
    brows: "M35 42.5c2.4-2 5.2-2.2 7.6-.8M53.4 41.7c2.4-1.4 5.2-1.2 7.6.8",
    eyes: "open",
    mouth: "smile",
    marks: [],
    front: [
      { d: "M29 45c0-6 4-11 19-13 15 2 19 7 19 13 3-8 2-15-3-18H32c-5 3-6 10-3 18z", fill: "#2c1b14" },
      { d: "M6 36c10-7 24-10 42-10s32 3 42 10c-3 4-12 4-20 2-14-3-30-3-44 0-8 2-17 2-20-2z", fill: "#e2b75c", line: "#b88a35", width: 1 },
      { d: "M30 29c0-12 7-20 18-20s18 8 18 20c-11-3-25-3-36 0z", fill: "#e9c574", line: "#b88a35", width: 1 },
      { d: "M29.8 24.5c12-3 24.4-3 36.4 0l.3 5c-12-3-25-3-37 0z", fill: "#7a2f46" },
      { d: `${disc(60, 22, 3.2)}${disc(65.5, 24, 3.2)}${disc(63.5, 18.5, 3.2)}${disc(58.5, 27, 2.6)}`, fill: "#f7f1e4", line: "#d8c9a8", width: 0.6 },
      { d: disc(62.2, 22.6, 2.1), fill: BRASS },
    ],
  },
  cornelis: {
    sky: "#c8c2cf",
    ground: [
      { d: "M60 40h40v60H60zM-4 52h24v48H-4z", fill: "#a89fb3" },
      { d: `${disc(82, 58, 3)}${disc(88, 66, 3)}${disc(80, 68, 3)}`, fill: BRASS, line: "#a9741d", width: 0.8 },
    ],
    behind: [{ d: "M27 40c-3 12-2 20 1 26h40c3-6 4-14 1-26z", fill: "#8d8a86" }],
    coat: [
      { d: "M12 100c1-16 12-24 25-26l11 4 11-4c13 2 24 10 25 26z", fill: "#24232b" },
      { d: "M22 78c4-7 14-10 26-10s22 3 26 10c-3 5-12 9-26 9s-23-4-26-9z", fill: "#f7f4ec", line: "#c9c3b4", width: 0.8 },
      { d: "M27 76l4 7M34 72.5l3 11M42 70.5l2 14.5M54 70.5L52 85M62 72.5l-3 11M69 76l-4 7", line: "#c9c3b4", width: 1.1 },
    ],
    skin: "#e6bfa1",
    shade: "#8b5c45",
    brows: "M34.5 44.5l8.5-2M53 42.5l8.5 2",
    eyes: "narrow",
    mouth: "calm",
    marks: [
      { d: "M39 60.5c3-2.5 6-2.5 9-.5 3-2 6-2 9 .5l3 2c-4 .5-8-.5-12-1.5-4 1-8 2-12 1.5z", fill: "#8d8a86" },
      { d: "M42.5 66.5h11L50 79l-2 3.5L46 79z", fill: "#8d8a86" },
      { d: disc(56.5, 49, 7), line: "#a9741d", width: 1.7 },
      { d: "M62.5 53c4 8 3 14-1 22", line: "#a9741d", width: 1 },
    ],
    front: [
      { d: "M10 34c12-4 24-5 38-5s26 1 38 5c0 4-3 6-7 5.5-20-4-42-4-62 0-4 .5-7-1.5-7-5.5z", fill: "#1b1a21" },
      { d: "M29 31L32 6c10-3 22-3 32 0l3 25c-12-3-26-3-38 0z", fill: "#2b2a33" },
      { d: "M29.3 25c12-3 25.4-3 37.4 0l.5 6c-12-3-26.4-3-38.4 0z", fill: "#5b2333" },
      { d: "M43 22.5h10v8H43zM45.5 25v3h5v-3z", fill: BRASS },
    ],
  },
  yara: {
    sky: "#25405c",
    ground: [
      { d: "M-4 76c16-6 30 4 48 0s34-6 56 2v30H-4z", fill: "#1b6d78" },
      { d: "M14 20l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM84 48l1 2.8 2.8 1-2.8 1-1 2.8-1-2.8-2.8-1 2.8-1zM83 12l.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9 2.5-.9z", fill: "#f1dfa8" },
    ],
    behind: [
      { d: "M26 36c-8 10-10 24-8 40 4 3 9 2 12-2l6-26h24l6 26c3 4 8 5 12 2 2-16 0-30-8-40z", fill: "#1d1512" },
    ],
    coat: [
      { d: "M13 100c1-18 12-27 24-29l11 6 11-6c12 2 23 11 24 29z", fill: "#8f2b33" },
      { d: "M37 71l11 18 11-18 6 4-11 25H42L31 75z", fill: "#f4ead6" },
      { d: "M14 92c3-3 8-3 12-1l-1 4c-4-1-8-1-12 1zM82 92c-3-3-8-3-12-1l1 4c4-1 8-1 12 1z", fill: BRASS },
    ],
    skin: "#7b4a2f",
    shade: "#3c2013",
    brows: "M34.8 43c2.6-2.6 5.4-2.8 8-1.2M53.2 41.8c2.6-1.6 5.4-1.4 8 1.2",
    eyes: "open",
    mouth: "wry",
    marks: [{ d: `${disc(28.5, 58.5, 3.2)}${disc(67.5, 58.5, 3.2)}`, line: BRASS, width: 1.6 }],
    front: [
      { d: "M29 46c0-7 5-11 19-12 14 1 19 5 19 12 2-6 2-12-1-15H30c-3 3-3 9-1 15z", fill: "#1d1512" },
      { d: "M5 30c7 4 14 2 20-4 5-9 13-15 23-15s18 6 23 15c6 6 13 8 20 4-3 9-12 12-22 9-14-4-28-4-42 0-10 3-19 0-22-9z", fill: "#16222e", line: "#0c141b", width: 0.8 },
      { d: "M5 30c3 9 12 12 22 9 14-4 28-4 42 0 10 3 19 0 22-9", line: BRASS, width: 1.8 },
      { d: "M66 24c6-12 14-18 24-18-1 9-8 17-19 22z", fill: "#f4ead6", line: "#c9bd9f", width: 0.8 },
      { d: "M48 17l1.6 4.4L54 23l-4.4 1.6L48 29l-1.6-4.4L42 23l4.4-1.6z", fill: BRASS },
    ],
  },
  // Explorers
  tilly: {
    sky: "#cfe6c3",
    ground: [
      { d: "M-4 76c18-8 34 2 52-2s34-4 52 2v30H-4z", fill: "#8cbb6d" },
      { d: `${disc(12, 84, 2.4)}${disc(84, 86, 2.4)}${disc(22, 92, 2)}${disc(90, 76, 2)}`, fill: "#f7f1e4" },
    ],
    behind: [
      { d: "M24 48c-4-20 8-33 24-33s28 13 24 33c-1 6-3 9-5 12H29c-2-3-4-6-5-12z", fill: "#c8622a" },
      { d: "M26 48c-8-4-16-3-22 4 3 1 4 3 3 6 4-1 6 0 7 4 6-2 11-5 13-10zM70 48c8-4 16-3 22 4-3 1-4 3-3 6-4-1-6 0-7 4-6-2-11-5-13-10z", fill: "#c8622a", line: "#9d4719", width: 0.9 },
      { d: "M22 47l4-4 3 8-5 3zM74 47l-4-4-3 8 5 3z", fill: "#2f7a6b" },
    ],
    coat: [
      { d: "M17 100c1-16 10-25 22-27l9 4 9-4c12 2 21 11 22 27z", fill: "#e4b63e" },
      { d: "M34 73h6v27h-6zM56 73h6v27h-6zM34 88h28v12H34z", fill: "#3d6f86" },
      { d: `${disc(37, 88, 2)}${disc(59, 88, 2)}`, fill: BRASS },
    ],
    skin: "#f0c8a4",
    shade: "#a2603a",
    brows: "M35 42c2.4-2.2 5.2-2.4 7.6-1M53.4 41c2.4-1.4 5.2-1.2 7.6 1",
    eyes: "glad",
    mouth: "grin",
    marks: [{ d: FRECKLES, fill: "#cf7f4c" }],
    front: [
      { d: "M28 44c-2-14 7-25 20-25s22 11 20 25c-3-1-5-4-6-7-4 2-9 1-12-3-4 6-12 8-17 6-1 2-3 3-5 4z", fill: "#d9713a" },
      { d: `${disc(66, 24, 3.4)}${disc(71, 28, 3.4)}${disc(64.5, 30, 3.4)}${disc(71.5, 22.5, 3)}${disc(68.5, 32.5, 3)}`, fill: "#f7f1e4", line: "#d5c7ac", width: 0.6 },
      { d: disc(68, 27.5, 2.5), fill: BRASS },
    ],
  },
  bruno: {
    sky: "#f3cfa5",
    ground: [
      { d: "M60 56h32v44H60zM56 56l20-16 20 16zM4 76h26v24H4z", fill: "#c99a63" },
      { d: "M66 60h4v34h-4zM75 60h4v34h-4zM84 60h4v34h-4z", fill: "#a97a47" },
    ],
    behind: [{ d: "M25 46c-4-20 8-31 23-31s27 11 23 31z", fill: "#3a2418" }],
    coat: [
      { d: "M14 100c0-16 10-25 24-27l10 5 10-5c14 2 24 11 24 27z", fill: "#4f7a46" },
      { d: "M38 72l10 14 10-14 4 2-14 20-14-20z", fill: "#e9dcc0" },
    ],
    skin: "#b87a52",
    shade: "#5d3521",
    brows: "M34 42.5c3-2 6-1.8 9-.2M53 42.3c3-1.6 6-1.8 9 .2",
    eyes: "open",
    mouth: "grin",
    marks: [
      { d: "M30.5 53c1 12 8 20.5 17.5 20.5S64.5 65 65.5 53c-2 4-4 6-7 7-6-4-15-4-21 0-3-1-5-3-7-7z", fill: "#3a2418" },
      { d: "M68 40c2 3 3 5 1.5 6.5S66 46 66.5 44z", fill: "#7cc0d8" },
    ],
    front: [
      { d: "M28 36c-3-4-1-9 2-11-1-4 3-7 6-7 1-4 6-6 9-4 3-4 9-3 11 1 4-1 8 2 8 6 4 2 6 7 4 11-1 3-3 4-5 5H33c-2 0-4 0-5-1z", fill: "#3a2418" },
      { d: "M27.5 34c13-4.5 28-4.5 41 0l.5 6.5c-13-4-29-4-42 0z", fill: "#c5483a" },
      { d: "M68 35c5 0 9 3 12 8l-5-.5 1 6c-4-3-7-6-8-10z", fill: "#c5483a" },
    ],
  },
  greta: {
    sky: "#bfd6ee",
    ground: [
      { d: "M-4 82l22-34 16 22 18-30 20 32 12-16 16 22v24H-4z", fill: "#8fa9bf" },
      { d: "M12 57l6-9 6 8-4 2-3-2zM46 49l6-9 6 10-5 1-3-2z", fill: "#f6f8fa" },
    ],
    behind: [{ d: "M24 42c-3-16 8-27 24-27s27 11 24 27v20c-3 5-7 6-11 5H35c-4 1-8 0-11-5z", fill: "#e0bd6c" }],
    coat: [
      { d: "M15 100c1-17 11-26 23-28l10 5 10-5c12 2 22 11 23 28z", fill: "#b04a5b" },
      { d: "M27 76l7-3 3 27h-9zM69 76l-7-3-3 27h9z", fill: "#6a4a2c" },
      { d: "M30 86h5v4h-5zM61 86h5v4h-5z", fill: BRASS },
    ],
    skin: "#f0cdb0",
    shade: "#96603f",
    brows: "M35 42.5c2.4-1.6 5.2-1.8 7.6-.6M53.4 41.9c2.4-1.2 5.2-1 7.6.6",
    eyes: "open",
    mouth: "smile",
    marks: [],
    front: [
      { d: "M27 58c-2-8-2-20 3-26h36c5 6 5 18 3 26-2-5-3-9-3-14-4-1-7-3-9-6-8 5-18 7-25 5 0 6-2 10-5 15z", fill: "#ecce85" },
      { d: "M14 33c10 3 20 0 34-1s24 0 34 0c-1 5-8 7-16 7-12-1-24-1-36 0-9 1-15-1-16-6z", fill: "#456b4a" },
      { d: "M28 32c0-8 2-17 8-20 6 1 9 3 12 5 4-3 9-5 14-4 5 4 7 11 7 19-14-2-27-2-41 0z", fill: "#527e58" },
      { d: "M28 27c14-2.5 27-2.5 40.7 0l.3 5c-14-2-27-2-41 0z", fill: "#2c4732" },
      { d: "M66 30c2-10 7-18 16-23 2 9-2 18-11 25z", fill: "#f1e9d6", line: "#c3b48f", width: 0.8 },
      { d: "M69 30c2-8 6-15 11-20", line: "#b3743a", width: 1.1 },
    ],
  },
  amara: {
    sky: "#e7d5ef",
    ground: [
      { d: "M2 30h22v70H2zM74 30h22v70H74z", fill: "#b596c4" },
      { d: "M5 34h3v26H5zM10 36h4v24h-4zM16 33h4v27h-4zM77 34h4v26h-4zM83 36h3v24h-3zM88 33h4v27h-4zM5 66h4v24H5zM11 68h3v22h-3zM16 65h4v25h-4zM78 66h3v24h-3zM83 65h4v25h-4zM89 68h3v22h-3z", fill: "#8a68a0" },
    ],
    behind: [
      { d: `${disc(48, 34, 27)}${disc(28, 46, 14)}${disc(68, 46, 14)}`, fill: "#2a2322" },
      { d: "M30 14c6-6 14-8 22-7-6 3-13 6-19 12z", fill: "#8f8a88" },
    ],
    coat: [
      { d: "M13 100c1-18 12-27 24-29l11 6 11-6c12 2 23 11 24 29z", fill: "#6a5232" },
      { d: "M36 71l12 18 12-18 5 5-11 24H42L31 76z", fill: "#f4ead6" },
      { d: "M43 80l5-3 5 3-2 4h-6zM45.5 84h5l2.5 14h-10z", fill: "#1f6f72" },
    ],
    skin: "#6a3f2a",
    shade: "#331a10",
    brows: "M34.5 40.5c2.6-2 5.6-2.2 8.4-.8M53.1 39.7c2.8-1.4 5.8-1.2 8.4.8",
    eyes: "open",
    mouth: "smile",
    marks: [
      { d: `${disc(39, 49, 8)}${disc(57, 49, 8)}`, fill: "#ffffff14", line: "#e3b04b", width: 1.8 },
      { d: "M47 48c.7-.6 1.3-.6 2 0M31 47l-3-1M65 47l3-1", line: "#e3b04b", width: 1.8 },
    ],
    front: [
      { d: "M29 42c0-8 6-14 19-14s19 6 19 14c-3-4-6-7-10-8-6 2-12 2-18 0-4 1-7 4-10 8z", fill: "#2a2322" },
      { d: "M64 34l20-9 1.5 3-20 9.5z", fill: "#e4b63e", line: "#a97a1e", width: 0.8 },
      { d: "M84 25l4-.5-2.5 3.5z", fill: INK },
    ],
  },
  // Overworld
  samir: {
    sky: "#f6dfa6",
    ground: [
      { d: "M-4 74c20-14 36-6 50 2 16-10 34-10 54 0v30H-4z", fill: "#dcae62" },
      { d: disc(82, 18, 8), fill: "#f2a33c" },
    ],
    behind: [{ d: "M22 34c-4 16-6 32-4 46 4 4 10 5 16 2h28c6 3 12 2 16-2 2-14 0-30-4-46z", fill: "#f2ece0", line: "#cfc3a6", width: 0.9 }],
    coat: [
      { d: "M14 100c1-16 11-24 24-26l10 4 10-4c13 2 23 10 24 26z", fill: "#3f7f8c" },
      { d: "M44 78h8v22h-8z", fill: "#f2ece0" },
    ],
    skin: "#b5794e",
    shade: "#5b331d",
    brows: "M34.5 42c2.6-2.4 5.6-2.6 8.2-1M53.3 41c2.6-1.6 5.6-1.4 8.2 1",
    eyes: "open",
    mouth: "grin",
    marks: [],
    front: [
      { d: "M22 42C19 22 32 9 48 9s29 13 26 33c-1 8-3 16-5 22-2-8-3-16-4-24-10-5-24-5-34 0-1 8-2 16-4 24-2-6-4-14-5-22z", fill: "#f7f3e9", line: "#cfc3a6", width: 0.9 },
      { d: "M24.5 30c15-6 32-6 47 0l.8 5.5c-15-6-33.6-6-48.6 0z", fill: "#3a2a22" },
      { d: "M26.5 40l3 12M69.5 40l-3 12M38 13c-5 3-9 7-11 12M58 13c5 3 9 7 11 12", line: "#d9cdb1", width: 1.1 },
    ],
  },
  zora: {
    sky: "#7e4f7a",
    ground: [
      { d: "M-4 78h104v28H-4z", fill: "#2f6b4a" },
      { d: "M6 60h12v17H6zM78 62l12-4 5 16-12 4z", fill: "#f7f4ec", line: "#c9c3b4", width: 0.8 },
      { d: "M12 65l3 4-3 4-3-4z", fill: "#c5483a" },
      { d: "M87 63c3 2 4 5 1 7-3 0-4-3-1-7z", fill: INK },
    ],
    behind: [{ d: "M25 40c-3 12-4 22-1 30 6 2 10-2 11-8h26c1 4 4 6 8 5 3-8 4-16 2-27z", fill: "#17121a" }],
    coat: [
      { d: "M14 100c1-17 12-26 24-28l10 5 10-5c12 2 23 11 24 28z", fill: "#b33a4c" },
      { d: "M37 72l11 15 11-15 7 3-13 25h-10L30 75z", fill: "#1f1a24" },
      { d: "M48 80l-8-4v8zM48 80l8-4v8z", fill: BRASS },
    ],
    skin: "#dcae8a",
    shade: "#74452c",
    brows: "M34.5 43c2.6-1.4 5.6-1.4 8.2-.4M53 39.5c2.8-2.6 6-2.4 8.6-.4",
    eyes: "narrow",
    mouth: "wry",
    marks: [
      { d: disc(57.5, 60, 0.95), fill: INK },
      { d: "M29 57v5M67 57v5", line: BRASS, width: 1.2 },
      { d: "M29 62l2.5 4-2.5 4-2.5-4zM67 62l2.5 4-2.5 4-2.5-4z", fill: BRASS },
    ],
    front: [
      { d: "M28 48c-2-10 0-17 4-20h32c4 4 6 10 4 18-2-5-5-8-9-9-8 4-20 5-26 2-3 2-4 5-5 9z", fill: "#221a26" },
      { d: "M14 31c10-3.5 22-5 34-5s24 1.5 34 5c-1 5-6 6.5-11 5.5-15-3-31-3-46 0-5 1-10-.5-11-5.5z", fill: "#1f1a24", line: "#0f0c12", width: 0.8 },
      { d: "M30 29L28 3c13-3 27-3 40 0l-2 26c-12-2.5-24-2.5-36 0z", fill: "#2b2431" },
      { d: "M29.5 22c12-2.5 25-2.5 37 0l-.5 7c-12-2.5-24-2.5-36 0z", fill: "#b33a4c" },
      { d: "M58 9l9-2 3 17-9 2z", fill: "#f7f4ec", line: "#c9c3b4", width: 0.8 },
      { d: "M64 12.5l2.5 3.5-1.5 4-2.5-3.5z", fill: "#c5483a" },
    ],
  },
  anton: {
    sky: "#cddfe0",
    ground: [
      { d: "M-4 66c22-12 40-4 54 4 16-8 32-8 50-2v34H-4z", fill: "#a5bd86" },
      { d: "M10 70c0-4 3-6 6-6s4-2 8-1 5 4 4 7-3 5-8 5-10-1-10-5z", fill: "#f7f4ec" },
      { d: "M27 67l5 1-2 4-4-1zM14 75h2v4h-2zM22 75h2v4h-2z", fill: INK },
      { d: "M86 100V44c0-8-10-9-10-1", line: "#7a552c", width: 3 },
    ],
    behind: [{ d: "M26 40c-4 10-4 18 0 26h44c4-8 4-16 0-26z", fill: "#e9e7e0" }],
    coat: [
      { d: "M13 100c1-17 12-26 24-28l11 4 11-4c12 2 23 11 24 28z", fill: "#6d5a45" },
      { d: "M20 84c6-8 14-12 18-12l-2 28H17c0-6 1-11 3-16zM76 84c-6-8-14-12-18-12l2 28h19c0-6-1-11-3-16z", fill: "#efe9dc", line: "#cfc6b2", width: 0.9 },
    ],
    skin: "#dba985",
    shade: "#7a4a30",
    brows: "M34 43.5c3-3 6-3 9-1M53 42.5c3-2 6-2 9 1",
    eyes: "glad",
    mouth: "calm",
    marks: [
      { d: "M29 50c-3 10-1 20 5 28 4 6 9 10 14 10s10-4 14-10c6-8 8-18 5-28-2 5-5 8-9 9-6-3-14-3-20 0-4-1-7-4-9-9z", fill: "#f3f1ea", line: "#cfccc2", width: 0.9 },
      { d: "M36 60c4-3 8-3 12-.5 4-2.5 8-2.5 12 .5 1 3-2 5-5 4-3 0-5-1-7-2-2 1-4 2-7 2-3 1-6-1-5-4z", fill: "#ffffff", line: "#cfccc2", width: 0.9 },
      { d: "M42 72c1 5 3 9 6 12M54 72c-1 5-3 9-6 12M36 70c0 4 1 7 3 10M60 70c0 4-1 7-3 10", line: "#d7d4ca", width: 1.1 },
      { d: "M34 43.5c3-3 6-3 9-1l-1 2c-2-1-5-1-7 1zM53 42.5c3-2 6-2 9 1l-1 2c-2-2-5-2-7-1z", fill: "#f3f1ea" },
    ],
    front: [
      { d: "M18 32c0-12 14-20 32-20 16 0 28 7 28 17 0 6-4 9-10 9-14-4-26-4-40 0-6 1-10-2-10-6z", fill: "#5b6f7d", line: "#44545f", width: 0.9 },
      { d: "M24 34c14-5 32-6 50-1 6 2 10 4 11 7-4 2-10 1-16-1-12-3-26-3-42 0-4-1-5-3-3-5z", fill: "#44545f" },
      { d: disc(50, 12, 2.4), fill: "#44545f" },
    ],
  },
  wen: {
    sky: "#d3e4dc",
    ground: [
      { d: "M-4 20h104M-4 40h104M-4 60h104M-4 80h104M8-4v104M28-4v104M68-4v104M88-4v104", line: "#a9c8bb", width: 1 },
      { d: "M-2 86c14-10 22-22 36-18M62 66c12-8 22 2 36-10", line: "#c5483a", width: 1.6 },
    ],
    behind: [
      { d: "M25 44c-4-18 7-29 23-29s27 11 23 29c0 10-1 17-3 22H28c-2-5-3-12-3-22z", fill: "#1b1a1f" },
      { d: disc(48, 10, 9), fill: "#1b1a1f" },
      { d: "M31 3l35 13-1 3L30 6z", fill: "#e4b63e", line: "#a97a1e", width: 0.8 },
    ],
    coat: [
      { d: "M14 100c1-17 11-26 23-28l11 4 11-4c12 2 22 11 23 28z", fill: "#2f5d50" },
      { d: "M48 77l-9-5-3 6 12 12 12-12-3-6z", fill: "#f4ead6" },
      { d: "M25 88h11v9H25z", fill: "#264b41" },
      { d: "M28 80v10M32 82v8", line: BRASS, width: 2 },
    ],
    skin: "#ebc59b",
    shade: "#8a5a37",
    brows: "M35 43c2.4-1.4 5.2-1.6 7.6-.8M53.4 42.2c2.4-.8 5.2-.6 7.6.8",
    eyes: "narrow",
    mouth: "smile",
    marks: [],
    front: [
      { d: "M27 54c-3-14 2-26 21-30 19 4 24 16 21 30-2-6-4-11-7-14-5-1-10-4-14-9-4 5-9 8-14 9-3 3-5 8-7 14z", fill: "#26242b" },
      { d: "M25 28c15-6 31-6 46 0l.5 5c-15-6-32-6-47 0z", fill: "#6a4a2c" },
      { d: `${disc(38, 27, 7.5)}${disc(58, 27, 7.5)}`, fill: "#8fd0d8", line: "#a9741d", width: 2.4 },
      { d: "M34.5 24.5c1-1.5 2.5-2.5 4-2.5M54.5 24.5c1-1.5 2.5-2.5 4-2.5", line: "#ffffff", width: 1.6 },
      { d: "M45.5 26h5", line: "#a9741d", width: 2.4 },
    ],
  },
};
