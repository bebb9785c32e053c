/**
 * The service worker: caches pages for offline use (docs/decisions/0024-service-worker.md), each document with the files that it references.
 * Their names contain hashes of their content, so a document of any release finds its own scripts.
 */

/// <reference lib="webworker" />

import { OFFLINE_PATH, pageFileUrl } from "../page-files.ts";
import { CACHE } from "./cached-pages.ts";

/** How long a document, or a file without a hash in its name, may take before the cached copy is returned, in milliseconds. */
const NETWORK_TIMEOUT_MS = 3000;

/** Cached when the worker is installed. */
const ALWAYS = ["/contact", OFFLINE_PATH];

/** The references in a document to files that it needs. */
const NEEDED = /\/(?:assets\/[\w.-]+|sprite\.svg|contact\.vcf)/g;

/** Files whose names change with their content. */
const UNCHANGING = /^\/(?:assets|pictures)\//;

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", (event) => {
  void worker.skipWaiting(); // any worker can serve the pages of any release
  event.waitUntil(Promise.all(ALWAYS.map((path) => cachePage(path))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.clients.claim()); // so that the open page works offline, too
});

worker.addEventListener("message", (event) => {
  const [path, ...files] = event.data as [string, ...string[]];
  event.waitUntil(cachePage(path, files).catch(() => {})); // the next visit tries again
});

worker.addEventListener("fetch", (event) => {
  const { method, url, headers } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== location.origin || headers.has("range")) return;
  // A query marks a retry (app/browser/load-chunk.ts), which needs a fresh copy.
  const isUnchanging = UNCHANGING.test(pathname) && !search;
  event.respondWith(isUnchanging ? cacheFirst(event, pathname) : networkFirst(event, pathname));
});

async function cacheFirst(event: FetchEvent, pathname: string): Promise<Response> {
  const cached = await findCached(pathname);
  if (cached) return cached;
  const response = await fetch(event.request);
  const copy = response.clone();
  const store = async () => (await caches.open(CACHE)).put(pathname, copy);
  if (response.ok) event.waitUntil(store().catch(() => {})); // the storage can be full
  return response;
}

async function networkFirst(event: FetchEvent, pathname: string): Promise<Response> {
  const network = fetch(event.request);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const response = (await Promise.race([network.catch(() => undefined), timeout])) ?? (await findCached(pathname));
  if (response?.status === 404) event.waitUntil(forgetPage(pathname).catch(() => {}));
  if (response) return response;
  return network.catch(async (failure) => {
    const offline = event.request.mode === "navigate" ? await findCached(OFFLINE_PATH) : undefined;
    if (!offline) throw failure;
    return offline;
  });
}

const findCached = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true }).catch(() => undefined);

/** Deletes a page that the host no longer has, whichever of its two files was asked for. */
async function forgetPage(pathname: string): Promise<void> {
  const page = pathname.replace(/\/page\.json$/, "") || "/";
  const cache = await caches.open(CACHE);
  await Promise.all([cache.delete(page), cache.delete(pageFileUrl(decodeURI(page)))]);
}

/** Caches a page: its document, the files referenced there, its page.json, and whatever else it loaded. @throws Error if one is missing. */
async function cachePage(path: string, loaded: string[] = []): Promise<void> {
  const response = await fetch(path, { cache: "no-cache" });
  const html = await response.clone().text();
  // Any other document comes from a redirect, a host's error, or a public network's sign-in page.
  if (!response.ok || !html.includes(` data-path="${decodeURI(path)}"`)) return;
  const files = new Set([...(html.match(NEEDED) ?? []), ...loaded]);
  if (path !== OFFLINE_PATH) files.add(pageFileUrl(decodeURI(path)));
  const cache = await caches.open(CACHE);
  await cache.addAll([...files]);
  // Hosts redirect from `/offline.html` to `/offline`, and browsers refuse a redirected response as a page.
  const page = response.redirected ? new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } }) : response;
  await cache.put(path, page);
}
