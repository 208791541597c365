/** Time in words: how much there is, and what a table has agreed on. */
import type { TimeControl } from "../lib/messages";
import { joined, language, say, sentences } from "../lib/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is short, so that whoever has no more left is warned: of a turn of days, and of a bank for a game. */
const SHORT = { live: 30, days: 4 * HOUR };

/** Write a length of time by its two largest units: “2 days 4 hours”, or short, “2d 4h”. */
export function lasting(seconds: number, style: "long" | "narrow" = "long"): string {
  const rounded = seconds >= HOUR ? Math.round(seconds / MINUTE) * MINUTE : Math.floor(seconds);
  const units: [string, number][] = [
    ["day", Math.floor(rounded / DAY)],
    ["hour", Math.floor((rounded % DAY) / HOUR)],
    ["minute", Math.floor((rounded % HOUR) / MINUTE)],
    ["second", rounded % MINUTE],
  ];
  const first = units.findIndex(([, count]) => count > 0);
  const said = first < 0 ? units.slice(-1) : units.slice(first, first + 2).filter(([, count]) => count > 0);
  const parts = said.map(([unit, count]) => new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: style }).format(count));
  return style === "long" ? joined(parts) : parts.join("\u202f");
}

/** Write what is left as a clock shows it: “12:05”, or from an hour on “4h 12m”. */
export function onClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= HOUR) return lasting(left, "narrow");
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

export const isShort = (seconds: number, { kind }: TimeControl): boolean => seconds <= SHORT[kind];

/** Say how fast is played: “20 minutes + 30 seconds a turn”, “3 days a turn”. */
export function paceOf({ kind, bank, increment, days }: TimeControl): string {
  if (kind === "days") return say("time-pace-days", { days: lasting(days * DAY) });
  return say(increment > 0 ? "time-pace-live" : "time-pace-bank", { bank: lasting(bank), increment: lasting(increment) });
}

/** Say all that was agreed on: how fast is played, and what happens to whoever runs out. */
export const agreed = (control: TimeControl): string => sentences([paceOf(control), say(`time-takeover-${control.takeover}.text`)]) + ".";
