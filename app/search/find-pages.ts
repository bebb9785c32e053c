import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { Picture } from "../schema/fields.ts";
import { termOf, wordsOf } from "./words-of.ts";

type SearchKind = "service" | "article" | "page";

/** A page in the search index, the file that the search page fetches. */
export interface SearchPage {
  path: string;
  kind: SearchKind;
  title: string;
  description: string;
  picture?: Pick<Picture, "src" | "width" | "height"> | undefined;
  /** What a service costs, such as: From R950. */
  price?: string | undefined;
  /** Its headings and names, in their order. */
  headings: string[];
  /** The other words of its text, each once. */
  words: string;
  /** Visitors' words for things that it calls otherwise (`synonyms` in content/pages/search.md). */
  synonyms: string;
}

export interface FoundPage {
  page: SearchPage;
  /** The stems of the matching words: `leak` if the page says `leaks` and the visitor typed `leaking`. */
  matches: ReadonlySet<string>;
}

/** Finds the pages for any query, the best first. */
export type Search = (query: string) => FoundPage[];

/** The longest query, in UTF-16 code units; longer ones are cut off (SEARCH-06). */
export const QUERY_LENGTH = 100;

/** Someone who searches for a thing wants the service for it before an article about it. */
const KIND_WEIGHT: Record<SearchKind, number> = { service: 2.5, page: 1.2, article: 1 };

/** For a page whose title or headings contain the query as typed, such as a suburb's name. */
const PHRASE_WEIGHT = 2;

/** The wrong letters allowed: one in words of four letters or more, two from seven. */
const fuzzy = (word: string): number => (word.length > 6 ? 2 : Number(word.length > 3));

/** Tried in turn until pages are found: all words, all words with wrong letters, any word. */
const ATTEMPTS: SearchOptions[] = [{}, { fuzzy }, { combineWith: "OR", fuzzy, prefix: true }];

/** Prepares an index for searching: some 20 ms for 55 pages, in parts that let the browser respond in between. */
export async function createSearch(pages: readonly SearchPage[]): Promise<Search> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const phrases = new Map(pages.map(({ path, title, headings }) => [path, wordsOf([title, ...headings].join("\n")).join(" ")]));
  const engine = new MiniSearch<SearchPage>({
    idField: "path",
    fields: ["title", "headings", "description", "words", "synonyms"],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      combineWith: "AND",
      prefix: (_word, index, words) => index === words.length - 1, // the visitor may still be typing it
      boost: { title: 4, headings: 2, description: 2 },
      boostDocument: (path) => KIND_WEIGHT[byPath.get(path)?.kind ?? "page"],
    },
  });
  await engine.addAllAsync(pages, { chunkSize: 5 });
  return (text) => {
    const typed = text.slice(0, QUERY_LENGTH);
    const query = engine.search(typed).length > 0 ? typed : complete(typed, pages);
    const found = ATTEMPTS.map((attempt) => engine.search(query, attempt)).find(({ length }) => length > 0) ?? [];
    const phrase = wordsOf(query).join(" ");
    const weightOf = ({ id, score }: SearchResult) => (` ${phrases.get(id)}`.includes(` ${phrase}`) ? PHRASE_WEIGHT * score : score);
    return found
      .sort((a, b) => weightOf(b) - weightOf(a))
      .map(({ id, terms }) => ({ page: byPath.get(id) as SearchPage, matches: new Set(terms) }));
  };
}

/** A query whose last word is completed to one of the pages', if any: a half-typed word need not begin as its stem does (`gey`). */
function complete(query: string, pages: readonly SearchPage[]): string {
  const half = wordsOf(query).at(-1);
  const texts = pages.map(({ title, headings, description, words }) => [title, ...headings, description, words].join(" "));
  const whole = half && texts.flatMap(wordsOf).find((word) => word.startsWith(half));
  return whole ? query.replace(/\S+\s*$/, whole) : query;
}
