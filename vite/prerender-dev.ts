import { globSync } from "tinyglobby";
import type { Connect, ViteDevServer } from "vite";
import { pageOf, readablePath } from "../app/browser/page-address.ts";
import { FAILURE_PATH } from "../app/browser/page-files.ts";
import type { render as Render } from "../app/entry.server.tsx";
import { bundleScript } from "./bundle-script.ts";
import { pageFile, renderPage, sharedParts, writeDocument } from "./document.ts";
import type { Site, SiteSource } from "./site-source.ts";

/** Where `vite` serves the CSS of all components, so that pages are styled before their code runs; and the boot script, a classic script. */
const STYLESHEET = "/app/styles.css";
const BOOT = "/app/boot.js";
const ENTRY = "/app/entry.client.tsx";

/** Shows the page in place of its error page once there is one. Vite's message to reload misses a page that was loading then. */
const RETRY = `<script>setInterval(async () => (await fetch("", { headers: { retry: "" } })).status < 500 && location.reload(), 1000)</script>`;

/** Serves pages and their data in `vite`. Content errors appear on Vite's error page. */
export function renderInDev(server: ViteDevServer, source: SiteSource): Connect.NextHandleFunction {
  return async function respond(request, response, next) {
    const pathname = (request.url ?? "/").replace(/[?#].*$/s, "");
    const path = readablePath(pathname);
    const send = (status: number, type: string, body: string) => void response.writeHead(status, { "Content-Type": type }).end(body);
    try {
      if (path === STYLESHEET) return send(200, "text/css", await stylesheet());
      if (path === BOOT) return send(200, "text/javascript", await bundleScript(source.root, "app/browser/boot.ts"));
      const site = await source.read();
      const { render } = (await server.ssrLoadModule("/app/entry.server.tsx")) as { render: typeof Render };
      if (site !== (await source.read())) return respond(request, response, next); // routes of a newer content don't fit these pages
      if (path.endsWith("/page.json")) {
        const file = pageFile(path.slice(0, -"/page.json".length) || "/", site, ENTRY);
        return send(file ? 200 : 404, "application/json", JSON.stringify(file ?? null));
      }
      const page = site.pages.has(pageOf(pathname)) ? pageOf(pathname) : FAILURE_PATH;
      send(page === FAILURE_PATH ? 404 : 200, "text/html; charset=utf-8", await documentOf(page, site, render));
    } catch (error) {
      if ("retry" in request.headers) return send(500, "text/plain", ""); // the first request has logged it
      server.ssrFixStacktrace(error as Error);
      response.writeHead(500).write(RETRY);
      next(error);
    }
  };

  async function documentOf(path: string, site: Site, render: typeof Render): Promise<string> {
    const html = writeDocument({
      ...(await sharedParts(site)),
      ...(await renderPage(path, { site, release: ENTRY, render })),
      stylesheet: STYLESHEET,
      boot: BOOT,
      scripts: [ENTRY],
    });
    return server.transformIndexHtml(path, html);
  }

  async function stylesheet(): Promise<string> {
    const files = globSync("app/**/*.css", { cwd: source.root }).sort();
    const styles = await Promise.all(files.map((file) => server.environments.client.transformRequest(`/${file}?direct`)));
    return styles.map((result) => result?.code).join("\n");
  }
}
