/** `npm run dev`: the site with hot reload. Every page is drawn anew for each request, and hydration errors show in the console. */
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import path from "node:path";
import { createServer } from "vite";
import { buildPages } from "../app/content/build-pages.ts";
import type { render as Render } from "../app/entry.server.tsx";
import { FAILURE_PATH, ROOT_ID, toDocumentPage } from "../app/hydration/document-page.ts";
import { pageOf } from "../app/navigation/page-address.ts";
import { SPRITE_URL } from "../app/ui/sprite/sprite-url.ts";
import { failForContent, loadContent, tellContentError } from "./content.ts";
import { fontFaces, makeFont } from "./fonts.ts";
import { encodePicture } from "./pictures.ts";
import { drawSprite } from "./sprite.ts";
import { viteConfig } from "./vite.ts";

const root = process.cwd();
const port = Number(process.env.PORT ?? 5173);
const host = process.env.HOST ?? "127.0.0.1";

/** Where the data lie that hydrate a page's document. */
const DOCUMENT_PAGE = "/document.json";

let site = await loadContent(root).catch(failForContent);
let pages = buildPages(site.content);
const font = await makeFont(root);
const release = "dev";

const http = createHttpServer();
const vite = await createServer({
  ...viteConfig({ root, source: () => site, release }),
  appType: "custom",
  server: { middlewareMode: { server: http }, watch: { ignored: ["**/.cache/**", "**/dist/**"] } },
});

vite.watcher.on("all", (_event, file) => {
  if (path.relative(path.join(root, "content"), file).startsWith("..")) return;
  void reload();
});

async function reload(): Promise<void> {
  try {
    site = await loadContent(root);
    pages = buildPages(site.content);
    vite.moduleGraph.invalidateAll();
    vite.ws.send({ type: "full-reload" });
  } catch (error) {
    tellContentError(error);
  }
}

http.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    answer(decodeURIComponent((request.url ?? "/").replace(/\?.*$/, ""))).then(
      ({ status, type, body }) => void response.writeHead(status, { "Content-Type": type }).end(body),
      (error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(error.stack);
      },
    );
  });
});

async function answer(url: string): Promise<{ status: number; type: string; body: string | Buffer }> {
  if (url === font.url) return { status: 200, type: "font/woff2", body: font.bytes };
  if (url === SPRITE_URL) return { status: 200, type: "image/svg+xml", body: drawSprite(site.content.brandIcons) };
  if (url === "/favicon.svg") return { status: 200, type: "image/svg+xml", body: readFileSync("app/favicon.svg") };
  if (url.startsWith("/pictures/")) {
    const file = await encodePicture(root, site.pictures.values(), url);
    return file
      ? { status: 200, type: `image/${path.extname(file).slice(1)}`, body: readFileSync(file) }
      : { status: 404, type: "text/plain", body: "No such picture" };
  }
  if (url.endsWith("/page.json")) {
    const page = pages.get(url.slice(0, -"/page.json".length) || "/");
    return page
      ? { status: 200, type: "application/json", body: JSON.stringify({ release, page }) }
      : { status: 404, type: "text/plain", body: "No such page" };
  }
  const documentPage = url.endsWith(DOCUMENT_PAGE) && pages.get(url.slice(0, -DOCUMENT_PAGE.length) || "/");
  if (documentPage) return { status: 200, type: "application/json", body: JSON.stringify(toDocumentPage(documentPage)) };
  const asked = pageOf(url);
  const found = pages.has(asked) ? asked : asked.startsWith("/blog-detail/") ? "/blog-detail" : FAILURE_PATH;
  return { status: found === FAILURE_PATH ? 404 : 200, type: "text/html; charset=utf-8", body: await draw(found) };
}

async function draw(pagePath: string): Promise<string> {
  const { render } = (await vite.ssrLoadModule("/app/entry.server.tsx")) as { render: typeof Render };
  const rendered = await render(pagePath, async (wanted) => {
    const page = pages.get(wanted);
    if (!page) throw new Response(null, { status: 404, statusText: "Not Found" });
    return page;
  });
  const page = pages.has(pagePath) ? ` data-page="${encodeURI(pagePath).replace(/\/$/, "")}${DOCUMENT_PAGE}"` : "";
  return vite.transformIndexHtml(
    pagePath,
    `<!doctype html><html lang="${site.content.words.language}" dir="ltr"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">${rendered.head}<style>${fontFaces(font)}</style>
    <link rel="icon" href="/favicon.svg"></head><body><div id="${ROOT_ID}" data-path="${pagePath}"${page}>${rendered.body}</div>
    <script type="module" src="/app/preferences.ts"></script><script type="module" src="/app/entry.client.tsx"></script></body></html>`,
  );
}

http.listen(port, host, () => console.log(`The site is at http://${host}:${port}, with hot reload (stop with Ctrl+C)`));
