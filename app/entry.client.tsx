import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/reset.css";
import "./styles/base.css";
import "./styles/page-transitions.css";
import "virtual:picture-tones.css";

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ROOT_ID, readDocumentPage } from "./browser/document-page.ts";
import { replayEarlyInput } from "./browser/early-input.ts";
import { HydratedSignal } from "./browser/hydrated-signal.tsx";
import { fetchAhead, isFetchedAhead, loadPage, noteRelease } from "./browser/load-page.ts";
import { followStoredPreferences } from "./browser/preferences.ts";
import { prefetchOnIntent } from "./browser/prefetch.ts";
import { reportWebVitals } from "./browser/report-web-vitals.ts";
import { noteDeparturesInHistory } from "./browser/travelling-picture.ts";
import { createRoutes, pageOf, readablePath, redirects } from "./routes.ts";
import { Failure } from "./sections/failure/failure.tsx";
import { Site } from "./site.tsx";
import { preloadMainPicture } from "./ui/picture/main-picture.ts";

/**
 * Makes the document alive. It is first hydrated as the page that it was written for; when the address asks for another one (a host
 * answers with 404.html, or with /blog-detail for any id), the router then goes there.
 */
async function start(container: HTMLElement): Promise<void> {
  const { path, page } = await readDocumentPage(container);
  const { pathname, search, hash } = window.location;
  const isOtherPage = readablePath(pathname) !== path;
  const routes = createRoutes({ Site, Failure, loadPage });
  const matches = matchRoutes(routes, encodeURI(path)) ?? [];
  const { route } = matches.at(-1) ?? {};
  if (!route?.id) throw new Error(`No route matches '${path}'.`);
  await Promise.all([loadCode(route), window.early?.sheet]);

  // The router begins where the document belongs: `/services/` and `/services/index.html` are `/services`.
  history.replaceState(history.state, "", isOtherPage ? encodeURI(path) : `${encodeURI(path)}${search}${hash}`);
  const hydrationData: HydrationState = page
    ? { loaderData: { [route.id]: page } }
    : { errors: { pages: { status: 404, statusText: "Not Found", internal: false, data: null } } };
  noteDeparturesInHistory();
  const router = createBrowserRouter(routes, { hydrationData });
  const goOn = () => void (isOtherPage && router.navigate(`${pathname}${search}${hash}`, { replace: true }));
  // A transition is done in slices of a few milliseconds, with room for the visitor in between.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        {/* A new page is drawn in one go: it comes by a click, and slices would only take longer. */}
        <RouterProvider router={router} useTransitions={false} />
        <HydratedSignal onHydrated={goOn} />
      </StrictMode>,
    );
  });
  prefetchOnIntent((path, picture) => void prefetchPage(routes, path, picture));
}

/** Fetches a page's code and data, and its main picture if that is wanted. */
async function prefetchPage(routes: RouteObject[], address: string, picture: boolean): Promise<void> {
  const wanted = pageOf(address);
  const path = redirects[wanted] ?? wanted;
  if (isFetchedAhead(path)) return;
  const { route } = matchRoutes(routes, encodeURI(path))?.at(-1) ?? {};
  if (typeof route?.lazy === "function") route.lazy().catch(() => {}); // the navigation meets it again, and loads the page as a document
  const page = await fetchAhead(path);
  if (picture && page?.kind === "service") preloadMainPicture(page.image, "hero");
  if (picture && (page?.kind === "article" || page?.kind === "blog-detail")) preloadMainPicture(page.image, "article");
}

/** Loads a route's code into it, so that the first drawing in the browser equals the document. */
async function loadCode(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  const code = await route.lazy();
  delete route.lazy;
  Object.assign(route, code);
}

if (window.early) replayEarlyInput(window.early);
followStoredPreferences();
noteRelease();
const container = document.getElementById(ROOT_ID);
if (container) await start(container);
reportWebVitals();
