/** Where a card on the board stands: beside the places that are lit, and over no button. */
import { onMount } from "svelte";
import { isSeen } from "../lib/choices";
import { RANK, soon, type Part } from "../lib/slices";
import { around, spotFor, together, type Rect, type Spot } from "../lib/pointing";

const NEEDED = "button, a[href], summary, input, .moment, .ending"; // what it must not cover
const AGAIN = 120; // ms until it is looked again where everything is, once something was moved
const MOVING = { childList: true, subtree: true, attributeFilter: ["viewBox", "open", "aria-expanded"] }; // what may move things on the board

export class Beside {
  spot = $state.raw<Spot | null>(null); // within what the card lies in
  readonly #part: Part = { rank: RANK.motion, draw: () => this.#measure() };

  /** Called while a component is made: look where everything is, whenever that may have changed, as long as it is there. */
  constructor(
    readonly box: () => HTMLElement | undefined,
    changed: () => unknown,
  ) {
    $effect(() => {
      changed();
      return this.#look();
    });
    onMount(() => this.#watch());
  }

  /** Look where everything is when the next frame is begun: to ask earlier would lay the page out twice. Return how not to. */
  #look = (): (() => void) => soon(this.#part);

  /** Look again whenever something was moved; return how to leave off. */
  #watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = (): void => undefined;
    const wait = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        stop = this.#look();
      }, AGAIN);
    };
    const root = this.box()!.parentElement!;
    const [moved, resized] = [new MutationObserver(wait), new ResizeObserver(wait)];
    moved.observe(root, MOVING);
    resized.observe(root);
    root.addEventListener("scroll", wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      stop();
      moved.disconnect();
      resized.disconnect();
      root.removeEventListener("scroll", wait, { capture: true });
    };
  }

  #measure(): void {
    const box = this.box();
    const root = box?.parentElement;
    if (!box || !root) return;
    const frame = rectOf(root);
    const seen = (selector: string, isThere = isSeen): Rect[] =>
      [...root.querySelectorAll(selector)].flatMap((one) => {
        const rect = rectOf(one);
        return isWithin(rect, frame) && isThere(one) && !box.contains(one) ? [rect] : [];
      });
    const lit = together(seen("[data-lit]"));
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const found = spotFor(size, lit.length > 4 ? [around(lit)] : lit, frame, { needed: seen(NEEDED, isPlain), spots: [...seen("[data-spot], [data-land]"), ...lit] });
    const next = { ...found, left: Math.round(found.left - frame.left), top: Math.round(found.top - frame.top) };
    if (next.left !== this.spot?.left || next.top !== this.spot.top) this.spot = next;
  }
}

/** Tell whether something can be made out: buttons of a map may be there only for the keyboard. */
const isPlain = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });

function rectOf(one: Element): Rect {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom };
}

const isWithin = (one: Rect, frame: Rect): boolean => one.right > frame.left && one.left < frame.right && one.bottom > frame.top && one.top < frame.bottom;
