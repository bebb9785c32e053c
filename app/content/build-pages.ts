import { type Contents, type Layout, type PageData, pages } from "../pages.ts";
import type { Head } from "../schema/page.ts";
import { type BuildInput, cardsOf } from "./page-builders.ts";
import type { Content } from "./read-content.ts";
import { makeSearchIndex } from "./search-index.ts";

const layouts = (Object.entries(pages) as [Layout, (typeof pages)[Layout] & Contents][]).toSorted(
  ([, a], [, b]) => Number(a.isLast ?? false) - Number(b.isLast ?? false),
);

/** What every page of the site shows, by path. */
export function buildPages(content: Content): Map<string, PageData> {
  const listed: BuildInput["built"] = [];
  const built = new Map<string, PageData>();
  const site: BuildInput = {
    ...content,
    cards: cardsOf(content),
    built: listed,
    searchIndex: () => makeSearchIndex([...built.values()], content.pages.search.synonyms).path,
  };
  for (const [name, { path, group, build }] of layouts.filter(([, { path = "" }]) => !content.leftOut.has(path)))
    for (const { group: ownGroup = group, redirectFrom: _, ...shown } of build(site) as Shown[]) {
      const { image = content.pages.home.hero.image, path: ownPath = path } = shown;
      const page = { ...shown, image, layout: name, path: ownPath } as PageData;
      built.set(page.path, page);
      listed.push({ path: page.path, title: page.title, group: ownGroup });
    }
  return built;
}

type Shown = Partial<Head> & { group?: string; redirectFrom?: string[] };

/** The layout at each path, for the router: paths from content, and patterns. */
export function routesOf(built: ReadonlyMap<string, PageData>): Record<string, Layout> {
  const routes = layouts
    .filter(([, { path }]) => !path || built.has(path))
    .flatMap(([name, { path, patterns = [] }]) => [path ?? [], patterns].flat().map((pattern) => [pattern, name] as const));
  const named = new Set(routes.map(([, name]) => name));
  const ofContent = [...built.values()].filter(({ layout }) => !named.has(layout)).map(({ path, layout }) => [path, layout] as const);
  return Object.fromEntries([...routes, ...ofContent]);
}
