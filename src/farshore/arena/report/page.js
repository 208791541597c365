// Opens a game at #game-17: what was packed into the page is unpacked, listed in words, and offered as a file.
const replays = document.getElementById("replays");
const packed = JSON.parse(replays.textContent);
const words = JSON.parse(document.getElementById("words").textContent);
const dialog = document.getElementById("replay");
const part = (id) => document.getElementById(id);

async function unpacked(number) {
  const bytes = Uint8Array.from(atob(packed[number]), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

function listed([seat, action, said], colours) {
  const item = document.createElement("li");
  if (seat >= 0) item.style.borderColor = `var(--bot${colours[seat]})`;
  item.textContent = said || action;
  if (said && action) {
    const notation = document.createElement("code");
    notation.textContent = action;
    item.append(notation);
  }
  return item;
}

function save(number, record) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/jsonl" }));
  link.download = `${replays.dataset.file}-${number}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function open() {
  const number = /^#game-(\d+)$/.exec(location.hash)?.[1];
  if (!number || !(number in packed)) {
    dialog.close();
    return;
  }
  part("replay-title").textContent = `№ ${number}`;
  part("moves").replaceChildren();
  if (!dialog.open) dialog.showModal();
  if (!("DecompressionStream" in window)) {
    part("result").textContent = words.older;
    return;
  }
  const game = await unpacked(number);
  if (location.hash !== `#game-${number}`) return;
  const standing = game.seats.map((bot, seat) => `${game.winners.includes(seat) ? "★ " : ""}${bot} ${game.scores[seat]}`);
  part("result").textContent = standing.join(" · ");
  part("fault").textContent = game.fault;
  part("moves").replaceChildren(...game.moves.map((move) => listed(move, game.colours)));
  part("save").onclick = () => save(number, game.record);
  dialog.scrollTop = 0;
}

part("close").onclick = () => dialog.close();
dialog.addEventListener("close", () => {
  if (location.hash.startsWith("#game-")) history.replaceState(null, "", "#games");
});
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
addEventListener("hashchange", open);
open();
