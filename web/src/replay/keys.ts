/** The keys of a replay. */
import type { Key, KeyGroup } from "../lib/keys";
import { say } from "../lib/words";
import type { ReplayPage } from "./page.svelte";

const way = (name: string, caps: string, where: string, press: () => unknown): Key => ({ names: [name], caps, text: say(`replay-${where}`), press: () => void press() });

export function keysOf(page: ReplayPage): KeyGroup {
  const { replay } = page;
  return {
    title: say("replay"),
    keys: [
      way("ArrowLeft", "←", "back", () => replay.go(replay.wanted - 1)),
      way("ArrowRight", "→", "forward", () => replay.go(replay.wanted + 1)),
      way("PageUp", say("replay-turn-back.caps"), "turn-back", () => replay.turn(-1)),
      way("PageDown", say("replay-turn-forward.caps"), "turn-forward", () => replay.turn(1)),
      way("Home", say("keys-whole.caps"), "first", () => replay.go(0)),
      way("End", say("replay-last.caps"), "last", () => replay.go(replay.steps)),
      { names: ["?"], caps: "?", text: say("keys-sheet"), press: () => void (page.isSheetOpen = true) },
    ],
  };
}
