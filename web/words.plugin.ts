/** The catalogues of web/words as modules, one for each language, so that a page loads the one that it speaks.
 *
 * `virtual:words` has, by language, how to load what it says: one text of all its catalogues, without their comments.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const HOME = fileURLToPath(new URL("words/", import.meta.url));

const languages = (): string[] => readdirSync(HOME).toSorted();

function textOf(language: string): string {
  const files = readdirSync(`${HOME}${language}`).filter((name) => name.endsWith(".ftl"));
  const texts = files.toSorted().map((name) => readFileSync(`${HOME}${language}/${name}`, "utf-8"));
  return texts.join("\n").replaceAll(/^#.*\n/gm, "");
}

export const words = (): Plugin => ({
  name: "words",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null;
    const [, language] = id.split("/words-"); // the file is called words-de-….js: the server names it beforehand
    if (language) {
      for (const file of readdirSync(`${HOME}${language}`)) this.addWatchFile(`${HOME}${language}/${file}`);
      return `export default ${JSON.stringify(textOf(language))};`;
    }
    const loads = languages().map((each) => `${JSON.stringify(each)}: () => import("${NAME}/words-${each}")`);
    return `export default {${loads.join(",")}};`;
  },
});
