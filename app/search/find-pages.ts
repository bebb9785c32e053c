import MiniSearch, { type Query } from "minisearch";
import type { SearchIndex, SearchKind, SearchPage } from "../schema/search-index.ts";
import { wordsOf } from "./words-of.ts";

/** A page that a search has found. */
export interface FoundPage {
  page: SearchPage;
  /** The page's own words that match, normalised: `leaks` where the visitor looked for `leaking`. */
  matches: ReadonlySet<string>;
}

/** Finds the pages for what a visitor typed, the best first. It takes any text. */
export type Search = (query: string) => FoundPage[];

/** How long a query may be, in UTF-16 code units; what follows is cut off. */
export const QUERY_LENGTH = 100;

/** How many of its words count. */
const QUERY_WORDS = 10;

/** How much more a match weighs there than among a page's other words. */
const FIELD_WEIGHT = { title: 4, headings: 2, description: 2, words: 1 };

/** Someone who searches for a service's name wants the service before an article about it. */
const KIND_WEIGHT: Record<SearchKind, number> = { service: 2, page: 1.2, article: 1 };

/** Words that follow each other as they were typed. */
const PHRASE_WEIGHT = 3;

/** How much a match weighs that only begins with the word, or is spelled otherwise. */
const INEXACT_WEIGHT = { prefix: 0.6, fuzzy: 0.2 };

/** How many letters may be wrong: none in a short word, one in a longer one, two in a long one. */
const typosIn = (word: string): number => (word.length > 6 ? 2 : Number(word.length > 3));

/** Shorter words begin too many others: only the last one of a query may be such a beginning. */
const PREFIX_LENGTH = 3;

/** The shortest part of a compound that is looked for. */
const COMPOUND_PART = 3;

/** Prepares an index for searching. It takes some 20 ms for this site's pages, and yields to the browser in between. */
export async function createSearch({ pages, common }: SearchIndex): Promise<Search> {
  const engine = new MiniSearch({
    idField: "path",
    fields: Object.keys(FIELD_WEIGHT),
    extractField: (page: SearchPage, field) => String(field === "headings" ? page.headings.join("\n") : page[field as "path"]),
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { boost: FIELD_WEIGHT, weights: INEXACT_WEIGHT, combineWith: "AND" },
  });
  await engine.addAllAsync(pages, { chunkSize: 50 });
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const phrases = new Map(pages.map((page) => [page.path, phrasesOf(page)]));
  const commonWords = new Set(common);
  const isKnown = (query: Query): boolean => engine.search(query).length > 0;

  return (text) => {
    const words = wordsOf(text.slice(0, QUERY_LENGTH)).slice(0, QUERY_WORDS);
    const rare = words.filter((word) => word.length > 1 && !commonWords.has(word));
    const wanted = rare.length > 0 ? rare : words;
    const queries = wanted.map((word) => queryFor(word, word === words.at(-1), isKnown));
    if (queries.length === 0) return [];
    const ofAll = engine.search({ combineWith: "AND", queries });
    const found = ofAll.length > 0 ? ofAll : engine.search({ combineWith: "OR", queries });
    const phrase = words.length > 1 ? ` ${words.join(" ")} ` : undefined;
    return found
      .flatMap(({ id, score, terms }) => {
        const page = byPath.get(id);
        if (!page) return [];
        const hasPhrase = phrase !== undefined && phrases.get(id)?.includes(phrase);
        return { page, matches: new Set(terms), weight: score * KIND_WEIGHT[page.kind] * (hasPhrase ? PHRASE_WEIGHT : 1) };
      })
      .sort((a, b) => b.weight - a.weight);
  };
}

/** What a page shows of itself, a line each, normalised for looking for a phrase. */
const phrasesOf = ({ title, description, headings }: SearchPage): string =>
  [title, description, ...headings].map((line) => ` ${wordsOf(line).join(" ")} `).join("\n");

/**
 * Looks for a word as it is typed and with other endings. Only one that no page has is looked for as misspelt, or as two words in one
 * (`aircon` for air conditioner).
 *
 * @param isLast Whether the visitor may still be typing it.
 */
function queryFor(word: string, isLast: boolean, isKnown: (query: Query) => boolean): Query {
  const stem = stemOf(word);
  const asTyped: Query = {
    combineWith: "OR",
    queries: [
      { queries: [word], prefix: isLast || word.length >= PREFIX_LENGTH },
      ...(stem === word ? [] : [{ queries: [stem], prefix: true }]),
    ],
  };
  const asMisspelt: Query = { queries: [word], fuzzy: typosIn(word) };
  return [asTyped, asMisspelt, ...compoundsOf(word)].find(isKnown) ?? asTyped;
}

/** A word divided in two, the second still without its end: at every place. */
function compoundsOf(word: string): Query[] {
  const places = Array.from({ length: Math.max(word.length - 2 * COMPOUND_PART + 1, 0) }, (_, index) => index + COMPOUND_PART);
  return places.map((place) => ({ combineWith: "AND", queries: [word.slice(0, place), { queries: [word.slice(place)], prefix: true }] }));
}

/**
 * An English word without its ending, for finding `leak`, `leaks` and `leaked` with `leaking`: pages are found by the beginnings of their
 * words. In another language the endings are rarely met, and the word is looked for as it is.
 */
export const stemOf = (word: string): string => word.replace(/^(\w{2,}?)(?:([^lsz])\2|(\w))(?:ing|ed|es|s)$/, "$1$2$3");
