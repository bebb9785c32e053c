import { labels } from "virtual:site";

/** The breadcrumb of a page right below the home page. */
export const homeBreadcrumb = [{ label: labels.article.home, path: "/" }];

/** The breadcrumb of a list, which for what is of one kind has the whole list above it (LIST-01). */
export const listBreadcrumb = (above: { title: string; path: string } | undefined) =>
  above ? [...homeBreadcrumb, { label: above.title, path: above.path }] : homeBreadcrumb;
