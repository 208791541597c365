// A bot in JavaScript: any action, by the luck it is given, so that the same game can be played again.
//
//     farshore arena overworld "cmd:node examples/lucky.mjs" random --games 20
//
// It asks to be told the position and the view as well, and only looks at how large they are. docs/protocol.md says more.
import { createInterface } from "node:readline";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => (await lines.next()).value;
const say = (line) => process.stdout.write(`${line}\n`);

async function block(count) {
  const found = [];
  while (found.length < count) found.push(await next());
  return found;
}

// mulberry32: a small generator that a number begins.
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

let legal = [];
let position = [];
let view = {};
for (let line = await next(); line !== undefined; line = await next()) {
  const [word, ...rest] = line.split(" ");
  if (word === "farshore") {
    say("name Lucky");
    say("wants position view");
    say("ready");
  } else if (word === "newgame") {
    say("ready");
  } else if (word === "position") {
    position = await block(Number(rest[0]));
  } else if (word === "view") {
    view = JSON.parse(line.slice("view ".length));
  } else if (word === "legal") {
    legal = await block(Number(rest[0]));
  } else if (word === "go") {
    const luck = generator(Number(rest[rest.indexOf("luck") + 1]));
    say(`info ${legal.length} choices, a position of ${position.length} lines, ${Object.keys(view).length} things in view`);
    say(`bestmove ${legal[Math.floor(luck() * legal.length)]}`);
  } else if (word === "quit") {
    process.exit(0);
  }
}
