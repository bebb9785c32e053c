import { redirects, routes } from "virtual:site";
import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { pageOf } from "./browser/page-address.ts";
import { type PageCode, type PageModule, page } from "./browser/page-module.ts";
import type { Layout, PageData } from "./schema/page.ts";

/** The code of each layout, by its name: it loads when a visitor comes near a page of it. */
const layouts = Object.fromEntries(
  Object.entries(import.meta.glob<PageCode>("./routes/*.tsx")).map(([file, load]) => {
    const name = file.replace(/^.*\/|\.tsx$/g, "");
    return [name, page(name, load)];
  }),
) as Record<Layout, PageModule>;

/** What the routes need from the side that they run on: the browser, or the prerender. */
export interface RouteContext {
  /** The layout around every page. */
  Site: ComponentType;
  /** The failure screen (ERR-01). */
  Failure: ComponentType;
  /** The failure screen for a layout that cannot be rendered itself. */
  LayoutFailure: ComponentType;
  /**
   * Finds what a page shows, for a visitor who asks for it.
   *
   * @param options.isCodeLost Whether the code that renders it failed to load before, and may not come without a full load.
   * @throws Response with status 404 where there is no such page.
   */
  loadPage(path: string, request: Request, options: { isCodeLost: boolean }): Promise<PageData>;
}

/** The routes for React Router: each path and pattern with its layout, and the redirects, inside the site's layout. */
export function createRoutes({ Site, Failure, LayoutFailure, loadPage }: RouteContext): RouteObject[] {
  const pageRoute = ([path, name]: [string, Layout]): RouteObject => {
    const module = layouts[name];
    let data: Promise<PageData> | undefined;
    return {
      id: path,
      path,
      loader: ({ request }: LoaderFunctionArgs) => {
        data = loadPage(pageOf(new URL(request.url).pathname), request, { isCodeLost: module.hasFailed });
        return Promise.all([data, module.loadRest()]).then(([page]) => page);
      },
      // A page's data stay the same while the visitor is on it.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      // A missing chunk usually means a new release. Await the page's data first: they load the new release's document, or fail with the
      // more useful error (ERR-02).
      lazy: () =>
        module.load().catch(async (failure) => {
          await data;
          throw failure;
        }),
    };
  };
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
            ...Object.entries(redirects).map(([path, target]): RouteObject => ({ id: path, path, loader: () => redirect(target) })),
          ],
        },
      ],
    },
  ];
}
