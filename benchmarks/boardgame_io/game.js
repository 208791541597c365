// The smallest game in which players take turns: each turn, somebody raises a number; the move is the server's alone.
exports.Turns = {
  name: "turns",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: { move: ({ G }) => void (G.count += 1), client: false } },
};
