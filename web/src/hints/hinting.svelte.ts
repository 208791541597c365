/** Hints: who asks for one by resting on a thing, by a long press, by a key or by asking for all, and what is shown then. */
import { on } from "svelte/events";
import * as api from "../lib/api";
import { hands } from "../lib/hands.svelte";
import type { FirstTime, GameHints, Hint } from "../lib/messages";
import { language } from "../lib/words";
import type { TablePage } from "../table/page.svelte";
import { hintOf, rectOf, thingAt, thingInFocus, thingsIn } from "./finding";
import type { Rect } from "../lib/pointing";

const REST = 700; // ms for which a pointer rests on a thing
const REST_ON_MAP = 1300; // … on a map, where one looks for a place
const GRACE = 300; // ms in which a pointer may go from the thing to its card
const PRESS = 550; // ms of a long press
const NEAR = 12; // pixels by which a finger may move in it

interface Shown {
  thing: Element;
  hint: Hint;
  now: string; // what it is at the moment, in words of the board
  rect: Rect;
  by: "rest" | "press" | "key" | "asked";
}

type Place = { x: number; y: number; target: Element };

export class Hinting {
  shown = $state.raw<Shown | null>(null);
  things = $state.raw<readonly { rect: Rect; isShown: boolean }[]>([]); // while somebody asks for all
  said = $state.raw<GameHints | null>(null);
  box: HTMLElement | undefined; // the card
  #hints = $derived(new Map(this.said?.hints.map((hint) => [hint.name, hint])));
  #language = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: Place | null = null;
  #isSwallowing = false; // the click that ends a long press
  #wanted: Pick<Shown, "thing" | "by"> | null = null; // what is asked for until the words are there
  #from: Element | null = null; // where the focus was

  constructor(private readonly page: TablePage) {}

  get firsts(): readonly FirstTime[] {
    return this.said?.first_times ?? [];
  }

  /** Before the words are there, everything that is marked may have some. */
  #known = (name: string): boolean => this.said === null || this.#hints.has(name);

