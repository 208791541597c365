/** What a board is given, as signals of its own.
 *
 * A new snapshot asks everything that depends on it again, however little of it is new: a derived value that turns out
 * the same ends the work, but not the asking, and a board depends on it in a thousand places. What is kept here is only
 * set when it has changed; so nobody is asked but those who read what has.
 */
import { getContext, setContext, untrack } from "svelte";
import type { BoardProps } from "./board";
import { shared } from "./sharing";
import { soon, type Part } from "./slices";

type Fields = Record<string, unknown>;

const DEPTH = 2; // a view's fields, and the fields of those; lists are kept as they are, their parts shared

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value; if it is made of fields, an object whose every field is a signal, and which stays while the names do. */
export class Cell {
  #value = $state.raw<unknown>();
  #fields: Map<string, Cell> | null = null;
  #taken: unknown;

  constructor(
    value: unknown,
    private readonly depth: number,
  ) {
    this.#hold(value);
  }

  get value(): unknown {
    return this.#value;
  }

  take(value: unknown): void {
    if (value === this.#taken) return;
    const fields = this.#fields;
    if (!fields || !isFields(value) || Object.keys(value).length !== fields.size || !Object.keys(value).every((name) => fields.has(name))) this.#hold(value);
    else for (const [name, cell] of fields) cell.take(value[name]);
    this.#taken = value;
  }

  #hold(value: unknown): void {
    this.#taken = value;
    this.#fields = this.depth > 0 && isFields(value) ? new Map(Object.entries(value).map(([name, own]) => [name, new Cell(own, this.depth - 1)])) : null;
    if (!this.#fields) {
      this.#value = value;
      return;
    }
    const object = {};
    for (const [name, cell] of this.#fields) Object.defineProperty(object, name, { get: () => cell.value, enumerable: true });
    this.#value = object;
  }
}

/** Return a view whose every field is a signal, and which follows what is read. To be called where effects may be made. */
export function fieldsOf(read: () => unknown): { readonly value: unknown; readonly whole: unknown } {
  let whole = $state.raw(untrack(read)); // as it was read
  const cell = new Cell(untrack(() => whole), DEPTH);
  $effect.pre(() => {
    const now = shared(untrack(() => whole), read());
    untrack(() => cell.take((whole = now)));
  });
  return {
    get value() {
      return cell.value;
    },
    get whole() {
      return whole;
    },
  };
}

/** Return what is read as a signal that is only set when it has changed; two empty lists are the same. */
export function kept<T>(read: () => T): { readonly value: T } {
  const cell = new Cell(untrack(read), 0);
  const isNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
  $effect.pre(() => {
    const value = read();
    if (!untrack(() => isNothing(value) && isNothing(cell.value))) cell.take(value);
  });
  return cell as { readonly value: T };
}

/** Return what is read as a signal that follows when it is its turn to be drawn (`slices.ts`). While `whose` it is stays the same:
 * another is shown nothing that was shown to the one before.
 */
export function later<T>(read: () => T, rank: number, whose: () => unknown = () => null): { readonly value: T } {
  const look = (): { owner: unknown; what: T } => ({ owner: whose(), what: read() });
  let seen = $state.raw(untrack(look));
  let stop: (() => void) | null = null; // waiting
  const draw = (): void => {
    stop = null;
    seen = untrack(look);
  };
  const part: Part = { rank, draw };
  $effect(() => {
    const { owner, what } = look();
    if (!stop && untrack(() => owner !== seen.owner || what !== seen.what)) stop = soon(part);
  });
  $effect(() => () => stop?.());
  const value = $derived(seen.owner === whose() ? seen.what : read());
  return {
    get value() {
      return value;
    },
  };
}

/** What a board is drawn from. */
export type Given<V> = Required<Pick<BoardProps<V>, "view" | "offers" | "seat" | "names" | "highlight" | "changed">>;

const GIVEN = Symbol("given");

/** Let the parts of a board follow what it is given, each when it is its turn to be drawn. */
export const giveParts = (given: () => Given<unknown>): void => void setContext(GIVEN, given);

/** Return what a part of a board is drawn from: what the board is, as soon as it is the part's turn; for another seat at once.
 * `read`: what the board itself is drawn from, which is the same where nothing is drawn part after part.
 */
export function partOf<G extends Partial<Given<unknown>>>(read: () => G, rank: number): G {
  const given = getContext<(() => Given<unknown>) | undefined>(GIVEN);
  return given ? (following(given, rank) as G) : reading(read);
}

/** Return an object whose every field is read anew. */
function reading<T extends object>(read: () => T): T {
  const object = {} as T;
  for (const name of Object.keys(untrack(read)) as (keyof T)[]) Object.defineProperty(object, name, { get: () => read()[name], enumerable: true });
  return object;
}

function following(given: () => Given<unknown>, rank: number): unknown {
  const cell = new Cell(untrack(given), DEPTH + 1);
  let owner = untrack(given).seat;
  let stop: (() => void) | null = null; // waiting
  const draw = (): void => {
    stop = null;
    const now = untrack(given);
    owner = now.seat;
    cell.take(now);
  };
  const part: Part = { rank, draw };
  $effect.pre(() => {
    const { seat } = given();
    untrack(() => {
      if (seat === owner) return void (stop ??= soon(part));
      stop?.();
      draw();
    });
  });
  $effect(() => () => stop?.());
  return cell.value;
}
