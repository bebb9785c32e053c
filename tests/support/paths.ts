/** The site's paths as they are requested: a space is `%20`. Those of the specification are in app/content/specified-content.test.ts. */
import { content } from "./content.ts";

/** RT-01 */
export const MAIN_PATHS = [
  "/",
  "/aboutus",
  "/helpcenter",
  "/helpcenter-faqs",
  "/terms",
  "/privacy",
  "/blogs",
  "/blog-standard",
  "/blog-detail",
  "/contact",
  "/services",
];

export const SERVICE_PATHS = content.services.map(({ url }) => encodeURI(url));
export const POST_PATHS = content.posts.map(({ url }) => encodeURI(url));
export const ARTICLE_PATHS = content.articles.map(({ url }) => encodeURI(url));

/** RT-05 */
export const DETAIL_PATHS = content.posts.map(({ id }) => `/blog-detail/${id}`);

/** RT-07: what other pages link to. */
const LINKED_PATHS = ["/team", "/areas-we-serve", "/support", "/accessibility", "/site-map", "/search"];

/** Those that search engines may not list. */
export const UNLISTED_PATHS = ["/search"];

/** The lists of one kind (LIST-01). */
export const LIST_PATHS = content.kinds.flatMap(({ name, services, blogs }) => [
  ...(services ? [`/services/${name}`] : []),
  ...(blogs ? [`/blogs/${name}`] : []),
]);

export const ALL_PATHS = [
  ...MAIN_PATHS,
  ...SERVICE_PATHS,
  ...POST_PATHS,
  ...ARTICLE_PATHS,
  ...DETAIL_PATHS,
  ...LINKED_PATHS,
  ...LIST_PATHS,
];

/** A page of each layout. */
export const KIND_PATHS = [
  ...MAIN_PATHS,
  ...[SERVICE_PATHS, POST_PATHS, ARTICLE_PATHS, DETAIL_PATHS].flatMap(([first = "/"]) => first),
  ...LINKED_PATHS,
];

/** Six pages that between them have every widget and every kind of text: for tests that would take too long on all of {@link KIND_PATHS}. */
export const PAGES = ["/", SERVICE_PATHS[0] ?? "/", "/blogs", ARTICLE_PATHS[0] ?? "/", "/helpcenter-faqs", "/contact"];
