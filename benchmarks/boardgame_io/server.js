// boardgame.io's own server in a process of its own: `node server.js PORT`.
const { Server, Origins } = require("boardgame.io/server");
const { Turns } = require("./game");

const server = Server({ games: [Turns], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("serving"));
