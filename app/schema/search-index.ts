/** What the results of a search are told apart by. */
export type SearchKind = "service" | "article" | "page";

/** A page as the search knows it. */
export interface SearchPage {
  path: string;
  kind: SearchKind;
  title: string;
  description: string;
  /** Its headings and names, in their order; of very many pages only the first ones. */
  headings: string[];
  /** Its other words, normalised (see `wordsOf`), each once, with spaces between; of very many pages only the most telling ones. */
  words: string;
}

/** The file that the search page fetches. */
export interface SearchIndex {
  pages: SearchPage[];
  /** Words of most pages, normalised: they tell no page from another. */
  common: string[];
}
