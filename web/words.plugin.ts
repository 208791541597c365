/** The catalogues of web/words as modules, one for each language, so that a page loads the one that it speaks.
 *
 * `virtual:words` has, by language, how to load what it says: one text of all its catalogues, without their comments; and
 * likewise what only pages say that are loaded later.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const LATER = new Set(["again.ftl", "bots.ftl", "club.ftl"]); // catalogues of pages that are opened less often
const HOME = fileURLToPath(new URL("words/", import.meta.url));

const languages = (): string[] => readdirSync(HOME).toSorted();

function textOf(language: string, isLater: boolean): string {
  const files = readdirSync(`${HOME}${language}`).filter((name) => name.endsWith(".ftl") && LATER.has(name) === isLater);
  const texts = files.toSorted().map((name) => readFileSync(`${HOME}${language}/${name}`, "utf-8"));
  return texts.join("\n").replaceAll(/^#.*\n/gm, "");
}

export const words = (): Plugin => ({
  name: "words",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null;
    const [, kind, language] = /\/(words|later)-(.+)$/.exec(id) ?? []; // words-de-….js: the server names it beforehand
    if (language) {
      for (const file of readdirSync(`${HOME}${language}`)) this.addWatchFile(`${HOME}${language}/${file}`);
      return `export default ${JSON.stringify(textOf(language, kind === "later"))};`;
    }
    const loads = (which: string): string =>
      `{${languages()
        .map((each) => `${JSON.stringify(each)}: () => import("${NAME}/${which}-${each}")`)
        .join(",")}}`;
    return `export default ${loads("words")}; export const later = ${loads("later")};`;
  },
});
