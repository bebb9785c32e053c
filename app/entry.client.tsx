import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/reset.css";
import "./styles/base.css";
import "virtual:picture-tones.css";

import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { readPageElement } from "./browser/document-page.ts";
import { HydratedSignal } from "./browser/hydrated-signal.tsx";
import { loadPage } from "./browser/load-page.ts";
import { reportWebVitals } from "./browser/report-web-vitals.ts";
import { createRoutes, readablePath } from "./routes.ts";
import { Failure } from "./sections/failure/failure.tsx";
import { Site } from "./site.tsx";

/**
 * Makes the document alive. It is first hydrated as the page that it was written for; when the address asks for another one (a host
 * answers with 404.html, or with /blog-detail for any id), the router then goes there.
 */
async function start(container: HTMLElement): Promise<void> {
  const { path, page } = readPageElement();
  const { pathname, search, hash } = window.location;
  const isOtherPage = readablePath(pathname) !== path;
  if (isOtherPage) history.replaceState(history.state, "", encodeURI(path));
  else if (pathname !== "/" && pathname.endsWith("/")) history.replaceState(history.state, "", `${encodeURI(path)}${search}${hash}`);

  const routes = createRoutes({ Site, Failure, loadPage });
  const matches = matchRoutes(routes, encodeURI(path)) ?? [];
  const { route } = matches.at(-1) ?? {};
  if (!route?.id) throw new Error(`No route matches '${path}', which this document was written for.`);
  await loadCode(route);

  const hydrationData: HydrationState = page
    ? { loaderData: { [route.id]: page } }
    : { errors: { pages: { status: 404, statusText: "Not Found", internal: false, data: null } } };
  const router = createBrowserRouter(routes, { hydrationData });
  const goOn = () => void (isOtherPage && router.navigate(`${pathname}${search}${hash}`, { replace: true }));
  hydrateRoot(
    container,
    <StrictMode>
      <RouterProvider router={router} />
      <HydratedSignal onHydrated={goOn} />
    </StrictMode>,
  );
}

/** Loads a route's code into it, so that the first drawing in the browser equals the document. */
async function loadCode(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  const code = await route.lazy();
  delete route.lazy;
  Object.assign(route, code);
}

const container = document.getElementById("root");
if (container) await start(container);
reportWebVitals();
void import("./styles/page-transitions.css");
