import type { DataRouter } from "react-router";
import { savesData } from "../connection.ts";
import { trustedAddress } from "../trusted-address.ts";

/** How long after hydration the worker is installed, in milliseconds: pictures come first. */
const INSTALL_AFTER_MS = 3000;

/** Installs the service worker, which caches this page and those visited next; not with Save-Data, or where workers aren't available. */
export function installWorker(router: DataRouter): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker || savesData()) return;
  setTimeout(() => register(router).catch(() => {}), INSTALL_AFTER_MS); // storage or workers can be forbidden
}

async function register(router: DataRouter): Promise<void> {
  await navigator.serviceWorker.register(trustedAddress("offline", "/service-worker.js"), { updateViaCache: "none" });

  const visited = new Set<string>();
  const cache = async () => {
    const { navigation, errors, location } = router.state;
    const { pathname } = location;
    if (navigation.state !== "idle" || errors || visited.has(pathname)) return;
    visited.add(pathname);
    const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([pathname, ...files.filter((file) => /^\/(?:assets|pictures)\//.test(file))]); // what to cache, the page's path first
  };
  router.subscribe(() => void cache());
  await cache();
}
