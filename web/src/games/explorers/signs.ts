/** Everything that lies on a square, in a box of 24: among words by name, on the map by its points. */

/** A patch of a sign, with a dark line around it. */
export interface Patch {
  path: string;
  fill?: string; // black, unless it is said
  width: number; // of the line; 0: none
}

export const LINE = "#2a241c";

/** Return a colour without colour, as bright as it is: as `grayscale` shows it, for which a browser draws everything twice. */
export function grey(colour: string | undefined): string | undefined {
  if (!colour?.startsWith("#")) return colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const light = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return `rgb(${light} ${light} ${light})`;
}

export const SIGNS: Readonly<Record<string, readonly Patch[]>> = {
  apple: [
    { path: "M12 8.2c-1.8-1.6-7.6-1.6-7.6 4.9 0 5 3.3 8.5 5.6 8.5.9 0 1.3-.5 2-.5s1.1.5 2 .5c2.3 0 5.6-3.5 5.6-8.5 0-6.5-5.8-6.5-7.6-4.9z", fill: "#d0392b", width: 1.5 },
    { path: "M7 12.4c0-2 1.2-3 2.6-3-1 .9-1.5 2.2-1.5 4-.7.2-1.1-.2-1.1-1z", fill: "#ef8674", width: 0 },
    { path: "M12.6 6.6c.2-2.6 2.2-4.2 5.2-4.1 0 2.6-2 4.3-5.2 4.1z", fill: "#5d9a3c", width: 1.5 },
    { path: "M12 8.5c0-2-.5-3.5-1.7-4.9", fill: "none", width: 1.5 },
  ],
  carrot: [
    { path: "M15 9c-.6-2.6.2-5 2-6.4.5 1.3.5 2.5.1 3.6 1.1-.9 2.5-1.3 4.2-1.2-.8 2.1-2.8 4.1-6.3 4z", fill: "#4f9440", width: 1.5 },
    { path: "M15.6 8.4c2.2 1.9 1.5 4.6-.8 6.6-3 2.7-7.2 5-11.7 6 1-4.5 3.3-8.7 6-11.7 2-2.3 4.6-2.9 6.5-.9z", fill: "#ef8a2e", width: 1.5 },
    { path: "M9.5 10.6l1.8 1.7M7.3 14.5l2 1.8M12.8 13.6l1.6 1.5", fill: "none", width: 1.2 },
  ],
  fish: [
    { path: "M1.8 12c3-5 9.6-7 14.6-2.2l5-4c.5 2.3.1 4.2-1 6.2 1.1 2 1.5 3.9 1 6.2l-5-4C11.4 19 4.8 17 1.8 12z", fill: "#5d93b8", width: 1.5 },
    { path: "M4.2 13c3.4 2.7 7.5 3 11 .6-3.2 3-8 3-11-.6z", fill: "#b9d8e6", width: 0 },
    { path: "M9.8 9c1.2 2 1.2 4 0 6", fill: "none", width: 1.2 },
    { path: "M5.2 11a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z", fill: "#2a241c", width: 0 },
  ],
  gem: [
    { path: "M6.4 4.5h11.2l4 5.6L12 21 2.4 10.1z", fill: "#a46bd6", width: 1.5 },
    { path: "M7 5.3h4L8.5 9.6H3.9z", fill: "#d9bdf2", width: 0 },
    { path: "M16 10.8h4.3L12.6 19.4z", fill: "#7d44b4", width: 0 },
    { path: "M2.4 10.1h19.2M8.3 10.1L12 4.5l3.7 5.6L12 21z", fill: "none", width: 1.2 },
  ],
  key: [
    { path: "M8.5 3a5.5 5.5 0 0 1 4.9 8l7.9 7.9v2.5h-3.7v-2.3h-2.3v-2.3h-2.3l-2-2A5.5 5.5 0 1 1 8.5 3zm-1.2 3a1.9 1.9 0 1 0 .1 3.8 1.9 1.9 0 0 0-.1-3.8z", fill: "#f0bf34", width: 1.5 },
  ],
  scroll: [
    { path: "M5.5 4.5h11v13h-11z", fill: "#f7e8c4", width: 1.5 },
    { path: "M5 2.8h14a2 2 0 0 1 0 4H5a2 2 0 0 1 0-4zM4 17.2h13.5a2 2 0 0 1 0 4H4a2 2 0 0 1 0-4z", fill: "#dcbf86", width: 1.5 },
    { path: "M8 9.7h6M8 12h6M8 14.3h3.6", fill: "none", width: 1.2 },
    { path: "M14.4 14.8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z", fill: "#c23a2b", width: 1.1 },
  ],
  horse: [
    { path: "M6.2 21.5c-.2-4.2 1.6-6.3 3.6-8.2-1.5.3-2.4 1.1-3.1 2.1-.8 1-2.4.9-3.2-.2-.7-1-.5-2 .3-3l3.5-5c.6-1.7 1.9-2.9 3.8-3.5l1-2.2 1.5 2c4.7 1 7.5 5.2 7.2 11.3-.1 2.5-.6 4.7-1.3 6.7z", fill: "#a4673a", width: 1.5 },
    { path: "M13.4 3.6c4.4 1 7.1 5.1 6.8 11.2-.1 2.3-.5 4.4-1.1 6.2h-3.4c1.8-6.5 1.3-12.5-2.3-17.4z", fill: "#5a3418", width: 0 },
    { path: "M8.55 8.4a1.05 1.05 0 1 0 2.1 0a1.05 1.05 0 1 0 -2.1 0z", fill: "#2a241c", width: 0 },
  ],
  temple: [
    { path: "M1.5 21.8h21l-2.2-4.6H3.7z", fill: "#dccfb4", width: 1.1 },
    { path: "M4.6 17.2h14.8l-2-4.4H6.6z", fill: "#cdbd9c", width: 1.1 },
    { path: "M7.4 12.8h9.2L15 9H9z", fill: "#dccfb4", width: 1.1 },
    { path: "M8.8 9V6.5h6.4V9z", fill: "#c9482f", width: 1.1 },
    { path: "M7.6 6.5L12 1.8l4.4 4.7z", fill: "#e9b23c", width: 1.1 },
    { path: "M10.2 21.8v-4.2a1.8 1.8 0 0 1 3.6 0v4.2z", fill: "#4a3a2a", width: 1.1 },
  ],
  village: [
    { path: "M3.6 11.5h9v9.5h-9zM13.8 14h7.4v7h-7.4z", fill: "#f3dcae", width: 1.5 },
    { path: "M1.8 12L8.1 4.8 14.4 12z", fill: "#c4502f", width: 1.5 },
    { path: "M12.3 14.6l5.2-5.6 5.2 5.6z", fill: "#a83c22", width: 1.5 },
    { path: "M6.8 21v-4.6h2.7V21zM16.3 21v-3.3h2.3V21z", fill: "#4a3a2a", width: 1.5 },
    { path: "M4.8 8V4.5", fill: "none", width: 1.5 },
  ],
  cross: [
    { path: "M4.2 3.2c2.5 1.5 5.2 4 7.8 6.7 2.7-2.9 5.4-5.5 7.7-7 .8.3 1.4.9 1.7 1.7-1.8 1.8-4.4 4.5-7 7.6 2.7 3 5.2 6 6.9 8.4-.5.7-1.3 1.2-2.2 1.2-1.8-1.9-4.3-4.6-7-7.5-2.7 3-5.2 5.7-7.3 7.4-.9-.2-1.6-.8-1.9-1.6 1.8-2.2 4.2-5 6.9-8C7.2 9.3 4.7 6.8 2.7 5.1c.1-.9.7-1.6 1.5-1.9z", width: 0 },
  ],
  flag: [
    { path: "M5 22.5V2", fill: "none", width: 2.2 },
    { path: "M5.5 2.5c5-2 8 2.5 14 .5-1.5 3-1.5 5 0 8-6 2-9-2.5-14-.5z", fill: "currentColor", width: 1.5 },
  ],
};
