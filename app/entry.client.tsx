import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/reset.css";
import "./styles/base.css";
import "./styles/forced-colors.css";
import "./styles/print.css";

import { measure } from "virtual:site";
import { StrictMode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { fetchPage, loadPage, markMissing } from "./browser/fetch-page.ts";
import { abandonHydration, hasFailed, hydrated, isHydrated } from "./browser/hydrated.ts";
import { installWorker } from "./browser/offline/page-worker.ts";
import { DEFAULT_DETAIL, pageOf, readablePath, singleSlashes } from "./browser/page-address.ts";
import { FAILURE_PATH, OFFLINE_PATH, ROOT_ID, STYLESHEET_ID } from "./browser/page-files.ts";
import { followStoredPreferences } from "./browser/preferences.ts";
import { prefetchOnIntent } from "./browser/prefetch.ts";
import { reportWebVitals } from "./browser/report-web-vitals.ts";
import { createRoutes } from "./routes.ts";

/** Lets the browser handle input in between. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

await pause(); // evaluating React took a while

/** Changes with the code: this file's name contains a hash of everything it imports. */
const release = new URL(import.meta.url).pathname;

const container = document.getElementById(ROOT_ID) as HTMLElement;
const { path = "", version } = container.dataset;
let wantedHash = (): string => ""; // the router says it, once there is one
const routes = createRoutes((wanted, request) => loadPage(wanted, request, { release, hash: wantedHash() }));
const matched = (matchRoutes(routes, encodeURI(path)) ?? []).map(({ route }) => route);

/**
 * Hydrates the document as the page it was rendered for. If the address is another page's, the router then navigates there: hosts serve
 * 404.html for unknown paths, and /blog-detail for any id.
 */
async function hydrate(): Promise<void> {
  const [loaderData] = await Promise.all([readLoaderData(), loadMatchedRoutes(), loadStylesheet()]);
  const prerendered = container.cloneNode(true);
  await pause();
  if (hasFailed()) return;
  // Hydrating would undo the change, and React could fail on it later.
  if (container.textContent !== window.prerenderedText) throw new Error("A translator or an extension has changed the page.");

  const { href, pathname, search, hash } = window.location;
  const isOtherPage = readablePath(pathname) !== path;
  history.replaceState(history.state, "", isOtherPage ? encodeURI(path) : `${encodeURI(path)}${search}${hash}`);
  const notFound = { pages: { status: 404, statusText: "Not Found", internal: false, data: null } };
  const router = createBrowserRouter(routes, { hydrationData: path === FAILURE_PATH ? { errors: notFound } : { loaderData } });
  wantedHash = () => router.state.navigation.location?.hash ?? "";
  let root: Root;
  const restorePrerendered = () => {
    root.unmount();
    router.dispose();
    container.replaceWith(prerendered);
    history.replaceState(history.state, "", href);
  };
  const onError = (error: unknown) => {
    // An extension moved or removed a node that React is removing (https://github.com/facebook/react/issues/11538).
    if (isHydrated()) return error instanceof DOMException && error.name === "NotFoundError" && window.location.reload();
    abandonHydration(error);
    queueMicrotask(restorePrerendered); // React cannot unmount while it renders
  };
  // A transition renders in slices of a few milliseconds, so the browser can handle input in between.
  startTransition(() => {
    root = hydrateRoot(
      container,
      <StrictMode>
        {/* A new page renders in one go: the visitor is waiting for it, and slices take longer. */}
        <RouterProvider router={router} useTransitions={false} onError={onError} />
      </StrictMode>,
    );
  });
  await hydrated;
  if (path === DEFAULT_DETAIL && pageOf(pathname) !== path) markMissing(pageOf(pathname));
  if (path === OFFLINE_PATH) history.replaceState(history.state, "", href);
  else if (isOtherPage) void router.navigate(`${singleSlashes(pathname)}${search}${hash}`, { replace: true });
  prefetchOnIntent(routes);
  installWorker(router);
  if (import.meta.env.PROD) void measure?.().catch(() => {});
}

/** Reads the data that the document was rendered from, by route id. 404.html and offline.html have none. */
async function readLoaderData(): Promise<Record<string, unknown>> {
  if (!version) return {};
  const file = await fetchPage(path, window.pageFile);
  const { id } = matched.at(-1) ?? {};
  if (file?.version === version && id) return { [id]: file.page };
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (loaded?.type !== "reload") window.location.reload(); // Back or a restored tab took the document from a cache
  throw new Error(`The document of ${path} and its data are from different releases.`);
}

/** Loads the code of the document's route, as https://reactrouter.com/start/data/custom#4-hydrate-in-the-browser describes. */
async function loadMatchedRoutes(): Promise<void> {
  for (const route of matched) if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Waits for the full stylesheet: without it, what the code renders is unstyled. The boot script handles its failure. */
async function loadStylesheet(): Promise<void> {
  const link = document.getElementById(STYLESHEET_ID) as HTMLLinkElement;
  if (!link.sheet) await new Promise((resolve) => link.addEventListener("load", resolve));
}

followStoredPreferences();
await hydrate().catch(abandonHydration);
reportWebVitals();
