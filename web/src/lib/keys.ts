/** Keys and what they do: a table that is both pressed and read, so that the sheet of keys cannot be wrong. */

export interface Key {
  names: readonly string[]; // as the browser calls them, letters small; with Ctrl or ⌘ held: "ctrl+z"
  caps: string; // as they are shown
  text: string; // what they do, in words
  press: (event: KeyboardEvent) => boolean | void; // false: nothing at the moment
}

/** Keys that belong together, under a heading. */
export interface KeyGroup {
  title: string;
  keys: readonly Key[];
  isWithin?: boolean; // only while what they are for has the focus: it hears them itself
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">;

/** Return what a key is called in a table. */
export function nameOf({ key, ctrlKey, metaKey }: Pressed): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `ctrl+${name}` : name;
}

/** Do what a key is for; tell whether it was for anything. */
export function press(keys: readonly Key[], event: KeyboardEvent): boolean {
  const name = nameOf(event);
  return !event.altKey && keys.some((key) => key.names.includes(name) && key.press(event) !== false);
}

/** Return which of the first ten choices a digit picks, counted from 0; -1 for none: 0 picks the tenth. */
export const digitOf = (key: string): number => (/^\d$/.test(key) ? (Number(key) + 9) % 10 : -1);

/** Return the digit that picks a choice. */
export const digitFor = (at: number): string => (at < 10 ? String((at + 1) % 10) : "");

/** Return the one after (1) or before (-1) another among several, round and round; null among none. */
export function following<T>(all: readonly T[], from: T | null, way: 1 | -1): T | null {
  const at = from === null ? -1 : all.indexOf(from);
  return (at < 0 ? all.at(way > 0 ? 0 : -1) : all[(at + way + all.length) % all.length]) ?? null;
}

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Tell whether somebody writes in a field, which has the keys then. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null;
