/** The rules about the content as a whole, beyond what the schemas say of each field. */

import { type Kind, kindPath } from "../schema/kind.ts";
import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";

type Listed = { kinds: string[] };

/** What the rules check: a file each, but of kinds and questions an entry of their file each. */
export interface CheckedContent {
  /** Who has a path that no service, post or article can have, by path. */
  takenPaths: ReadonlyMap<string, string>;
  services: Entry<Listed>[];
  posts: Entry<Listed>[];
  articles: Entry<Listed>[];
  kinds: Entry<Kind>[];
  questions: Entry<unknown>[];
}

/** A file, or an entry of a file. What cannot be read has no source, what does not fit its schema no item; both are reported. */
export interface Entry<Item> {
  source: Source | undefined;
  item?: Item | undefined;
}

/** The sources of those that can be read. */
const sourcesOf = (entries: readonly Entry<unknown>[]): Source[] => entries.flatMap(({ source }) => source ?? []);

/** What breaks the rules: two pages at one path, an id or a text twice, a kind without its pages' words (DATA-02, LIST-01). */
export function ruleProblems(content: CheckedContent): Problem[] {
  const { services, posts, articles, kinds, questions, takenPaths } = content;
  const pages = [...services, ...posts, ...articles];
  return [
    ...duplicates(pages, "url", takenPaths),
    ...duplicates(services, "id"),
    ...duplicates(posts, "id"),
    ...duplicates(questions, "id"),
    ...duplicates(kinds, "name"),
    ...copiedTexts(pages),
    ...kindProblems(content),
  ];
}

/** @param taken Who has a value already, besides the entries. */
function duplicates(entries: readonly Entry<unknown>[], field: string, taken: ReadonlyMap<unknown, string> = new Map()): Problem[] {
  const owners = new Map(taken);
  return sourcesOf(entries).flatMap(({ file, value: fields, lineOf }) => {
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
function copiedTexts(entries: readonly Entry<unknown>[]): Problem[] {
  const files = new Map<unknown, string>();
  return sourcesOf(entries).flatMap(({ file, value, lineOf }) => {
    const { body } = value as { body?: unknown };
    const first = typeof body === "string" ? files.get(body.trim()) : undefined;
    if (first) return [{ file, line: lineOf(["body"]), field: "body", message: `is the same text as in ${first}. Write another.` }];
    if (typeof body === "string") files.set(body.trim(), file);
    return [];
  });
}

/** A kind has words for the page of its services where it has services, and only there; so with its posts and articles. */
function kindProblems({ kinds, services, posts, articles }: CheckedContent): Problem[] {
  const lists = [
    { list: "services", entries: services, what: "service" },
    { list: "blogs", entries: [...posts, ...articles], what: "post or article" },
  ] as const;
  return kinds.flatMap(({ item, source }) =>
    lists.flatMap(({ list, entries, what }): Problem[] => {
      if (!item || !source) return [];
      const { name } = item;
      const first = entries.find((entry) => entry.item?.kinds.includes(name));
      const at = { file: source.file, line: source.lineOf([item[list] ? list : "name"]) };
      if (first && !item[list]) {
        const message = `is '${name}', which ${first.source?.file} names, but it has no '${list}'. Add its title, description, heading and lead: the words of ${kindPath(list, name)}.`;
        return [{ ...at, field: "name", message }];
      }
      // A file that does not fit its schema, which is reported, may have the kind.
      if (first || !item[list] || entries.some((entry) => !entry.item)) return [];
      const message = `has words for ${kindPath(list, name)}, but no ${what} names the kind '${name}'. Name it in one, or take the words out.`;
      return [{ ...at, field: list, message }];
    }),
  );
}
