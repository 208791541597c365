/** The catalogues of web/words as modules, one for each language, so that a page loads the one that it speaks.
 *
 * `virtual:words` has, by language, how to load what it says: one text of all its catalogues, without their comments. What
 * few pages need is loaded with the part that says it: `later`, by catalogue and language.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const HOME = fileURLToPath(new URL("words/", import.meta.url));
const LATER = ["account", "again", "agreeing", "bots", "club", "entdecker", "explorers", "notices", "overworld", "rulebook", "talk", "time"]; // catalogues that no first page needs

const languages = (): string[] => readdirSync(HOME).toSorted();

/** The catalogues of a module: those of a language, or one that is loaded later. */
function filesOf(language: string, topic?: string): string[] {
  if (topic) return [`${HOME}${language}/${topic}.ftl`];
  const names = readdirSync(`${HOME}${language}`).filter((name) => name.endsWith(".ftl") && !LATER.includes(name.slice(0, -4)));
  return names.toSorted().map((name) => `${HOME}${language}/${name}`);
}

const textOf = (files: string[]): string => files.map((file) => readFileSync(file, "utf-8")).join("\n").replaceAll(/^#.*\n/gm, "");

/** Write by language how to load a module; the server knows files by these names: words-de-….js. */
const loads = (kind: string): string =>
  `{${languages().map((each) => `${JSON.stringify(each)}: () => import("${NAME}/${kind}-${each}")`).join(",")}}`;

export const words = (): Plugin => ({
  name: "words",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null;
    const [, module] = id.split("/");
    if (module) {
      const [kind = "", language = ""] = module.split(/-(?=[a-z]+$)/);
      const files = filesOf(language, kind.startsWith("later-") ? kind.slice("later-".length) : undefined);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(files))};`;
    }
    const later = LATER.map((topic) => `${JSON.stringify(topic)}: ${loads(`later-${topic}`)}`);
    return `export default ${loads("words")}; export const later = {${later.join(",")}};`;
  },
});
