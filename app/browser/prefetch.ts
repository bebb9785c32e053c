import { matchRoutes, type RouteObject } from "react-router";
import { savesData } from "./connection.ts";
import { fetchPage } from "./fetch-page.ts";
import { pageOf } from "./page-address.ts";

/** Prefetches the code and data of a link's page when it is hovered, touched or focused. A failure is ignored: the click fetches again. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if (savesData()) return;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    const { route } = matchRoutes(routes, link.pathname)?.at(-1) ?? {};
    const isPage = route?.lazy || route?.Component; // a redirect has neither
    if (!isPage || /\.\w+$/.test(link.pathname)) return;
    if (typeof route.lazy === "function") route.lazy().catch(() => {});
    fetchPage(pageOf(link.pathname)).catch(() => {});
  };
  document.addEventListener("pointerover", prefetch);
  document.addEventListener("focusin", prefetch);
}
