/** Where things move: what a page and its board tell about themselves, so that movements find their places. */
import { getContext, onMount, setContext, type Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Box } from "../camera.svelte";
import type { Line } from "../messages";
import type { Movement, Moves, Source, Thing } from "./movement";

/** A step that is shown: what happened, and between which two views. */
export interface Step {
  lines: readonly Line[];
  before: unknown;
  view: unknown;
  seat: number | null; // who looks
  ms: number; // how long it is looked at
}

/** Return where a place is on the screen; null: it is not a place of this map, or out of its window. */
type Places = (place: string) => Box | null;

/** Move a piece as only it knows how; return what moves. */
type Actor = (timing: KeyframeAnimationOptions) => Animation[];

/** What moves in a game. One that does not say marks its places. */
interface GameMotion {
  MOVES: Moves<any>; // each takes its own game's view
  sourceOf?: Source<any>; // where points come from
  Piece: Component<{ thing: Thing }>; // draws what moves
}

export class Stage {
  motion: GameMotion | null = null;
  readonly maps = new Set<Places>();
  readonly actors = new Map<string, Actor>();
  readonly held = new SvelteMap<number, number>(); // by seat: the score that is shown while points are on their way to it

  /** `scores`: by seat, as they are once all points have arrived; null: what is shown happened long ago, and changes none. */
  constructor(readonly scores: () => readonly number[] | null = () => null) {}

  /** Points of a step are on their way: those who get them have what they had before, until they arrive. */
  hold(coming: readonly Movement[]): void {
    const scores = this.scores();
    if (!scores) return;
    for (const { thing } of coming) {
      if (thing?.seat !== undefined && thing.points) this.held.set(thing.seat, (this.held.get(thing.seat) ?? scores[thing.seat] ?? 0) - thing.points);
    }
  }

  /** Points have arrived. */
  land({ seat, points }: Thing): void {
    const before = seat === undefined ? undefined : this.held.get(seat);
    if (seat !== undefined && before !== undefined && points) this.held.set(seat, before + points);
  }

  /** Return scores as they are shown: without what is still on its way. */
  shown = (scores: readonly number[]): number[] => scores.map((score, seat) => this.held.get(seat) ?? score);
}

const NAME = Symbol("stage");

/** Give a page a stage. */
export const setStage = (stage: Stage): Stage => setContext(NAME, stage);

/** Tell the page what moves on its board. */
export function showMotion(motion: GameMotion): void {
  const stage = getContext<Stage | undefined>(NAME);
  if (stage) stage.motion = motion;
}

/** Tell the page, if things move there, where the places of a map are. */
export function showPlaces(map: Places): void {
  const stage = getContext<Stage | undefined>(NAME);
  onMount(() => {
    stage?.maps.add(map);
    return () => void stage?.maps.delete(map);
  });
}

/** Tell the page, if things move there, how a piece moves. */
export function showActor(name: string, actor: Actor): void {
  const stage = getContext<Stage | undefined>(NAME);
  onMount(() => {
    stage?.actors.set(name, actor);
    return () => void stage?.actors.delete(name);
  });
}
