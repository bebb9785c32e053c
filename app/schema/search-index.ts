/** What the results of a search are told apart by. */
export type SearchKind = "service" | "article" | "page";

/** A page in the search index, the file that the search page fetches. */
export interface SearchPage {
  path: string;
  kind: SearchKind;
  title: string;
  description: string;
  /** Its headings and names, in their order. */
  headings: string[];
  /** The other words of its text, each once. */
  words: string;
  /** Words for what it says that visitors use and it does not (`synonyms` in content/pages/search.md). */
  synonyms: string;
}
