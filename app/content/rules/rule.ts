import type { Article, Post } from "../../schema/article.ts";
import type { Kind } from "../../schema/kind.ts";
import type { Service } from "../../schema/service.ts";
import type { Problem } from "../problem.ts";
import type { Source } from "../source.ts";

/** A rule about the content as a whole, beyond what the schemas say of each field. It returns what breaks it. */
export type Rule = (content: CheckedContent) => Problem[];

/** The input of the rules: content whose files each match their schema. */
export interface CheckedContent {
  /** Who has a path that no service, post or article can have, by path. */
  takenPaths: ReadonlyMap<string, string>;
  /** What the facts that a text names in double braces are. */
  facts: ReadonlyMap<string, string>;
  services: Folder<Service>;
  posts: Folder<Post>;
  articles: Folder<Article>;
  /** The kinds, a source each; none if their file does not fit its schema. */
  kinds: readonly Entry<Kind>[];
  /** The shared questions, a source each; none if their file does not fit its schema. */
  questions: readonly Source[];
}

/** A folder of content/. */
export interface Folder<Item> {
  /** Path from the repository's root. */
  path: string;
  /** How many files it holds, well-formed or not. */
  fileCount: number;
  /** Its well-formed files. */
  sources: readonly Source[];
  /** Those that fit their schema. */
  entries: readonly Entry<Item>[];
}

/** What a file says, and the file. */
export interface Entry<Item> {
  item: Item;
  source: Source;
}
