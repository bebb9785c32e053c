/** The site's paths as they are requested: a space is `%20`. The specification's own are in app/content/specified-content.test.ts. */
import { buildPages } from "../../app/content/build-pages.ts";
import type { PageData } from "../../app/pages.ts";
import { content } from "./content.ts";

const pages = [...buildPages(content).values()];

const pathsOf = (isListed: (page: PageData) => boolean) => pages.filter(isListed).map(({ path }) => encodeURI(path));

export const SERVICE_PATHS = content.services.map(({ url }) => encodeURI(url));
/** The page of the first service: for tests that need any one of them. */
export const SERVICE = SERVICE_PATHS[0] ?? "/";

export const ARTICLE_PATHS = content.articles.map(({ url }) => encodeURI(url));

export const ALL_PATHS = pathsOf(() => true);

/** Whether the site has all of these pages: a business can do without most. */
export const hasPages = (...paths: string[]): boolean => paths.every((path) => ALL_PATHS.includes(path));

/** Those that search engines may not list: /blog-detail shows one text at each of its paths. */
export const UNLISTED_PATHS = pathsOf(({ layout }) => layout === "search" || layout === "blog-detail");

/** A page of each layout. */
export const KIND_PATHS = pathsOf(({ path, layout }) => pages.find((page) => page.layout === layout)?.path === path);

/** Up to six pages that between them have every widget and every kind of text: for tests that would take too long on all of {@link KIND_PATHS}. */
export const PAGES = ALL_PATHS.filter((path) => ["/", SERVICE, "/blogs", ARTICLE_PATHS[0], "/helpcenter-faqs", "/contact"].includes(path));
