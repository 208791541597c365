/** Where a card on the board stands: beside the places that are lit, and over no button. */
import { onMount, untrack } from "svelte";
import { isSeen } from "../lib/choices";
import { spread } from "../lib/spread";
import { around, spotFor, together, type Rect, type Spot } from "../lib/pointing";

const NEEDED = "button, a[href], summary, input, .moment, .ending"; // what it must not cover
const [LIT, SPOTS] = ["[data-lit]", "[data-spot]"];
const TOGETHER = 24; // things that are looked at between two frames
const AGAIN = 120; // ms until it is looked again where everything is, once something was moved
const MOVING = { childList: true, subtree: true, attributeFilter: ["viewBox", "open", "aria-expanded"] }; // what may move things on the board

export class Beside {
  spot = $state.raw<Spot | null>(null); // within what the card lies in
  #leaveOff = (): void => undefined; // looking

  /** Called while a component is made: look where everything is, whenever that may have changed, as long as it is there. */
  constructor(
    readonly box: () => HTMLElement | undefined,
    changed: () => unknown,
  ) {
    // Once a frame was painted everything lies where it is: to ask earlier would lay the page out twice.
    $effect(() => {
      changed();
      untrack(() => this.#measure());
    });
    onMount(() => this.#watch());
  }

  /** Look again whenever something was moved; return how to leave off. */
  #watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        this.#measure();
      }, AGAIN);
    };
    const root = this.box()!.parentElement!;
    const [moved, resized] = [new MutationObserver(look), new ResizeObserver(look)];
    moved.observe(root, MOVING);
    resized.observe(root);
    root.addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      moved.disconnect();
      resized.disconnect();
      root.removeEventListener("scroll", look, { capture: true });
      this.#leaveOff();
    };
  }

  /** Look where everything is, a few things a frame, and stand beside what is lit. */
  #measure(): void {
    const box = this.box();
    const root = box?.parentElement;
    this.#leaveOff();
    if (!box || !root) return;
    const all = [...root.querySelectorAll(`${LIT}, ${SPOTS}, ${NEEDED}`)].filter((one) => !box.contains(one));
    const found = new Map<Element, Rect>();
    const look = (some: Element[]) => (): void => {
      for (const one of some) if (isSeen(one)) found.set(one, rectOf(one));
    };
    const jobs = Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, at) => look(all.slice(at * TOGETHER, (at + 1) * TOGETHER)));
    this.#leaveOff = spread(jobs, () => this.#place(box, rectOf(root), found));
  }

  #place(box: HTMLElement, frame: Rect, found: ReadonlyMap<Element, Rect>): void {
    const seen = (selector: string): Rect[] => [...found].flatMap(([one, rect]) => (one.matches(selector) && isWithin(rect, frame) ? [rect] : []));
    const lit = together(seen(LIT));
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const spot = spotFor(size, lit.length > 4 ? [around(lit)] : lit, frame, { needed: seen(NEEDED), spots: [...seen(SPOTS), ...lit] });
    const next = { ...spot, left: Math.round(spot.left - frame.left), top: Math.round(spot.top - frame.top) };
    if (next.left !== this.spot?.left || next.top !== this.spot.top) this.spot = next;
  }
}

function rectOf(one: Element): Rect {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom };
}

const isWithin = (one: Rect, frame: Rect): boolean => one.right > frame.left && one.left < frame.right && one.bottom > frame.top && one.top < frame.bottom;
