/** The catalogues of web/words as modules, two for each language, so that a page loads the one that it speaks.
 *
 * `virtual:words` has, by language, how to load what it says: one text of all its catalogues, without their comments; and
 * in `later` those that only a page needs which is seldom opened.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const HOME = fileURLToPath(new URL("words/", import.meta.url));

const languages = (): string[] => readdirSync(HOME).toSorted();

const LATER = new Set(["notices.ftl"]);

function textOf(part: string, language: string): string {
  const files = readdirSync(`${HOME}${language}`).filter((name) => name.endsWith(".ftl") && LATER.has(name) === (part === "later"));
  const texts = files.toSorted().map((name) => readFileSync(`${HOME}${language}/${name}`, "utf-8"));
  return texts.join("\n").replaceAll(/^#.*\n/gm, "");
}

export const words = (): Plugin => ({
  name: "words",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null;
    const [, part, language] = /\/(words|later)-(\w+)$/.exec(id) ?? []; // the file is called words-de-….js: the server names it beforehand
    if (part && language) {
      for (const file of readdirSync(`${HOME}${language}`)) this.addWatchFile(`${HOME}${language}/${file}`);
      return `export default ${JSON.stringify(textOf(part, language))};`;
    }
    const loads = (of: string) => languages().map((each) => `${JSON.stringify(each)}: () => import("${NAME}/${of}-${each}")`);
    return `export default {${loads("words").join(",")}}; export const later = {${loads("later").join(",")}};`;
  },
});
