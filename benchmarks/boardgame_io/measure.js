// What an action costs boardgame.io's server: `npm install && npm start`. Linux, for its processor time is in /proc.
//
// Twelve matches of three players and a watcher, everyone with a socket open; whoever is to act acts as soon as they
// hear of it. Bounded in time, over loopback.
const { spawn } = require("node:child_process");
const { once } = require("node:events");
const { readFileSync } = require("node:fs");
const { setTimeout: wait } = require("node:timers/promises");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Turns } = require("./game");

const PORT = 48765;
const MATCHES = 12;
const PLAYERS = ["0", "1", "2"];
const WARM_UP = 3_000; // milliseconds
const MEASURED = 15_000;
const TICKS = 100; // of the clock in /proc, a second

function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function join(matchID, playerID, heard) {
  const multiplayer = SocketIO({ server: `http://localhost:${PORT}` });
  const client = Client({ game: Turns, matchID, playerID, numPlayers: PLAYERS.length, debug: false, multiplayer });
  let last = -1; // state that was heard of
  client.start();
  client.subscribe((state) => {
    if (!state?.isConnected || state._stateID <= last) return;
    const isNews = last >= 0;
    last = state._stateID;
    if (playerID === null) isNews && heard();
    else if (state.ctx.currentPlayer === playerID) setImmediate(() => client.moves.click());
  });
}

async function main() {
  const environment = { ...process.env, NODE_ENV: "production" };
  const server = spawn(process.execPath, ["server.js", String(PORT)], { cwd: __dirname, env: environment });
  try {
    await once(server.stdout, "data");
    let actions = 0;
    for (let match = 0; match < MATCHES; match++) {
      for (const player of [...PLAYERS, null]) join(`match ${match}`, player, () => (actions += 1));
    }
    await wait(WARM_UP);
    const [used, begun, before] = [processorSeconds(server.pid), performance.now(), actions];
    await wait(MEASURED);
    const [seconds, done] = [(performance.now() - begun) / 1_000, actions - before];
    const cost = (1_000 * (processorSeconds(server.pid) - used)) / done;
    console.log(`${Math.round(done / seconds)} actions a second, ${cost.toFixed(2)} ms of the server's processor each`);
  } finally {
    server.kill();
  }
  process.exit();
}

main();