  /** Ask for the words: when they are first needed, once in every language. */
  async load(): Promise<void> {
    const game = this.page.snapshot?.table.game;
    const asked = language();
    if (!game || this.#language === asked) return;
    this.#language = asked;
    try {
      const said = await api.hints(game);
      if (this.#language !== asked) return;
      this.said = said;
      const { thing, by } = this.#wanted ?? this.shown ?? { thing: null, by: "asked" as const };
      this.#wanted = null;
      if (thing) this.#show(thing, by);
      this.measure();
    } catch {
      this.#language = ""; // the line was cut: another time
    }
  }

  /** Another language is spoken: say in it what was said. */
  speakAnew(): void {
    if (this.said) void this.load();
  }

  /** Listen to a page; return how to stop. */
  listen(root: HTMLElement): () => void {
    const heard = [
      on(root, "pointermove", (event) => this.#move(event)),
      on(root, "pointerleave", () => this.#leave()),
      on(root, "pointerdown", (event) => this.#down(event), { capture: true }),
      on(root, "pointerup", () => this.#up(), { capture: true }),
      on(root, "pointercancel", () => this.#up(), { capture: true }),
      on(root, "contextmenu", (event) => this.#isSwallowing && event.preventDefault(), { capture: true }),
      on(root, "click", (event) => this.#click(event), { capture: true }),
      on(root, "wheel", () => this.#forgetRest(), { passive: true }),
      on(window, "keydown", (event) => this.#key(event), { capture: true }),
    ];
    this.page.asking.ofFocus = () => this.#askFocus();
    return () => {
      clearTimeout(this.#timer);
      this.page.asking.ofFocus = null;
      for (const forget of heard) forget();
    };
  }

  /** Put the card aside; whoever came by keys is back where they were. */
  close(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    const isInside = this.box?.contains(document.activeElement) ?? false;
    this.shown = null;
    if (isInside && this.#from?.isConnected) (this.#from as HTMLElement).focus({ preventScroll: true });
    this.#from = null;
  }

  /** Ask no more. */
  end(): void {
    this.page.asking.isOn = false;
    this.close();
    this.things = [];
  }

  openRule(rule: string): void {
    this.end();
    this.page.openRule(rule);
  }

  /** Look where everything is that has a hint. */
  measure(): void {
    const root = this.page.focus.root;
    if (!root || !this.said || !this.page.asking.isOn) return;
    const things = thingsIn(root, this.#known).flatMap((thing) => {
      const rect = rectOf(thing);
      return rect ? [{ rect, isShown: thing === this.shown?.thing }] : [];
    });
    if (JSON.stringify(things) !== JSON.stringify(this.things)) this.things = things;
  }

  #show(thing: Element | null, by: Shown["by"]): boolean {
    if (thing && !this.said) {
      this.#wanted = { thing, by };
      void this.load();
      return true;
    }
    const hint = thing && this.#hints.get(hintOf(thing));
    const rect = thing && rectOf(thing);
    if (!hint || !rect) return false;
    const now = (thing as HTMLElement | SVGElement).dataset["now"] ?? "";
    this.shown = { thing, hint, now, rect, by };
    this.measure();
    return true;
  }

  #askFocus(): boolean {
    if (this.shown) {
      this.close();
      return true;
    }
    const thing = thingInFocus(this.#known);
    if (!thing || this.page.asking.isOn) return false;
    this.#from = document.activeElement;
    return this.#show(thing, "key");
  }

  // -- a pointer rests

  #move(event: PointerEvent): void {
    const { target, clientX: x, clientY: y } = event;
    if (!(target instanceof Element)) return;
    const pressed = this.#pressed;
    if (pressed && Math.hypot(x - pressed.x, y - pressed.y) > NEAR) this.#up();
    if (event.pointerType !== "mouse" || event.buttons > 0 || this.page.asking.isOn) return;
    if (this.shown?.by === "rest") return this.#stray(target, x, y);
    if (this.shown) return;
    const isOnMap = target.closest("svg.map") !== null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest({ target, x, y }), isOnMap ? REST_ON_MAP : REST);
  }

  /** Whoever rests where something may be chosen is about to choose. */
  #rest({ target, x, y }: Place): void {
    if (!target.isConnected || target.closest("svg.map[data-on-open]") || this.page.taught.lesson) return;
    this.#show(thingAt(target, x, y, this.#known), "rest");
  }

  #stray(target: Element, x: number, y: number): void {
    const { rect } = this.shown!;
    const isThere = x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
    clearTimeout(this.#timer);
    if (!isThere && !this.box?.contains(target)) this.#timer = setTimeout(() => this.close(), GRACE);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    if (this.shown?.by === "rest") this.#timer = setTimeout(() => this.close(), GRACE);
  }

  #forgetRest(): void {
    clearTimeout(this.#timer);
    if (this.shown?.by === "rest") this.close();
  }

  // -- a finger presses

  #down(event: PointerEvent): void {
    const { target, clientX: x, clientY: y } = event;
    this.#isSwallowing = false;
    if (!(target instanceof Element) || this.box?.contains(target)) return;
    clearTimeout(this.#timer);
    if (event.pointerType === "mouse") return this.#forgetRest();
    this.#pressed = event.isPrimary ? { target, x, y } : null; // two fingers look closer
    if (this.#pressed) this.#timer = setTimeout(() => this.#press(), PRESS);
  }

  #press(): void {
    const pressed = this.#pressed;
    this.#isSwallowing = pressed !== null && this.#show(thingAt(pressed.target, pressed.x, pressed.y, this.#known), "press");
  }

  #up(): void {
    if (this.#pressed) clearTimeout(this.#timer);
    this.#pressed = null;
  }

  // -- what is asked for

  #click(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || this.box?.contains(target)) return;
    if (this.#isSwallowing) return this.#swallow(event);
    if (!this.page.asking.isOn) return this.close();
    const thing = thingAt(target, event.clientX, event.clientY, this.#known);
    const isWay = target.closest("[aria-expanded], summary, [data-part='tools']") !== null; // to what is not seen yet
    if (thing ? this.#show(thing, "asked") : target.closest("main") && !isWay) this.#swallow(event);
    if (!thing) this.close();
  }

  #swallow(event: Event): void {
    this.#isSwallowing = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #key(event: KeyboardEvent): void {
    const { isOn } = this.page.asking;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && (isOn || this.shown || this.page.asking.bubble)) {
      if (!isOn && !this.shown) this.page.asking.bubble = null;
      this.end();
    } else if (isOn && STEPS[event.key] && hands.byKeys) this.#walk(STEPS[event.key]!);
    else return;
    this.#swallow(event);
  }

  /** Go to the next thing that has a hint, or to the one before; of many alike, to the first. */
  #walk(way: 1 | -1): void {
    const root = this.page.focus.root;
    const all = root ? thingsIn(root, this.#known) : [];
    const first = all.filter((one, at) => all.findIndex((other) => hintOf(other) === hintOf(one)) === at);
    const at = first.findIndex((one) => hintOf(one) === this.shown?.hint.name);
    const next = first[(at + way + first.length) % first.length] ?? first[0];
    this.#from ??= document.activeElement;
    this.#show(at < 0 && way < 0 ? (first.at(-1) ?? null) : (next ?? null), "asked");
  }
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, n: 1, ArrowLeft: -1, ArrowUp: -1, N: -1 };
