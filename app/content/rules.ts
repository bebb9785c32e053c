/** The rules about the content as a whole, beyond what the schemas say of each field. */

import { type Kind, kindPath, type ListName } from "../schema/kind.ts";
import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";

type Listed = { kinds: string[] };

/** What the rules check. */
export interface CheckedContent {
  /** Who has a path that no service, post or article can have, by path. */
  takenPaths: ReadonlyMap<string, string>;
  services: Folder<Listed>;
  posts: Folder<Listed>;
  articles: Folder<Listed>;
  /** The kinds, a source each; none if their file does not fit its schema. */
  kinds: readonly Entry<Kind>[];
  /** The shared questions, a source each; none if their file does not fit its schema. */
  questions: readonly Source[];
}

/** A folder of content/. */
export interface Folder<Item> {
  /** How many files it holds. */
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

/** What breaks the rules: two pages at one path, an id or a text twice, a kind without its pages' words (DATA-02, LIST-01). */
export function ruleProblems(content: CheckedContent): Problem[] {
  const { services, posts, articles, kinds, questions, takenPaths } = content;
  const pages = [services, posts, articles].flatMap(({ sources }) => sources);
  const kindSources = kinds.map(({ source }) => source);
  return [
    ...duplicates(pages, "url", takenPaths),
    ...duplicates(services.sources, "id"),
    ...duplicates(posts.sources, "id"),
    ...duplicates(questions, "id"),
    ...duplicates(kindSources, "name"),
    ...copiedTexts(pages),
    ...kindProblems(content),
  ];
}

/** @param taken Who has a value already, besides the sources. */
function duplicates(sources: readonly Source[], field: string, taken: ReadonlyMap<unknown, string> = new Map()): Problem[] {
  const owners = new Map(taken);
  return sources.flatMap(({ file, value: fields, lineOf }) => {
    const value = (fields as Record<string, unknown>)[field];
    if (typeof value !== "string" && typeof value !== "number") return [];
    const line = lineOf([field]);
    const owner = owners.get(value);
    if (owner !== undefined) return [{ file, line, field, message: `is '${value}', which ${owner} has already. Choose another.` }];
    owners.set(value, `${file}:${line}`);
    return [];
  });
}

/** A file that was made as a copy of another one still has its text. */
function copiedTexts(sources: readonly Source[]): Problem[] {
  const files = new Map<unknown, string>();
  return sources.flatMap(({ file, value, lineOf }) => {
    const { body } = value as { body?: unknown };
    const first = typeof body === "string" ? files.get(body.trim()) : undefined;
    if (first) return [{ file, line: lineOf(["body"]), field: "body", message: `is the same text as in ${first}. Write another.` }];
    if (typeof body === "string") files.set(body.trim(), file);
    return [];
  });
}

/** A kind has words for the page of its services where it has services, and only there; so with its posts and articles. */
function kindProblems({ kinds, services, posts, articles }: CheckedContent): Problem[] {
  const lists: { list: ListName; folders: Folder<Listed>[]; what: string }[] = [
    { list: "services", folders: [services], what: "service" },
    { list: "blogs", folders: [posts, articles], what: "post or article" },
  ];
  return kinds.flatMap(({ item, source }): Problem[] =>
    lists.flatMap(({ list, folders, what }) => {
      const { name } = item;
      const first = folders.flatMap(({ entries }) => entries).find((entry) => entry.item.kinds.includes(name));
      const at = { file: source.file, line: source.lineOf([item[list] ? list : "name"]) };
      if (first && !item[list]) {
        const message = `is '${name}', which ${first.source.file} names, but it has no '${list}'. Add its title, description, heading and lead: the words of ${kindPath(list, name)}.`;
        return [{ ...at, field: "name", message }];
      }
      // A file that does not fit its schema, which is reported, may have the kind.
      if (first || !item[list] || folders.some(({ fileCount, entries }) => fileCount > entries.length)) return [];
      const message = `has words for ${kindPath(list, name)}, but no ${what} names the kind '${name}'. Name it in one, or take the words out.`;
      return [{ ...at, field: list, message }];
    }),
  );
}
