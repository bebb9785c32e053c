import { setTimeout } from "node:timers/promises";
import { buildPages, routesOf } from "../app/content/build-pages.ts";
import { ContentError, type Problem } from "../app/content/problem.ts";
import { readContent } from "../app/content/read-content.ts";
import { siteBrandOf } from "../app/schema/brand.ts";
import { siteBusinessOf } from "../app/schema/business.ts";
import { findDeadAnchors } from "./dead-anchors.ts";
import { readFilms } from "./films.ts";
import { readPictures, type SourcePicture } from "./read-pictures.ts";

/** Everything the site is made from, besides its code. */
export type Site = Awaited<ReturnType<typeof readSite>>;

export type SiteSource = ReturnType<typeof siteSource>;

/** Reads the content of the repository at `root` once for all plugins, and again after `forget`. */
export function siteSource(root: string) {
  let site: Promise<Site> | undefined;
  /** @throws ContentError with every problem found. */
  const read = (): Promise<Site> => {
    site ??= readSite(root).catch(async (error) => {
      await setTimeout(500); // some of the files that change may not be written yet
      if (site !== reading) return read();
      site = undefined; // so that a corrected file is read next time
      throw error;
    });
    const reading = site;
    return reading;
  };
  const forget = () => {
    site = undefined;
  };
  return { root, read, forget };
}

/** Reads the content of the repository at `root`. @throws ContentError with every problem found. */
export async function readSite(root: string) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const read = await readPictures(root, report);
  const films = readFilms(root, report);
  const shown = read && new Map([...read].map(([name, { file: _, ...picture }]) => [name, picture]));
  const content = readContent({ root, pictures: shown, films, problems });
  const pictures = read ?? new Map<string, SourcePicture>(); // if `undefined`, readContent has thrown
  const { hours, analytics } = content.business;
  const today = new Date().toISOString().slice(0, "2024-08-19".length);
  if (hours) hours.otherDays = hours.otherDays.filter(({ to }) => to >= today); // past days are shown nowhere
  const pages = buildPages(content);
  const deadAnchors = findDeadAnchors(root, pages, content.leftOut);
  if (deadAnchors.length > 0) throw new ContentError(deadAnchors);
  /** The content of the module `virtual:site`. */
  const shared = {
    business: siteBusinessOf(content.business),
    brand: siteBrandOf(content.brand),
    labels: content.labels,
    failureCopy: content.pages.failure,
    routes: routesOf(pages),
    redirects: content.redirects,
    analytics,
  };
  return { root, content, pictures, films, pages, shared };
}
