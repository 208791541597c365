/** Where things move: what a page and its board tell about themselves, so that movements find their places. */
import { getContext, onMount, setContext, type Component } from "svelte";
import type { Box } from "../camera.svelte";
import type { Line } from "../messages";
import type { Moves, Source, Thing } from "./movement";

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
export interface GameMotion {
  MOVES: Moves<any>; // each takes its own game's view
  sourceOf?: Source<any>; // where points come from
  Piece: Component<{ thing: Thing }>; // draws what moves
}

export class Stage {
  motion: GameMotion | null = null;
  readonly maps = new Set<Places>();
  readonly actors = new Map<string, Actor>();
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
