import { globSync } from "tinyglobby";
import type { Connect, ViteDevServer } from "vite";
import { FAILURE_PATH, toDocumentPage } from "../app/browser/document-page.ts";
import { pageOf, readablePath } from "../app/browser/page-address.ts";
import { ContentError } from "../app/content/problem.ts";
import type { render as Render } from "../app/entry.server.tsx";
import { writeDocument } from "./document.ts";
import { pageParts, sharedParts } from "./prerender.ts";
import type { Site, SiteSource } from "./site-source.ts";

/** Where `vite` serves the CSS of all components, so that a page has its styles before its code runs. */
const STYLESHEET = "/app/styles.css";

/** The page's data for hydration, which `vite build` writes into a file. */
const DOCUMENT_PAGE = "/document.json";

const NOT_FOUND = { status: 404, type: "text/plain; charset=utf-8", body: "Not Found" };

interface DevResponse {
  status: number;
  type: string;
  body: string;
}

/** Renders pages, and writes their data, for the requests of `vite`. */
export function renderInDev(server: ViteDevServer, source: SiteSource): Connect.NextHandleFunction {
  return (request, response, next) => {
    respond((request.url ?? "/").replace(/[?#].*$/s, "")).then(
      ({ status, type, body }) => void response.writeHead(status, { "Content-Type": type }).end(body),
      (error: Error) => {
        if (!(error instanceof ContentError)) server.ssrFixStacktrace(error);
        next(error);
      },
    );
  };

  async function respond(pathname: string): Promise<DevResponse> {
    const site = await source.read();
    const { pages, release } = site;
    const path = readablePath(pathname);
    if (path === STYLESHEET) return { status: 200, type: "text/css", body: await stylesheet() };
    const json = (data: unknown): DevResponse => ({ status: 200, type: "application/json", body: JSON.stringify(data) });
    const pageAt = (suffix: string) => pages.get(path.slice(0, -suffix.length) || "/");
    if (path.endsWith("/page.json")) {
      const page = pageAt("/page.json");
      return page ? json({ release, page }) : NOT_FOUND;
    }
    if (path.endsWith(DOCUMENT_PAGE)) {
      const page = pageAt(DOCUMENT_PAGE);
      return page ? json(toDocumentPage(page)) : NOT_FOUND;
    }
    const requested = pageOf(pathname);
    const pagePath = pages.has(requested) ? requested : FAILURE_PATH;
    return { status: pagePath === FAILURE_PATH ? 404 : 200, type: "text/html; charset=utf-8", body: await documentOf(pagePath, site) };
  }

  async function documentOf(pagePath: string, site: Site): Promise<string> {
    const { render } = (await server.ssrLoadModule("/app/entry.server.tsx")) as { render: typeof Render };
    const page = site.pages.get(pagePath);
    const html = writeDocument({
      ...(await sharedParts(source.root, site)),
      ...(await pageParts({ pagePath, page, site, render })),
      page: page && `${encodeURI(pagePath).replace(/\/$/, "")}${DOCUMENT_PAGE}`,
      stylesheet: STYLESHEET,
      code: ["/app/entry.client.tsx", "/vite/dev-stylesheet.client.ts"],
    });
    return server.transformIndexHtml(pagePath, html);
  }

  async function stylesheet(): Promise<string> {
    const files = globSync("app/**/*.css", { cwd: source.root }).sort();
    const styles = await Promise.all(files.map((file) => server.environments.client.transformRequest(`/${file}?direct`)));
    return styles.map((result) => result?.code).join("\n");
  }
}
