import { routes } from "virtual:site";

/** Whether the site has a page at a path that content can leave out, such as `/aboutus`. */
export const hasPage = (path: string): boolean => path in routes;
