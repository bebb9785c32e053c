import type { Source } from "../source.ts";
import type { Rule } from "./rule.ts";

/** The route table lists every service, so that its page has a service's code. */
export const listedServices: Rule = ({ services, routes }) =>
  services.entries.flatMap(({ item: { url }, source }) => {
    if (routes.includes(url)) return [];
    const message = `is '${url}', which app/route-table.ts does not list. Add it there as a service, or fix the path.`;
    return [{ file: source.file, line: source.lineOf(["url"]), field: "url", message }];
  });

/** Every path of the route table is a page's: any other would be a dead link. */
export const filledRoutes: Rule = ({ services, posts, articles, routes, takenPaths }) => {
  // A file that cannot be read, which is reported, may have the path.
  if ([services, posts, articles].some(({ fileCount, sources }) => fileCount > sources.length)) return [];
  const filled = new Set([...services.sources, ...posts.sources, ...articles.sources].map(pathOf));
  return routes
    .filter((route) => !isPattern(route) && !takenPaths.has(route) && !filled.has(route))
    .map((route) => ({
      file: "app/route-table.ts",
      message: `lists '${route}', but no file in content/ has this url. Add one, or take the path out.`,
    }));
};

/** Whether a path of the route table is a pattern for many paths. */
export const isPattern = (route: string): boolean => /[:*]/.test(route);

/** The path of a service, a post or an article. */
export const pathOf = ({ value }: Source): string => textOf((value as { url?: unknown }).url);

/** A field of a file that may not fit its schema. A group of fields has no text of its own, whatever its fields are called. */
export const textOf = (value: unknown): string => (typeof value === "object" ? "" : String(value));
