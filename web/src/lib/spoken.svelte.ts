/** The language that the page speaks. Whatever says something reads it here, and says it anew when it has changed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import loads, { later } from "virtual:words";

export const LANGUAGES = Object.keys(loads);
const FALLBACK = "en";

let isMore = false; // what pages say that are loaded later is wanted, too
const loaded = new Map<string, Promise<FluentBundle>>();
let current = $state.raw({ language: FALLBACK, bundle: new FluentBundle(FALLBACK) }); // without words until one is spoken

/** What is spoken now. */
export const spoken = (): { language: string; bundle: FluentBundle } => current;

/** Speak a language: everything changes at once, as soon as its words are there. */
export async function speak(language: string): Promise<void> {
  const bundle = await bundleOf(language);
  current = { language, bundle };
}

/** Know also what pages say that are loaded later: in this language, and in every one that is spoken from now on. */
export async function sayMore(): Promise<void> {
  if (isMore) return;
  isMore = true;
  loaded.clear();
  try {
    await speak(current.language);
  } catch (error) {
    isMore = false;
    throw error;
  }
}

function bundleOf(language: string): Promise<FluentBundle> {
  let found = loaded.get(language);
  if (!found) {
    found = load(language);
    found.catch(() => loaded.delete(language)); // the line was cut: another time
    loaded.set(language, found);
  }
  return found;
}

async function load(language: string): Promise<FluentBundle> {
  const [text, more] = await Promise.all([loads[language]?.(), isMore ? later[language]?.() : undefined]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (text) bundle.addResource(new FluentResource(text.default));
  if (more) bundle.addResource(new FluentResource(more.default));
  return bundle;
}

/** Return the first language that somebody wishes for, by tags such as `de-CH`, and that there are words in. */
export function wished(tags: readonly string[]): string {
  for (const tag of tags) {
    const name = tag.toLowerCase();
    const found = LANGUAGES.find((language) => name === language || name.startsWith(`${language}-`));
    if (found) return found;
  }
  return FALLBACK;
}

/** Return how a language calls itself: “Deutsch”. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
