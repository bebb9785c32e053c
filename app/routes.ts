import { redirects, routes } from "virtual:site";
import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { loadChunk } from "./browser/load-chunk.ts";
import { pageOf } from "./browser/page-address.ts";
import { OFFLINE_PATH } from "./browser/page-files.ts";
import type { Layout, PageData } from "./schema/page.ts";
import { Failure, LayoutFailure } from "./sections/failure/failure.tsx";
import { Site } from "./site.tsx";

/** Imports each layout's code, on navigation or prefetch. */
const layouts = import.meta.glob<{ Component: ComponentType }>("./routes/*.tsx");

/** Finds a page's data, in the browser or when prerendering. Throws a Response with status 404 if there is no such page. */
export type LoadPage = (path: string, request: Request) => Promise<PageData>;

/** React Router's routes: each path and pattern with its layout, and the redirects, inside the site's layout. */
export function createRoutes(loadPage: LoadPage): RouteObject[] {
  const code = (layout: string) => {
    const load = layouts[`./routes/${layout}.tsx`];
    if (!load) throw new Error(`app/routes/${layout}.tsx is missing: app/pages.ts has the layout '${layout}'.`);
    return () => loadChunk(layout, load);
  };
  const pageRoute = ([path, layout]: [string, Layout]): RouteObject => ({
    id: path,
    path,
    loader: ({ request }: LoaderFunctionArgs) => loadPage(pageOf(new URL(request.url).pathname), request),
    // A page's data doesn't change while the visitor is on it.
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
