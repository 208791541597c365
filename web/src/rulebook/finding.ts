/** Finding in a rulebook: chapters by what they say, and the numbered rules as everywhere. */
import type { Rule } from "../lib/messages";
import { rulesWith } from "../lib/rules";
import type { Server } from "../lib/types.gen";
import { plain } from "./prose";

interface Found {
  at: string; // the anchor
  title: string;
  number: string; // of a rule; empty: a chapter
  text: string; // around the first word that was looked for
}

const AROUND = 60; // characters before and after what was found

/** Return what has every word of a wish: first parts of chapters, then rules; nothing for an empty wish. */
export function found(wish: string, book: Server.ReadRulebook, rules: readonly Rule[]): Found[] {
  const words = wish.toLowerCase().split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const chapters = book.chapters.flatMap((chapter) => {
    const parts = chapter.parts
      .map(({ name, text, figure }) => ({ name, said: plain(`${text} ${figure?.caption ?? ""}`) }))
      .filter(({ said }) => has(`${chapter.title} ${said}`));
    const [first] = parts;
    if (!first) return [];
    const isFirst = first.name === chapter.parts[0]?.name || has(chapter.title);
    const at = isFirst ? chapter.name : `${chapter.name}-${first.name}`;
    return [{ at, title: chapter.title, number: "", text: excerpt(first.said, words) }];
  });
  const numbered = rulesWith(wish, rules).map(({ number, title, text }) => ({ at: number, title, number, text: excerpt(text, words) }));
  return [...chapters, ...numbered];
}

/** Return a text around the first of some words. */
function excerpt(text: string, words: readonly string[]): string {
  const flat = text.replace(/\s+/g, " ").trim();
  const at = Math.max(Math.min(...words.map((word) => flat.toLowerCase().indexOf(word)).filter((index) => index >= 0), flat.length), 0);
  const from = at >= flat.length || at < AROUND ? 0 : flat.lastIndexOf(" ", at - AROUND + 20) + 1;
  const to = flat.indexOf(" ", from + 2 * AROUND);
  return `${from > 0 ? "… " : ""}${flat.slice(from, to < 0 ? undefined : to)}${to < 0 ? "" : " …"}`;
}
