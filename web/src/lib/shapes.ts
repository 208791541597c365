/** The shapes of the seats, in a box of 20: they tell seats apart where colours do not. */
export const SHAPES: readonly string[] = [
  "M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16z", // circle
  "M3 3h14v14H3z", // square
  "M10 1.8L18.6 17.2H1.4z", // triangle
  "M10 0.8L19.2 10L10 19.2L0.8 10z", // diamond
];
