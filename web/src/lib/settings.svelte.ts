/** What a person prefers on this device; kept in the browser. */
import { PACES, type Pace } from "./playback";
import { LANGUAGES } from "./spoken.svelte";

type Theme = "system" | "light" | "dark";
export type Motion = "system" | "less" | "full";

/** How what happens is shown, as it is chosen in the settings: moving calmly or fast, step by step without moving, or all at once. */
type Showing = "calm" | "normal" | "still" | "instant";

interface Kept {
  language: string | null; // null: never chosen, as the browser wishes
  theme: Theme;
  motion: Motion;
  pace: Pace | null; // null: never chosen
  sound: boolean; // when it is one's turn
  notify: boolean; // … by the browser, while one looks elsewhere
  explain: boolean | null; // new things when they first happen; null: never chosen, then to whoever has not played much
  seen: string[]; // what was explained
  finished: string[]; // the first tables at which somebody here has played to the end
  opponents: Record<string, string>; // by game: whom one chose to play against last
}

const KEY = "farshore-settings";
const VERSED = 2; // games after which nothing is explained unasked

class Settings {
  language = $state<string | null>(null);
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  pace = $state<Pace | null>(null);
  sound = $state(false);
  notify = $state(false);
  explain = $state<boolean | null>(null);
  seen = $state.raw<string[]>([]);
  finished = $state.raw<string[]>([]);
  opponents = $state.raw<Record<string, string>>({});
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #paper = matchMedia("print"); // on paper it is always day

  start(): void {
    Object.assign(this, kept());
    for (const asked of [this.#dark, this.#paper]) asked.addEventListener("change", () => this.#show());
    this.#show();
  }

  choose(change: Partial<Kept>): void {
    Object.assign(this, change);
    try {
      const { language, theme, motion, pace, sound, notify, explain, seen, finished, opponents } = this;
      const all = { language, theme, motion, pace, sound, notify, explain, seen, finished, opponents };
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a private window may forbid it; the choice then lasts as long as the page
    }
    this.#show();
  }

  /** Somebody was chosen to play against. */
  meet(game: string, opponent: string): void {
    this.choose({ opponents: { ...this.opponents, [game]: opponent } });
  }

  /** A game was played to its end. */
  finish(table: string): void {
    if (this.finished.length < VERSED && !this.finished.includes(table)) this.choose({ finished: [...this.finished, table] });
  }

  #show(): void {
    const { dataset } = document.documentElement;
    const theme = this.theme === "system" ? (this.#dark.matches ? "dark" : "light") : this.theme;
    dataset["theme"] = this.#paper.matches ? "light" : theme;
    dataset["motion"] = this.motion;
  }
}

/** Return what was kept, as far as it is one of ours. */
function kept(): Partial<Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const { language, theme, motion, pace, sound, notify, explain, seen, finished, opponents } = found;
    return {
      ...(typeof language === "string" && LANGUAGES.includes(language) ? { language } : {}),
      ...(theme === "light" || theme === "dark" ? { theme } : {}),
      ...(motion === "less" || motion === "full" ? { motion } : {}),
      ...(typeof pace === "string" && pace in PACES ? { pace: pace as Pace } : {}),
      sound: sound === true,
      notify: notify === true,
      explain: typeof explain === "boolean" ? explain : null,
      seen: texts(seen),
      finished: texts(finished),
      opponents: named(opponents),
    };
  } catch {
    return {};
  }
}

const named = (found: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(found ?? {}).filter(([, each]) => typeof each === "string")) as Record<string, string>;

const texts = (found: unknown): string[] => (Array.isArray(found) ? found.filter((each) => typeof each === "string") : []);

export const settings = new Settings();

/** Tell whether new things are explained when they first happen. */
export const explains = (): boolean => settings.explain ?? settings.finished.length < VERSED;

/** Tell whether things should move less, for animations that are made by script. */
export function movesLess(): boolean {
  if (settings.motion !== "system") return settings.motion === "less";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Return how what happens is shown. */
export function showing(): Showing {
  const pace = chosenPace();
  return pace !== "instant" && movesLess() ? "still" : pace;
}

/** Show what happens in a way: whoever chooses one in which things move wishes that they do. */
export function chooseShowing(way: Showing): void {
  if (way === "still") settings.choose({ pace: settings.pace === "calm" ? "calm" : "normal", motion: "less" });
  else settings.choose({ pace: way, ...(way === "instant" ? {} : { motion: "full" }) });
}

/** Return how fast others' moves are shown: as chosen; else so that one can follow, but at once if things shall move less. */
export const chosenPace = (): Pace => settings.pace ?? (movesLess() ? "instant" : "normal");
