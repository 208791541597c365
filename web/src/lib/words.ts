/** The page's own words, from the Fluent catalogues in web/words. What is about a game is said by the server.
 *
 * Whatever is said in a template, or derived, is said anew when another language is spoken.
 */
import type { FluentVariable } from "@fluent/bundle";
import { spoken } from "./spoken.svelte";

type Params = Record<string, FluentVariable>;

export const language = (): string => spoken().language;

/** Return a sentence by its key, an attribute of one as `key.attribute`. */
export function say(key: string, params: Params = {}): string {
  const { bundle } = spoken();
  const [id = key, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, params, []) : key; // a missing parameter shows as its name
}

/** Tell whether there is such a sentence. */
export const has = (key: string): boolean => spoken().bundle.hasMessage(key);

/** Write a few things in a row, as the language does: “Ann, Ben, Cy”, „Ann, Ben und Cy“. */
export const inARow = (items: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction", style: language() === "en" ? "narrow" : "long" }).format(items);

/** Write a few things as one part of a sentence: “Ann, Ben and Cy”. */
export const joined = (items: readonly string[]): string => new Intl.ListFormat(language(), { type: "conjunction" }).format(items);

/** Write sentences one after the other, for whoever listens; some have a full stop of their own. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ")
    .replaceAll(/([!?])\. /g, "$1 ");

/** Return a text as it is searched in: whether letters are large, or have accents, does not matter. */
export const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase(language());
