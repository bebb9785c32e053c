import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import { FAILURE_PATH, OFFLINE_PATH, pageFileUrl } from "../app/browser/page-files.ts";
import { ContentError } from "../app/content/problem.ts";
import type { render as Render } from "../app/entry.server.tsx";
import { documentFile } from "../hosting/policy.ts";
import { findDeadAnchors } from "./dead-anchors.ts";
import { pageFile, renderPage, sharedParts, writeDocument, writeRedirect } from "./document.ts";
import { renderInDev } from "./prerender-dev.ts";
import type { Site, SiteSource } from "./site-source.ts";

const CLIENT_ENTRY = "app/entry.client.tsx";
const SERVER_ENTRY = "app/entry.server.tsx";
const MANIFEST = ".vite/manifest.json";
/** Where the server's code is built to: only the build itself runs it. */
const SERVER_FOLDER = ".cache/server";

/**
 * Renders every page into a document: `vite build` writes them all with the files that they load, `vite` renders each for its request.
 *
 * It uses Vite's environments: `client` is the browser's code, `ssr` is {@link SERVER_ENTRY}, which renders pages in this process.
 */
export function prerender(source: SiteSource): Plugin {
  return {
    name: "site:prerender",
    config: (_config, { command }) => ({
      builder: { sharedConfigBuild: true, sharedPlugins: true }, // one `vite build` for both environments, which reads the content once
      environments: {
        client: { build: { manifest: MANIFEST, rolldownOptions: { input: CLIENT_ENTRY } } },
        ssr: {
          build: { outDir: SERVER_FOLDER, rolldownOptions: { input: SERVER_ENTRY, output: { entryFileNames: "server.mjs" } } },
          // One React in its production form; in `vite` its CommonJS must stay outside Vite's module runner.
          resolve: command === "build" ? { noExternal: true } : {},
        },
      },
    }),
    buildApp: {
      order: "post",
      async handler({ config, environments: { client, ssr }, build }) {
        if (!client || !ssr) throw new Error("Vite has no environments `client` and `ssr`.");
        console.log("Bundling the code and encoding the pictures");
        await build(client);
        await build(ssr);
        const site = await source.read();
        const server = pathToFileURL(path.resolve(ssr.config.build.outDir, "server.mjs")).href;
        const { render } = (await import(server)) as { render: typeof Render };
        await writePages({ site, root: source.root, folder: client.config.build.outDir, plugins: config.plugins, render });
        console.log(`Done: ${site.pages.size} pages`);
      },
    },
    configureServer: (server) => () => void server.middlewares.use(renderInDev(server, source)),
  };
}

interface PrerenderOptions {
  site: Site;
  root: string;
  /** Where the client was built to. */
  folder: string;
  plugins: readonly Plugin[];
  render: typeof Render;
}

async function writePages({ site, root, folder, plugins, render }: PrerenderOptions): Promise<void> {
  const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), "utf8")) as Manifest;
  rmSync(path.join(folder, path.dirname(MANIFEST)), { recursive: true });
  const shared = { ...(await sharedParts(root, site)), stylesheet: `/${manifest["style.css"]?.file}` };
  const [release = ""] = scriptsOf(manifest, [CLIENT_ENTRY]).slice(-1);
  const documents = new Map<string, string>();
  for (const page of [...site.pages.keys(), FAILURE_PATH, OFFLINE_PATH]) {
    const file = pageFile(page, site, release);
    const scripts = scriptsOf(manifest, [`app/routes/${layoutOf(page, site)}.tsx`, CLIENT_ENTRY]);
    const html = writeDocument({ ...shared, ...(await renderPage(page, site, render)), path: page, version: file?.version, scripts });
    documents.set(page, await transformHtml(html, page, plugins));
    write(file ? documentFile(page) : page, documents.get(page) as string);
    if (file) write(decodeURI(pageFileUrl(page)), JSON.stringify(file));
  }
  const problems = findDeadAnchors(documents);
  if (problems.length > 0) throw new ContentError(problems);
  const { website } = site.content.business;
  for (const [from, target] of Object.entries(site.content.redirects))
    write(documentFile(from), writeRedirect({ ...shared, target, website }));

  function write(file: string, data: string): void {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  }
}

/** The layout that renders a path. The code for 404.html is that for any path without a page, an article's. */
const layoutOf = (page: string, { pages }: Site): string => (page === OFFLINE_PATH ? "offline" : (pages.get(page)?.layout ?? "article"));

/** The addresses of the scripts that sources are built into, each after those that it imports. */
export function scriptsOf(manifest: Manifest, sources: string[]): string[] {
  const scripts = new Set<string>();
  const collect = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is missing: a page of app/pages.ts is rendered by it.`);
    chunk.imports?.forEach(collect);
    scripts.add(`/${chunk.file}`);
  };
  sources.forEach(collect);
  return [...scripts];
}

/** Applies the `transformIndexHtml` hooks of the site's plugins, which `vite build` calls for HTML files of the source only. */
async function transformHtml(html: string, pagePath: string, plugins: readonly Plugin[]): Promise<string> {
  let result = html;
  for (const { name, transformIndexHtml } of plugins) {
    if (!name.startsWith("site:") || typeof transformIndexHtml !== "function") continue;
    const context = { path: pagePath, filename: pagePath };
    result = await (transformIndexHtml as (html: string, context: object) => Promise<string> | string)(result, context);
  }
  return result;
}
