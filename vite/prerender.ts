import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import { FAILURE_PATH, OFFLINE_PATH, toDocumentPage } from "../app/browser/document-page.ts";
import { NOT_KEPT, pageFileUrl } from "../app/browser/page-file.ts";
import { ContentError } from "../app/content/problem.ts";
import type { render as Render } from "../app/entry.server.tsx";
import { redirects } from "../app/redirects.ts";
import type { PageData } from "../app/schema/page.ts";
import { structuredData } from "../app/seo/structured-data.ts";
import { documentFile } from "../hosting/policy.ts";
import { cascadeLayers } from "./cascade-layers.ts";
import { findDeadAnchors } from "./dead-anchors.ts";
import { type DocumentParts, writeDocument, writeRedirect } from "./document.ts";
import { fontFaces, makeFont } from "./font.ts";
import { inlineScript } from "./inline-script.ts";
import { codeOfPage } from "./page-code.ts";
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
export function prerender(site: SiteSource): Plugin {
  return {
    name: "site:prerender",
    config: (_config, { command }) => ({
      builder: {}, // one `vite build` for both environments
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
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("Vite has no environments `client` and `ssr`.");
        console.log("Bundling the code and encoding the pictures");
        await builder.build(client);
        await builder.build(ssr);
        const { pages } = await site.read();
        console.log(`Writing ${pages.size} pages`);
        await writePages({
          site,
          plugins: client.config.plugins,
          clientDir: client.config.build.outDir,
          serverDir: ssr.config.build.outDir,
        });
        console.log(`Done: ${pages.size} pages`);
      },
    },
    configureServer: (server) => () => void server.middlewares.use(renderInDev(server, site)),
  };
}

interface PrerenderOptions {
  site: SiteSource;
  /** The plugins of the client environment: Vite creates other instances for each environment. */
  plugins: readonly Plugin[];
  /** Where the two environments were built to. */
  clientDir: string;
  serverDir: string;
}

async function writePages({ site: source, plugins, clientDir, serverDir }: PrerenderOptions): Promise<void> {
  const site = await source.read();
  const { content, pages, release } = site;
  const manifest = JSON.parse(readFileSync(path.join(clientDir, MANIFEST), "utf8")) as Manifest;
  rmSync(path.join(clientDir, path.dirname(MANIFEST)), { recursive: true });
  const stylesheet = manifest["style.css"]?.file;
  if (!stylesheet) throw new Error("Vite's manifest does not name the stylesheet.");
  const { render } = (await import(pathToFileURL(path.join(serverDir, "server.mjs")).href)) as { render: typeof Render };
  const shared = { ...(await sharedParts(source.root, site)), stylesheet: `/${stylesheet}` };

  const writePage = async (pagePath: string, page: PageData | undefined): Promise<string> => {
    const html = writeDocument({
      ...shared,
      ...(await pageParts({ pagePath, page, site, render })),
      page: page && writeHashed("page.json", JSON.stringify(toDocumentPage(page))),
      code: codeOfPage(manifest, pagePath, page?.layout),
    });
    return transformHtml(html, pagePath, plugins);
  };
  const documents = new Map<string, string>();
  for (const [pagePath, page] of pages) {
    documents.set(pagePath, await writePage(pagePath, page));
    write(documentFile(pagePath), documents.get(pagePath) as string);
    write(decodeURI(pageFileUrl(pagePath)), JSON.stringify({ release, page }));
  }
  const problems = findDeadAnchors(documents);
  if (problems.length > 0) throw new ContentError(problems);
  for (const pagePath of [FAILURE_PATH, OFFLINE_PATH]) write(pagePath, await writePage(pagePath, undefined));
  const { language } = content.labels;
  const { website } = content.business;
  for (const [from, target] of Object.entries(redirects)) write(documentFile(from), writeRedirect({ language, target, website }));

  /** Writes a file that browsers may cache forever: its name changes with its content. @returns Its address. */
  function writeHashed(name: string, data: string): string {
    const { name: stem, ext } = path.parse(name);
    const address = `/assets/${stem}-${createHash("sha256").update(data).digest("hex").slice(0, 8)}${ext}`;
    write(address, data);
    return address;
  }

  function write(file: string, data: string): void {
    const target = path.join(clientDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  }
}

/** The parts that all documents share, in `vite` and in `vite build`. */
export async function sharedParts(
  root: string,
  { content }: Site,
): Promise<Pick<DocumentParts, "language" | "styles" | "font" | "preferences" | "boot">> {
  const font = await makeFont(root);
  return {
    language: content.labels.language,
    // A bundle loses the statement that orders the layers, since it puts the layers themselves first.
    styles: `@layer ${cascadeLayers(root)};${fontFaces(font)}`,
    font: font.url,
    preferences: await inlineScript(root, "app/browser/before-paint.ts"),
    boot: await inlineScript(root, "app/browser/boot.ts"),
  };
}

/** The parts of a document that depend on its page, in `vite` and in `vite build`. */
export async function pageParts({
  pagePath,
  page,
  site,
  render,
}: {
  pagePath: string;
  /** None for 404.html and offline.html. */
  page: PageData | undefined;
  site: Site;
  render: typeof Render;
}): Promise<Pick<DocumentParts, "path" | "rendered" | "structuredData">> {
  const rendered = await render(pagePath, async (wanted) => {
    const found = site.pages.get(wanted);
    if (!found) throw new Response(null, pagePath === OFFLINE_PATH ? NOT_KEPT : { status: 404, statusText: "Not Found" });
    return found;
  });
  return { path: pagePath, rendered, structuredData: page && structuredData(page, site.content.business) };
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
