/** How long ago something was, in words. */
import { language } from "./words";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Say how long before now a moment was; both in seconds since 1970. */
export function ago(moment: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const seconds = Math.max(0, now - moment);
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "second");
}
