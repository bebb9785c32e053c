import { words } from "virtual:site";

/** The breadcrumb of a page right below the home page. */
export const homeTrail = [{ label: words.article.home, path: "/" }];
