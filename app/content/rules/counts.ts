import { ARTICLE_READ_MINUTES, POST_COUNT } from "../../schema/article.ts";
import { SERVICE_COUNT } from "../../schema/service.ts";
import type { Problem } from "../problem.ts";
import type { Folder, Rule } from "./rule.ts";

/** There are as many services as the specification has (DATA-01). */
export const serviceCount: Rule = ({ services: { path, fileCount } }) =>
  fileCount === SERVICE_COUNT ? [] : [{ file: path, message: `holds ${fileCount} files, but the site has exactly ${SERVICE_COUNT}.` }];

/** The specification's posts are there (DATA-01). */
export const postCount: Rule = ({ posts }) => tooFew(posts, POST_COUNT);

/** The specification's articles are there (ART-03). */
export const articleCount: Rule = ({ articles }) => tooFew(articles, ARTICLE_READ_MINUTES.length);

const tooFew = ({ path, fileCount }: Folder<unknown>, minimum: number): Problem[] =>
  fileCount >= minimum ? [] : [{ file: path, message: `holds ${fileCount} files, but the site has at least ${minimum}.` }];
