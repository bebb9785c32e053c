import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { type PageModule, page } from "./browser/page-module.ts";
import type { PageData } from "./schema/page.ts";

const home = page("home", () => import("./routes/home.tsx"));
const about = page("about", () => import("./routes/about.tsx"));
const helpCenter = page("help-center", () => import("./routes/help-center.tsx"));
const faqs = page("faqs", () => import("./routes/faqs.tsx"));
const terms = page("terms", () => import("./routes/terms.tsx"));
const privacy = page("privacy", () => import("./routes/privacy.tsx"));
const blogs = page("blogs", () => import("./routes/blogs.tsx"));
const blogStandard = page("blog-standard", () => import("./routes/blog-standard.tsx"));
const blogDetail = page("blog-detail", () => import("./routes/blog-detail.tsx"));
const contact = page("contact", () => import("./routes/contact.tsx"));
const services = page("services", () => import("./routes/services.tsx"));
const service = page("service", () => import("./routes/service.tsx"));
const article = page("article", () => import("./routes/article.tsx"));
const team = page("team", () => import("./routes/team.tsx"));
const areas = page("areas", () => import("./routes/areas.tsx"));
const support = page("support", () => import("./routes/support.tsx"));

/** Every path of the site and what is shown there, in the order of the specification's table (RT-01 to RT-05, RT-07). */
export const routeTable: Record<string, PageModule> = {
  "/": home,
  "/aboutus": about,
  "/helpcenter": helpCenter,
  "/helpcenter-faqs": faqs,
  "/terms": terms,
  "/privacy": privacy,
  "/blogs": blogs,
  "/blog-standard": blogStandard,
  "/blog-detail": blogDetail,
  "/blog-detail/:id": blogDetail,
  "/contact": contact,
  "/services": services,

  // the services (RT-02)
  "/air-conditioning-installation": service,
  "/air-conditioning-maintenance": service,
  "/refrigeration-services": service,
  "/fault-finding-repairs": service,
  "/plumbing-services": service,
  "/tiling-painting": service,
  "/doors-skirting-installation": service,
  "/cold-room-installation-repairs": service,
  "/home-renovation-improvement": service,
  "/electrical-installations-repairs": service,

  // the posts of the business's own topics (RT-03)
  "/top-tips-for-a-seamless-air-conditioning-installation": article,
  "/fridge-cold-room-maintenance": article,
  "/maintain-your-air-conditioning-system": article,
  "/air-conditioning-fault-finding": article,
  "/keeping-your-renovations-in-top-shape": article,
  "/home-renovation-guide": article,

  // the articles on home technology; their spelling is the specification's (RT-04)
  "/top-tips-for-a-seamless-dstv-installation": article,
  "/step-by-step installation": article,
  "/tv-mounting-blog": article,
  "/right-cctv-sytem": article,
  "/maintain-your-air-condition": article,
  "/common-dstv-issue": article,
  "/maintaining-youropneview": article,
  "/why-regular-maintenance-is-key": article,
  "/the-ultimate-guide-to-home": article,

  // pages that others link to (RT-07)
  "/team": team,
  "/areas-we-serve": areas,
  "/support": support,

  // posts and articles that the owner adds; whatever else has no page fails with 404 (RT-06)
  "/*": article,
};

/** Paths that lead to another one (RT-07). */
export const redirects: Record<string, string> = { "/contact-us": "/contact" };

/** Paths at which the built site holds files of its own, where no page can live. */
export const reservedPaths = ["/404", "/assets", "/pictures", "/social"];

/**
 * A path of an address as it is written in the route table: decoded, without a slash or `/index.html` at its end. A malformed one stays as
 * it is.
 */
export function readablePath(pathname: string): string {
  const path = pathname.replace(/\/index\.html$/, "/").replace(/(?<=.)\/+$/, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The page that a path asks for: the address of its files, without a slash at its end.
 *
 * `/blog-detail/3abc` asks for post 3, `/blog-detail/abc` for the default text (BLOG-04, BLOG-06).
 */
export function pageOf(pathname: string): string {
  const path = readablePath(pathname);
  const detail = /^\/blog-detail\/(.+)$/s.exec(path);
  if (!detail) return path;
  const id = Number.parseInt(detail[1] ?? "", 10);
  return Number.isNaN(id) ? "/blog-detail" : `/blog-detail/${id}`;
}

/** What the routes need from the side that they run on: the browser, or the prerender. */
export interface RouteContext {
  /** The frame around every page. */
  Site: ComponentType;
  /** The failure screen (ERR-01). */
  Failure: ComponentType;
  /**
   * Finds what a page shows, for a visitor who asks for it.
   *
   * @param options.isCodeLost Whether the code that draws it failed to load before, and may not come without a full load.
   * @throws Response with status 404 where there is no such page.
   */
  loadPage(path: string, request: Request, options: { isCodeLost: boolean }): Promise<PageData>;
}

/** The routes for React Router: the table above, each page with its data, inside the site's frame. */
export function createRoutes({ Site, Failure, loadPage }: RouteContext): RouteObject[] {
  const pageRoute = ([path, loadCode]: [string, PageModule]): RouteObject => {
    let data: Promise<PageData> | undefined;
    return {
      id: path,
      path,
      loader: ({ request }: LoaderFunctionArgs) => {
        data = loadPage(pageOf(new URL(request.url).pathname), request, { isCodeLost: loadCode.hasFailed });
        return Promise.all([data, loadCode.loadRest()]).then(([page]) => page);
      },
      // Code that is gone may have gone with its release. The data tell, and then load the new one as a document (ERR-02).
      lazy: () =>
        loadCode().catch(async (failure) => {
          await data?.catch(() => {});
          throw failure;
        }),
    };
  };
  return [
    {
      id: "site",
      Component: Site,
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
