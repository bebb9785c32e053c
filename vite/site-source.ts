import { buildPages, routesOf } from "../app/content/build-pages.ts";
import type { Problem } from "../app/content/problem.ts";
import { type Content, readContent } from "../app/content/read-content.ts";
import { siteBusinessOf } from "../app/schema/business.ts";
import type { PageData } from "../app/schema/page.ts";
import { readFilms, type SourceFilm } from "./films.ts";
import { readPictures, type SourcePicture } from "./read-pictures.ts";

/** All that the site is made from, besides its code. */
export interface Site {
  /** The repository's root. */
  root: string;
  content: Content;
  /** The source images by name. */
  pictures: ReadonlyMap<string, SourcePicture>;
  /** The films by the names of their files. */
  films: ReadonlyMap<string, SourceFilm>;
  /** What each page shows, by path. */
  pages: ReadonlyMap<string, PageData>;
  /** What code shows of content: the module `virtual:site`. */
  shared: object;
}

export type SiteSource = ReturnType<typeof siteSource>;

/** Reads the content of the repository at `root` once for all plugins, and again once it is forgotten. */
export function siteSource(root: string) {
  let site: Promise<Site> | undefined;
  return {
    root,
    /** @throws ContentError with every problem found. */
    read: () => {
      site ??= readSite(root);
      return site;
    },
    forget: () => {
      site = undefined;
    },
  };
}

async function readSite(root: string): Promise<Site> {
  const { content, pictures, films } = await loadContent(root);
  if (content.business.hours) dropPastDays(content.business.hours, new Date());
  const pages = buildPages(content);
  const { consent: _, ...labels } = content.labels; // vite/content.ts adds it where it is needed
  const shared = {
    business: siteBusinessOf(content.business),
    brand: { mark: content.brand.mark, logo: content.brand.logo },
    labels,
    failureCopy: content.pages.failure,
    routes: routesOf(pages),
    redirects: content.redirects,
  };
  return { root, content, pictures, films, pages, shared };
}

/** What is over when the site is built is said nowhere. South Africa is two hours ahead of UTC: a day is over a little later than there. */
export function dropPastDays(hours: NonNullable<Content["business"]["hours"]>, now: Date): void {
  const today = now.toISOString().slice(0, "2024-08-19".length);
  hours.otherDays = hours.otherDays.filter(({ to }) => to >= today);
}

/** Reads the content of the repository at `root`, with its pictures and films. @throws ContentError with every problem found. */
export async function loadContent(root: string): Promise<Pick<Site, "content" | "pictures" | "films">> {
  const problems: Problem[] = [];
  const pictures = await readPictures(root, (problem) => problems.push(problem));
  const films = readFilms(root, (problem) => problems.push(problem));
  const publicPictures = pictures && new Map([...pictures].map(([name, { file: _, ...picture }]) => [name, picture]));
  return {
    content: readContent({
      root,
      pictures: publicPictures,
      films: new Map([...films].map(([name, { address }]) => [name, address])),
      problems,
    }),
    pictures: pictures ?? new Map(), // without any, the line above throws
    films,
  };
}
