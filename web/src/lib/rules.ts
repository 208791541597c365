/** Finding a rule by the words that people use, which need not be the words of the rule. */
import type { Rule } from "./messages";
import { folded } from "./words";

/** Return the rules that have every word of a wish: in number, title and text, or among what else they are called. */
export function rulesWith(wish: string, rules: readonly Rule[]): Rule[] {
  const words = folded(wish).split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  return rules.filter(({ number, title, text, also }) => {
    const all = folded(`${number} ${title} ${also} ${text}`);
    return words.every((word) => all.includes(word));
  });
}
