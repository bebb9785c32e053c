import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { pageOf } from "./browser/page-address.ts";
import { type PageModule, page } from "./browser/page-module.ts";
import { type PageName, redirects, routeTable } from "./route-table.ts";
import type { PageData } from "./schema/page.ts";

/** The code of each page, which loads when a visitor comes near it. */
const pageModules: Record<PageName, PageModule> = {
  home: page("home", () => import("./routes/home.tsx")),
  about: page("about", () => import("./routes/about.tsx")),
  "help-center": page("help-center", () => import("./routes/help-center.tsx")),
  faqs: page("faqs", () => import("./routes/faqs.tsx")),
  terms: page("terms", () => import("./routes/terms.tsx")),
  privacy: page("privacy", () => import("./routes/privacy.tsx")),
  blogs: page("blogs", () => import("./routes/blogs.tsx")),
  "blog-standard": page("blog-standard", () => import("./routes/blog-standard.tsx")),
  "blog-detail": page("blog-detail", () => import("./routes/blog-detail.tsx")),
  contact: page("contact", () => import("./routes/contact.tsx")),
  services: page("services", () => import("./routes/services.tsx")),
  service: page("service", () => import("./routes/service.tsx")),
  article: page("article", () => import("./routes/article.tsx")),
  team: page("team", () => import("./routes/team.tsx")),
  areas: page("areas", () => import("./routes/areas.tsx")),
  support: page("support", () => import("./routes/support.tsx")),
  accessibility: page("accessibility", () => import("./routes/accessibility.tsx")),
  "site-map": page("site-map", () => import("./routes/site-map.tsx")),
  search: page("search", () => import("./routes/search.tsx")),
};

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

/** The routes for React Router: each page of the route table with its data, and the redirects, inside the site's layout. */
export function createRoutes({ Site, Failure, LayoutFailure, loadPage }: RouteContext): RouteObject[] {
  const pageRoute = ([path, name]: [string, PageName]): RouteObject => {
    const module = pageModules[name];
    let data: Promise<PageData> | undefined;
    return {
      id: path,
      path,
      loader: ({ request }: LoaderFunctionArgs) => {
        data = loadPage(pageOf(new URL(request.url).pathname), request, { isCodeLost: module.hasFailed });
        return Promise.all([data, module.loadRest()]).then(([page]) => page);
      },
      // Code that is gone may have gone with its release: the data then load the new one as a document (ERR-02). Data that failed, too, say why.
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
            ...Object.entries(routeTable).map(pageRoute),
            ...Object.entries(redirects).map(([path, target]): RouteObject => ({ id: path, path, loader: () => redirect(target) })),
          ],
        },
      ],
    },
  ];
}
