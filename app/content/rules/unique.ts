import type { Problem } from "../problem.ts";
import type { Source } from "../source.ts";
import type { Rule } from "./rule.ts";

/** No two pages live at one path (DATA-02). */
export const uniquePaths: Rule = ({ services, posts, articles, takenPaths }) =>
  duplicates([...services.sources, ...posts.sources, ...articles.sources], "url", takenPaths);

/** No two services have one id. */
export const uniqueServiceIds: Rule = ({ services }) => duplicates(services.sources, "id");

/** No two posts have one id: /blog-detail/{id} shows it. */
export const uniquePostIds: Rule = ({ posts }) => duplicates(posts.sources, "id");

/** No two shared questions have one id. */
export const uniqueQuestionIds: Rule = ({ questions }) => duplicates(questions, "id");

/** No two kinds have one name: it ends the addresses of their pages. */
export const uniqueKindNames: Rule = ({ kinds }) =>
  duplicates(
    kinds.map(({ source }) => source),
    "name",
  );

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
