import { redirects } from "virtual:site";
import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/reset.css";
import "./styles/base.css";
import "./styles/forced-colors.css";
import "./styles/print.css";
import "./styles/page-transitions.css";

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { OFFLINE_PATH, ROOT_ID, readDocumentPage, STYLESHEET_ID } from "./browser/document-page.ts";
import { outlineOf } from "./browser/event-queue.ts";
import { tolerateForeignChanges } from "./browser/foreign-changes.ts";
import { hydration } from "./browser/hydrated.ts";
import { HydratedSignal } from "./browser/hydrated-signal.tsx";
import { loadChunk } from "./browser/load-chunk.ts";
import { pageOf, readablePath, singleSlashes } from "./browser/page-address.ts";
import { isPrefetched, keepPage, loadPageData, noteRelease, prefetchPageData } from "./browser/page-data.ts";
import { NOT_KEPT } from "./browser/page-file.ts";
import { followStoredPreferences } from "./browser/preferences.ts";
import { prefetchOnIntent } from "./browser/prefetch.ts";
import { replayClicks } from "./browser/replay.ts";
import { reportWebVitals } from "./browser/report-web-vitals.ts";
import { savesData } from "./browser/saves-data.ts";
import { noteDeparturesInHistory } from "./browser/shared-element.ts";
import { createRoutes } from "./routes.ts";
import { Failure, LayoutFailure } from "./sections/failure/failure.tsx";
import { Site } from "./site.tsx";
import { preloadLcpImage } from "./ui/picture/lcp-image.ts";
import { readProse } from "./ui/prose/read-prose.ts";

/**
 * Hydrates the document. It is first hydrated as the page that it was written for; when the address asks for another one (a host serves
 * 404.html, or /blog-detail for any id), the router then goes there.
 *
 * @throws Error when that fails; the document is then as it was served.
 */
async function hydrate(container: HTMLElement): Promise<void> {
  const { path, page } = await readDocumentPage(container, readProse);
  const { search, hash } = window.location;
  const pathname = singleSlashes(window.location.pathname);
  const isOtherPage = readablePath(pathname) !== path;
  const routes = createRoutes({ Site, Failure, LayoutFailure, loadPage: loadPageData });
  const matches = matchRoutes(routes, encodeURI(path)) ?? [];
  const { route } = matches.at(-1) ?? {};
  if (!route?.id) throw new Error(`No route matches '${path}'.`);
  await Promise.all([loadCode(route), loadStyles()]);
  const { served } = window.early ?? {};
  // A translator or an extension changed the page for the visitor. React would replace the change, and could fail on it later.
  if (served && served !== outlineOf(container)) throw new Error("The page was changed before it was hydrated, and is left as it is.");

  // The router begins where the document belongs: `/services/` and `/services/index.html` are `/services`.
  history.replaceState(history.state, "", isOtherPage ? encodeURI(path) : `${encodeURI(path)}${search}${hash}`);
  const hydrationData: HydrationState = page
    ? { loaderData: { [route.id]: page } }
    : {
        errors: {
          pages: { ...(path === OFFLINE_PATH ? NOT_KEPT : { status: 404, statusText: "Not Found" }), internal: false, data: null },
        },
      };
  if (page) keepPage(path, page);
  noteDeparturesInHistory();
  const router = createBrowserRouter(routes, { hydrationData });
  // A transition renders in slices of a few milliseconds, so that the browser can handle input in between.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        {/* A new page renders in one go: a click asked for it, and slices would only take longer. */}
        <RouterProvider router={router} useTransitions={false} />
        <HydratedSignal />
      </StrictMode>,
    );
  });
  await hydration;
  if (isOtherPage) void router.navigate(`${pathname}${search}${hash}`, { replace: true });
  prefetchOnIntent((target, picture) => void prefetchPage(routes, target, picture));
  if (!savesData())
    setTimeout(
      () =>
        loadChunk("entry.idle", () => import("./entry.idle.ts")).then(
          ({ whenIdle }) => whenIdle(router),
          () => {},
        ),
      IDLE_MS,
    );
}

/** How long after hydration the code that can wait is fetched, in milliseconds: pictures and late sections come first. */
const IDLE_MS = 3000;

/** Prefetches a page's code and data, and its LCP image if `picture` is set. */
async function prefetchPage(routes: RouteObject[], address: string, picture: boolean): Promise<void> {
  const wanted = pageOf(address);
  const path = redirects[wanted] ?? wanted;
  if (isPrefetched(path)) return;
  const { route } = matchRoutes(routes, encodeURI(path))?.at(-1) ?? {};
  if (typeof route?.lazy === "function") route.lazy().catch(() => {}); // the navigation fails on it again, and loads the page as a document
  const page = await prefetchPageData(path);
  if (picture && page?.layout === "service") preloadLcpImage(page.image, "hero");
  if (picture && (page?.layout === "article" || page?.layout === "blog-detail")) preloadLcpImage(page.image, "article");
}

/** Leaves the document as it was served, under the address that the visitor asked for. */
function keepServedPage(failure: unknown): void {
  history.replaceState(history.state, "", address);
  // A partly hydrated page must not intercept a link: the browser alone follows it.
  window.addEventListener("click", (event) => container?.contains(event.target as Node) && event.stopPropagation(), true);
  (window.early?.giveUp ?? reportError)(failure);
}

/** Loads a route's code into it, so that the first render in the browser equals the document. */
async function loadCode(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  const code = await route.lazy();
  delete route.lazy;
  Object.assign(route, code);
}

/** Waits for the whole stylesheet: without it, what the code renders has no style. @throws Error when it does not load. */
async function loadStyles(): Promise<void> {
  const event = (await window.early?.stylesheet) as Event | undefined;
  const link = document.getElementById(STYLESHEET_ID) as HTMLLinkElement;
  if (event?.type === "error" || !link.sheet?.cssRules[0]) throw new Error(`Loading stylesheet ${link.href} failed`);
}

if (window.early) replayClicks(window.early);
tolerateForeignChanges();
followStoredPreferences();
noteRelease();
const address = window.location.href;
const container = document.getElementById(ROOT_ID);
// Awaited, so that the bundler puts what pages share with this file into chunks of their own, and not in here.
if (container) await hydrate(container).catch(keepServedPage);
reportWebVitals();
