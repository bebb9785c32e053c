import { labels } from "virtual:site";

/** The breadcrumb of a page right below the home page. */
export const homeBreadcrumb = [{ label: labels.article.home, path: "/" }];
