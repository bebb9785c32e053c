import type { Business } from "../schema/business.ts";
import type { Head } from "../schema/page.ts";

/** Search engines truncate longer titles. */
const MAX_LENGTH = 60;

/** A page's title in the browser's tab and in search results, with as much of the business's name as fits. */
export function pageTitle(
  { path, title, tabTitle = title }: Pick<Head, "path" | "title" | "tabTitle">,
  business: Pick<Business, "name" | "shortName">,
): string {
  if (path === "/") return tabTitle;
  const named = [business.name, business.shortName].map((name) => `${tabTitle} | ${name}`);
  return named.find(({ length }) => length <= MAX_LENGTH) ?? tabTitle;
}
