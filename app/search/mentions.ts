import type { FoundPage } from "./find-pages.ts";
import { termOf, wordsOf } from "./words-of.ts";

const COUNT = 3;

/** Whether a page's title, description or headings contain a match, rather than only its text. */
export const saysUpFront = ({ page, matches }: FoundPage): boolean =>
  wordsOf([page.title, page.description, ...page.headings].join("\n")).some((word) => matches.has(termOf(word) ?? ""));

/** The headings with matches that title and description lack, those with the most first. */
export function mentionsOf({ page, matches }: FoundPage): string[] {
  const termsOf = (text: string) => wordsOf(text).map(termOf);
  const shown = termsOf(`${page.title}\n${page.description}`);
  const missing = [...matches].filter((term) => !shown.includes(term));
  const found = (text: string) => missing.filter((term) => termsOf(text).includes(term)).length;
  return page.headings
    .filter((text) => found(text) > 0)
    .sort((a, b) => found(b) - found(a))
    .slice(0, COUNT);
}
