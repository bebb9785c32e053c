import { pageWords } from "virtual:page-words";

/** The breadcrumb of a page right below the home page. */
export const homeBreadcrumb = [{ label: pageWords.article.home, path: "/" }];
