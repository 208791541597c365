/** What is on a square, in words: for the line under the map and for who listens. */
import { joined, say } from "../../lib/words";
import type { Explorers } from "../../lib/types.gen";
import { at, nameOf, type Place } from "./grid";

/** The objects of a map by their letters. */
export const SIGNS: Record<string, string> = {
  T: "temple",
  K: "key",
  S: "scroll",
  H: "horse",
  G: "gem",
  A: "apple",
  C: "carrot",
  F: "fish",
};

export const terrainName = (letter: string): string => say(`explorers-terrain-${letter}`);

/** Name a side of a card by its letters: “prairie and mountain”. */
export const sideName = (side: string): string => joined([...side].map(terrainName));

/** Say what is on a square, and whether it can be chosen now. */
export function squareText(map: Explorers.MapView, place: Place, marked: ReadonlySet<string>, open: ReadonlySet<string>): string {
  const name = nameOf(place);
  const letter = at(map.terrain, place);
  const object = SIGNS[at(map.objects, place)];
  const parts = [/\d/.test(letter) ? say("explorers-village", { number: letter }) : letter === "?" ? "" : terrainName(letter)];
  if (object) parts.push(say(`explorers-object-${object}`));
  if (name === map.start) parts.push(say("explorers-start"));
  else if (marked.has(name)) parts.push(say("explorers-marked"));
  if (open.has(name)) parts.push(say("explorers-open"));
  const told = parts.filter(Boolean).join(", ") || say("explorers-unknown");
  return say("explorers-square-told", { square: name, told });
}

/** Say how far something counted has come: “3 of 5 gems”; “3 gems” where there is no more to reach. */
export function countText({ what, have, needed }: Explorers.CountView): string {
  const name = /^[A-D]$/.test(what) ? say("explorers-count-quadrant", { quadrant: what }) : say(`explorers-count-${what}`);
  return needed > 0 ? say("explorers-count-of", { name, have, needed }) : say("explorers-count", { name, have });
}
