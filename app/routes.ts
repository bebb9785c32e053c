import { redirects, routes } from "virtual:site";
import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { loadChunk } from "./browser/load-chunk.ts";
import { pageOf } from "./browser/page-address.ts";
import { OFFLINE_PATH } from "./browser/page-files.ts";
import type { Layout, PageData } from "./schema/page.ts";
import { Failure, LayoutFailure } from "./sections/failure/failure.tsx";
import { Site } from "./site.tsx";

/** Imports the code of each layout: it loads when a visitor comes near a page of it. */
const layouts = import.meta.glob<{ Component: ComponentType }>("./routes/*.tsx");

/** Finds what a page shows, in the browser or in the prerender. Throws a Response with status 404 where there is no such page. */
export type LoadPage = (path: string, request: Request) => Promise<PageData>;

/** The routes for React Router: each path and pattern with its layout, and the redirects, inside the site's layout. */
export function createRoutes(loadPage: LoadPage): RouteObject[] {
  const code = (layout: string) => {
    const load = layouts[`./routes/${layout}.tsx`];
    if (!load) throw new Error(`app/routes/${layout}.tsx is missing: it shows a page of app/pages.ts.`);
    return () => loadChunk(layout, load);
  };
  const pageRoute = ([path, layout]: [string, Layout]): RouteObject => ({
    id: path,
    path,
    loader: ({ request }: LoaderFunctionArgs) => loadPage(pageOf(new URL(request.url).pathname), request),
    // A page's data stay the same while the visitor is on it.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: code(layout),
  });
  return [
    {
      id: "site",
      Component: Site,
      ErrorBoundary: LayoutFailure,
      children: [
        {
          id: "pages",
          ErrorBoundary: Failure,
          children: [
            ...Object.entries(routes).map(pageRoute),
            { id: OFFLINE_PATH, path: OFFLINE_PATH, lazy: code("offline") },
            ...Object.entries(redirects).map(([path, target]): RouteObject => ({ id: path, path, loader: () => redirect(target) })),
          ],
        },
      ],
    },
  ];
}
