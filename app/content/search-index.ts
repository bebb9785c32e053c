import { createHash } from "node:crypto";
import { isDetail } from "../browser/page-address.ts";
import type { PageData } from "../schema/page.ts";
import type { SearchIndex, SearchKind } from "../schema/search-index.ts";
import { wordsOf } from "../search/words-of.ts";
import { pageTexts } from "./page-texts.ts";

/** How many words the index holds beside titles, descriptions and headings: all of 80 pages', or the 22 most telling of 1,045 (decision 0029). */
export const WORDS_IN_ALL = 24_000;

/** How many characters of headings it holds: all of 100 pages', or the first 57 of 1,045. */
export const HEADING_CHARACTERS_IN_ALL = 60_000;

/** How often a heading that the index does not hold counts as a text. */
const HEADING_WEIGHT = 3;

/** A word of more than this part of the pages is common. */
const COMMON = 0.7;

/** Fewer pages than this have no common words. */
const ENOUGH_PAGES = 5;

/** A page before the least telling words are left out. */
interface IndexedPage extends Pick<SearchIndex["pages"][number], "path" | "kind" | "title" | "description" | "headings"> {
  /** How often it says each word; of its title, description and headings none. */
  counts: Map<string, number>;
  /** All its words. */
  all: Set<string>;
}

/**
 * Makes the file that the search page fetches. The same pages make the same file.
 *
 * @param pages Those of the whole site. Left out are those that search engines may not list, and the numbered blog details, which repeat the posts.
 * @returns The file's text, and its path, which changes with the text.
 */
export function makeSearchIndex(pages: readonly PageData[]): { path: string; text: string } {
  const text = JSON.stringify(indexPages(pages.filter(({ path, isIndexed = true }) => isIndexed && !isDetail(path))));
  return { path: `/assets/search-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`, text };
}

/** Makes the index of pages. */
export function indexPages(pages: readonly PageData[]): SearchIndex {
  const count = Math.max(pages.length, 1);
  const read = pages.map((page) => readPage(page, HEADING_CHARACTERS_IN_ALL / count));
  const spread = new Map<string, number>();
  for (const { all } of read) for (const word of all) spread.set(word, (spread.get(word) ?? 0) + 1);
  const isCommon = (word: string) => count >= ENOUGH_PAGES && (spread.get(word) ?? 0) > count * COMMON;
  const telling = (counts: ReadonlyMap<string, number>): string => {
    const weight = ([word, times]: [string, number]) => (1 + Math.log(times)) * Math.log(count / (spread.get(word) ?? 1));
    return [...counts]
      .filter(([word]) => !isCommon(word))
      .sort((a, b) => weight(b) - weight(a) || compare(a[0], b[0]))
      .slice(0, WORDS_IN_ALL / count)
      .map(([word]) => word)
      .sort(compare)
      .join(" ");
  };
  return {
    pages: read.map(({ counts, all: _, ...page }) => ({ ...page, words: telling(counts) })),
    common: [...spread.keys()].filter(isCommon).sort(compare),
  };
}

/** @param room How many characters of headings it may have. */
function readPage(page: PageData, room: number): IndexedPage {
  const { headings, texts } = pageTexts(page);
  const own = [...new Set(headings)].filter((heading) => heading !== page.title);
  let taken = 0;
  const shown = own.filter((heading) => {
    taken += heading.length;
    return taken <= room;
  });
  const others = own.slice(shown.length);
  const known = new Set(wordsOf([page.title, page.description, ...shown].join("\n")));
  const counts = new Map<string, number>();
  const add = (text: string, times: number) => {
    for (const word of wordsOf(text)) if (!known.has(word)) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  for (const heading of others) add(heading, HEADING_WEIGHT);
  for (const text of texts) add(text, 1);
  const { path, title, description } = page;
  return { path, kind: kindOf(page), title, description, headings: shown, counts, all: new Set([...known, ...counts.keys()]) };
}

function kindOf({ kind }: PageData): SearchKind {
  if (kind === "service") return "service";
  return kind === "article" || kind === "blog-detail" ? "article" : "page";
}

/** By code unit: the same order on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
