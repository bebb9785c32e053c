import MiniSearch, { type SearchResult } from "minisearch";
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

const FIELDS = ["title", "headings", "description", "words", "synonyms"] as const;

/** Someone who searches for a thing wants the service for it before an article about it. */
const KIND_WEIGHT: Record<SearchKind, number> = { service: 2.5, page: 1.2, article: 1 };

/** For a page whose title or headings contain the query as typed, such as a suburb's name. */
const PHRASE_WEIGHT = 2;

/** The wrong letters allowed: one in words of four letters or more, two from seven. */
const fuzzy = (word: string): number => (word.length > 6 ? 2 : Number(word.length > 3));

/** Prepares an index for searching: some 20 ms for 55 pages, in parts that let the browser respond in between. */
export async function createSearch(pages: readonly SearchPage[]): Promise<Search> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const phrases = new Map(pages.map(({ path, title, headings }) => [path, wordsOf([title, ...headings].join("\n")).join(" ")]));
  const engine = new MiniSearch<SearchPage>({
    idField: "path",
    fields: [...FIELDS],
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
  const dictionary = await createDictionary(pages);
  /** Each word that no page has becomes the most similar one, even half typed: stems say too little of what was meant (`gey`). */
  const correct = (query: string): string =>
    wordsOf(query)
      .map((word) => (engine.search(word).length > 0 ? word : (dictionary.search(word, { fuzzy, prefix: true })[0]?.id ?? word)))
      .join(" ");
  return (text) => {
    const typed = text.slice(0, QUERY_LENGTH);
    const query = engine.search(typed).length > 0 ? typed : correct(typed);
    const all = engine.search(query);
    const found = all.length > 0 ? all : engine.search(query, { combineWith: "OR", prefix: true });
    const phrase = wordsOf(query).join(" ");
    const weightOf = ({ id, score }: SearchResult) => (` ${phrases.get(id)}`.includes(` ${phrase}`) ? PHRASE_WEIGHT * score : score);
    /** An article with none of the words in its title only mentions them: services come first. */
    const isAside = ({ id, match }: SearchResult) =>
      byPath.get(id)?.kind === "article" && !Object.values(match).some((fields) => fields.includes("title"));
    return found
      .sort((a, b) => Number(isAside(a)) - Number(isAside(b)) || weightOf(b) - weightOf(a))
      .map(({ id, terms }) => ({ page: byPath.get(id) as SearchPage, matches: new Set(terms) }));
  };
}

/** The words of all pages, to find those that a visitor meant. */
async function createDictionary(pages: readonly SearchPage[]): Promise<MiniSearch> {
  const dictionary = new MiniSearch({ fields: ["id"], tokenize: (word) => [word], processTerm: (word) => word });
  const words = new Set(pages.flatMap((page) => wordsOf(FIELDS.map((field) => page[field]).join("\n"))));
  await dictionary.addAllAsync(
    Array.from(words, (id) => ({ id })),
    { chunkSize: 500 },
  );
  return dictionary;
}
