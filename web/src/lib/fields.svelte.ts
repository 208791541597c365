/** What a board is given, as signals of its own.
 *
 * A new snapshot asks everything that depends on it again, however little of it is new: a derived value that turns out
 * the same ends the work, but not the asking, and a board depends on it in a thousand places. What is kept here is only
 * set when it has changed; so nobody is asked but those who read what has.
 */
import { untrack } from "svelte";
import { shared } from "./sharing";
import { spread } from "./spread";

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
export function fieldsOf(read: () => unknown): { readonly value: unknown } {
  let before = untrack(read);
  const cell = new Cell(before, DEPTH);
  $effect.pre(() => {
    before = shared(before, read());
    untrack(() => cell.take(before));
  });
  return cell;
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

/** Return what is read as a signal that follows once some frames were painted: so that what is drawn because of one thing is drawn
 * bit by bit, and no frame is late. While `whose` it is stays the same: another is shown nothing that was shown to the one before.
 */
export function later<T>(read: () => T, frames = 1, whose: () => unknown = () => null): { readonly value: T } {
  const look = (): { owner: unknown; what: T } => ({ owner: whose(), what: read() });
  let seen = $state.raw(untrack(look));
  const wait = Array.from({ length: frames - 1 }, () => () => undefined);
  let stop: (() => void) | null = null; // waiting
  const follow = (): void => {
    stop = null;
    seen = untrack(look);
  };
  $effect(() => {
    const { owner, what } = look();
    if (!stop && untrack(() => owner !== seen.owner || what !== seen.what)) stop = spread(wait, follow);
  });
  $effect(() => () => stop?.());
  const value = $derived(seen.owner === whose() ? seen.what : read());
  return {
    get value() {
      return value;
    },
  };
}
