/** What this browser remembers of talk: up to where it was read at the latest tables, and whether any is wanted here. */

const READ = "farshore-talk-read";
const OFF = "farshore-talk-off";
const MOST = 40; // tables

function kept(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(READ) ?? "[]");
    return Array.isArray(found) ? found.filter((each): each is [string, number] => Array.isArray(each) && typeof each[0] === "string" && typeof each[1] === "number") : [];
  } catch {
    return [];
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a private window may forbid it; it then lasts as long as the page
  }
}

/** Return up to which message the talk at a table was read. */
export const wasRead = (table: string): number => kept().find(([id]) => id === table)?.[1] ?? 0;

export const readUpTo = (table: string, number: number): void =>
  keep(READ, JSON.stringify([[table, number], ...kept().filter(([id]) => id !== table)].slice(0, MOST)));

export function isWanted(): boolean {
  try {
    return localStorage.getItem(OFF) !== "1";
  } catch {
    return true;
  }
}

export const want = (is: boolean): void => keep(OFF, is ? "" : "1");
