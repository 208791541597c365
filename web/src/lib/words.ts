/** The page's own words, from the Fluent catalogues in web/words. What is about a game is said by the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Params = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map<string, FluentBundle>();
let current = "en";

export const language = (): string => current;

function bundle(): FluentBundle {
  let found = bundles.get(current);
  if (!found) {
    found = new FluentBundle(current, { useIsolating: false });
    for (const [path, text] of Object.entries(FILES)) {
      if (path.includes(`/${current}/`)) found.addResource(new FluentResource(text));
    }
    bundles.set(current, found);
  }
  return found;
}

/** Return a sentence by its key, an attribute of one as `key.attribute`. */
export function say(key: string, params: Params = {}): string {
  const [id = key, attribute] = key.split(".");
  const message = bundle().getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle().formatPattern(pattern, params, []) : key; // a missing parameter shows as its name
}

/** Tell whether there is such a sentence. */
export const has = (key: string): boolean => bundle().hasMessage(key);
