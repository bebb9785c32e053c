import type { FoundPage } from "./find-pages.ts";
import { wordsOf } from "./words-of.ts";

/** How many are named. */
const COUNT = 3;

/**
 * Where a page says what was searched for, if its title and description do not: headings and names, or single words of its text. Those that
 * hold more of the query come first.
 */
export function mentionsOf({ page, matches }: FoundPage, query: string): string[] {
  const shown = new Set(wordsOf(`${page.title}\n${page.description}`));
  const missing = new Set([...matches].filter((word) => !shown.has(word)));
  const asked = new Set(wordsOf(query));
  const weigh = (text: string) =>
    wordsOf(text).reduce((sum, word) => sum + (missing.has(word) ? 1 : 0) + (missing.has(word) && asked.has(word) ? 2 : 0), 0);
  const headings = page.headings.filter((heading) => weigh(heading) > 0);
  const inHeadings = new Set(wordsOf(headings.join("\n")));
  const words = [...missing].filter((word) => !inHeadings.has(word));
  return [...headings, ...words].sort((a, b) => weigh(b) - weigh(a)).slice(0, COUNT);
}
