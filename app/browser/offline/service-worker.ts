/**
 * The service worker: it keeps pages for a visitor without a signal (docs/offline.md).
 *
 * A document is kept together with the files that it names, or not at all. Their names change with their content, so each kept document
 * finds its own scripts, whichever release it is of.
 */

import { redirects } from "../../redirects.ts";
import { OFFLINE_PATH } from "../document-page.ts";
import { pageOf } from "../page-address.ts";
import { NOT_KEPT, pageFileUrl } from "../page-file.ts";
import { FILES, PAGES, PICTURES, type Visit } from "./kept.ts";

/** How long a document, or a file without a hash in its name, may stay away before the kept copy is taken. */
const NETWORK_WAIT_MS = 3000;

/** 60 pictures of at most 170 KB are at most 10 MB. */
const MOST_PICTURES = 60;
const MOST_PICTURE_BYTES = 170 * 1024;

const MOST_PAGES = 60;

/** Whether documents may be fetched while the worker starts. Firefox shows its error page when such a fetch fails, whatever the worker responds. */
const PRELOADS = !/Firefox\//.test(navigator.userAgent);

/** What is kept from the start. */
const ALWAYS = [OFFLINE_PATH, "/contact"];

/** The files that a document names and needs. */
const NEEDED = /\/(?:assets\/[\w.-]+|sprite\.svg|contact\.vcf)/g;

const ASSET = /^\/assets\//;
const PICTURE = /^\/pictures\//;
const PAGE_FILE = /\/page\.json$/;
const OTHER_FILE = /\.(?!html$)\w+$/;

const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => {
  void worker.skipWaiting(); // any worker can serve the pages of any release
  const keepAlways = async () => {
    for (const path of ALWAYS) await keepPage(path);
  };
  event.waitUntil(keepAlways());
});

worker.addEventListener("activate", (event) => {
  const takeOver = async () => {
    await worker.registration.navigationPreload?.[PRELOADS ? "enable" : "disable"]();
    await dropOldFiles();
    await worker.clients.claim(); // the page that is open may lose its signal, too
  };
  event.waitUntil(takeOver());
});

worker.addEventListener("message", (event) => event.waitUntil(keepVisit(event.data as Visit)));

worker.addEventListener("fetch", (event) => {
  const { method, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || headers.has("range")) return;
  if (ASSET.test(pathname)) event.respondWith(cacheFirst(event, FILES));
  else if (PICTURE.test(pathname)) event.respondWith(cacheFirst(event, PICTURES));
  else event.respondWith(networkFirst(event, pathname));
});

/** For files whose names change with their content. A query is a retry's (app/browser/load-chunk.ts): it asks for another copy. */
async function cacheFirst(event: FetchEvent, cache: string): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const kept = search ? undefined : await findKept(pathname);
  if (kept) return kept;
  const response = await fetch(event.request);
  event.waitUntil(keepResponse(cache, pathname, response.clone()).catch(() => {})); // the storage can be full
  return response;
}

/** For all else: what is kept is only for a network that fails, or lets the visitor wait. */
async function networkFirst(event: FetchEvent, pathname: string): Promise<Response> {
  const isDocument = event.request.mode === "navigate" && !OTHER_FILE.test(pathname);
  const page = pageOf(pathname);
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_WAIT_MS));
  const response = await Promise.race([network.catch(() => undefined), tooLate]);
  return (
    response ??
    (await findKept(isDocument ? encodeURI(redirects[page] ?? page) : pathname)) ??
    network.catch(async (failure) => {
      const notKept = isDocument ? await findKept(OFFLINE_PATH) : PAGE_FILE.test(pathname) && new Response(null, NOT_KEPT);
      if (!notKept) throw failure;
      return notKept;
    })
  );
}

const findKept = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true }).catch(() => undefined);

/** Keeps the page that the visitor is on. It does not repeat what failed: the next visit does. */
async function keepVisit({ pathname, files }: Visit): Promise<void> {
  await keepPage(pageOf(pathname)).catch(() => {});
  // From the browser's own cache or not at all: no byte is transferred twice.
  const seen: RequestInit = { cache: "only-if-cached", mode: "same-origin" };
  await Promise.allSettled(files.map((file) => keepFile(PICTURE.test(file) ? PICTURES : FILES, file, seen)));
  await dropOldest(PAGES, 2 * MOST_PAGES); // a document and its page.json each
}

/** Keeps a page: its document, all that this names, and its page.json. @throws Error when one of them does not load. */
async function keepPage(path: string): Promise<void> {
  const response = await fetch(encodeURI(path), { cache: "no-cache" });
  const html = response.ok ? await response.text() : "";
  // Any other document is a redirect's, a host's failure, or the sign-in page of a public network.
  if (!html.includes(` data-path="${path}"`)) return;
  await Promise.all([...new Set(html.match(NEEDED))].map((file) => keepFile(FILES, file)));
  const pages = await caches.open(PAGES);
  const data = path === OFFLINE_PATH ? undefined : await fetch(pageFileUrl(path), { cache: "no-cache" });
  if (data?.ok) await pages.put(pageFileUrl(path), data);
  // A response that was redirected may not be a document's: the text gets one of its own.
  await pages.put(encodeURI(path), new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
}

async function keepFile(cache: string, path: string, options?: RequestInit): Promise<void> {
  const isUnchanging = ASSET.test(path) || PICTURE.test(path);
  if (!(isUnchanging && (await findKept(path)))) await keepResponse(cache, path, await fetch(path, options));
}

/** @throws Error when the response is not the whole file: some hosts send a document with status 200 for a file that they lack. */
async function keepResponse(cache: string, path: string, response: Response): Promise<void> {
  const { status, type, headers } = response;
  const { size } = await response.clone().blob();
  if (status !== 200 || type !== "basic" || !size || /html/.test(headers.get("Content-Type") ?? ""))
    throw new Error(`${path} is not kept.`);
  if (cache === PICTURES && size > MOST_PICTURE_BYTES) return;
  await (await caches.open(cache)).put(path, response);
  if (cache === PICTURES) await dropOldest(PICTURES, MOST_PICTURES);
}

async function dropOldest(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  const always = [...ALWAYS, ...ALWAYS.map(pageFileUrl)];
  const keys = (await cache.keys()).filter(({ url }) => !always.includes(new URL(url).pathname));
  await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)));
}

/** Drops the files that no kept document names, and caches under names that are no longer in use. */
async function dropOldFiles(): Promise<void> {
  for (const name of await caches.keys()) if (![PAGES, FILES, PICTURES].includes(name)) await caches.delete(name);
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const documents = await Promise.all((await pages.matchAll()).map((response) => response.text()));
  const needed = new Set(documents.flatMap((html) => html.match(NEEDED) ?? []));
  for (const key of await files.keys()) if (!needed.has(new URL(key.url).pathname)) await files.delete(key);
}
