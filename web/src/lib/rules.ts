/** Finding a rule by the words that people use, which need not be the words of the rule. */
import type { Rule } from "./messages";

/** Return the rules that have every word of a wish: in number, title and text, or among what else they are called. */
export function rulesWith(wish: string, rules: readonly Rule[]): Rule[] {
  const words = wish.toLowerCase().split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  return rules.filter(({ number, title, text, also }) => {
    const all = `${number} ${title} ${also} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
