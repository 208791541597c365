/** The language that the page speaks. Whatever says something reads it here, and says it anew when it has changed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import loads, { later } from "virtual:words";

export const LANGUAGES = Object.keys(loads);
const FALLBACK = "en";

const loaded = new Map<string, Promise<FluentBundle>>();
const topics = new Map<string, Promise<void>>(); // that were asked for beyond what every page says
let current = $state.raw({ language: FALLBACK, bundle: new FluentBundle(FALLBACK) }); // without words until one is spoken

/** What is spoken now. */
export const spoken = (): { language: string; bundle: FluentBundle } => current;

/** Speak a language: everything changes at once, as soon as its words are there. */
export async function speak(language: string): Promise<void> {
  const bundle = await bundleOf(language);
  current = { language, bundle };
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
  const text = await loads[language]?.();
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (text) bundle.addResource(new FluentResource(text.default));
  await Promise.all([...topics.keys()].map((topic) => teach(bundle, language, topic)));
  return bundle;
}

/** Learn the words of a topic, in the language that is spoken and in all that will be. */
export function learn(topic: string): Promise<void> {
  let found = topics.get(topic);
  if (!found) {
    found = teachAll(topic);
    found.catch(() => topics.delete(topic)); // the line was cut: another time
    topics.set(topic, found);
  }
  return found;
}

async function teachAll(topic: string): Promise<void> {
  await Promise.all([...loaded].map(async ([language, bundle]) => teach(await bundle, language, topic)));
  current = { ...current };
}

async function teach(bundle: FluentBundle, language: string, topic: string): Promise<void> {
  const text = await later[topic]?.[language]?.();
  if (text) bundle.addResource(new FluentResource(text.default)); // what it knows already stays as it is
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
