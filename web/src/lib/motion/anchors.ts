/** Where things are on the screen: places of the board, and parts of the page. */
import type { Box } from "../camera.svelte";
import { around } from "./keyframes";
import type { At } from "./movement";
import type { Stage } from "./stage";

/** Where a part is found that a small screen does not show. */
const INSTEAD: Readonly<Record<string, string>> = {
  purse: "seats",
  supply: "seats",
  score: "seats",
  tile: "bar",
  bar: "map",
  stacks: "map",
  hand: "bag",
  shop: "bag",
  bag: "map",
};

/** Return a part of the page ("#purse:1"), or what stands for it; null: there is neither. */
export function partOf(at: string): HTMLElement | null {
  const [name = "", number] = at.slice(1).split(":");
  const own = number === undefined ? name : `${name}:${number}`;
  const other = INSTEAD[name];
  return seen(`[data-part="${own}"]`) ?? seen(`[data-part="${name}"]`) ?? (other === undefined ? null : partOf(`#${number === undefined || other !== "seats" ? other : `${other}:${number}`}`));
}

/** Return the first of some elements that is in sight. */
function seen(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen) ?? null;
}

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && isOnScreen(boxOf(element));

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const isOnScreen = ({ x, y, width, height }: Box): boolean =>
  width > 0 && height > 0 && x + width / 2 > 0 && y + height / 2 > 0 && x + width / 2 < innerWidth && y + height / 2 < innerHeight;

/** Return where something is; null: it is not in sight, and nothing need move there. */
export function find(stage: Stage, at: At): Box | null {
  if (typeof at !== "string") return around(at.flatMap((each) => find(stage, each) ?? []));
  if (at.startsWith("#")) {
    const part = partOf(at);
    return part && boxOf(part);
  }
  if (at.startsWith("~")) {
    const piece = piecesOf(at.slice(1)).find(isSeen);
    return piece ? boxOf(piece) : null;
  }
  for (const map of stage.maps) {
    const box = map(at);
    if (box) return box;
  }
  const element = seen(`[data-place="${CSS.escape(at)}"]`);
  return element && boxOf(element);
}

/** Return the pieces of the board that are called so. */
const piecesOf = (name: string): SVGElement[] => [...document.querySelectorAll<SVGElement>(`main [data-piece="${CSS.escape(name)}"]`)];
