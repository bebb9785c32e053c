import type { DataRouter } from "react-router";
import type { Visit } from "./kept.ts";

const WORKER = "/service-worker.js";

/** The one Trusted Types policy that a document's policy allows (vite/content-security-policy.ts). It makes one address. */
const POLICY = "offline";

/** Files that a page names by a hash, and that the worker keeps. */
const SEEN = /^\/(?:assets|pictures)\/[^/]+$/;

/**
 * Installs the service worker, and has it keep the page that is open and those that follow. Where the browser allows
 * no worker, it does nothing.
 *
 * @throws Error when the browser refuses.
 */
export async function installWorker(router: DataRouter): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const address = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL("") ?? WORKER;
  await serviceWorker.register(address, { updateViaCache: "none" });

  const visited = new Set<string>();
  const keep = async () => {
    const { navigation, errors, location } = router.state;
    const { pathname } = location;
    if (navigation.state !== "idle" || errors || visited.has(pathname)) return;
    // From the second page on the worker has seen each file itself.
    const files = visited.size === 0 ? performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname) : [];
    visited.add(pathname);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ pathname, files: files.filter((file) => SEEN.test(file)) } satisfies Visit);
  };
  router.subscribe(() => void keep());
  await keep();
}

/** Removes a service worker that an earlier build has installed, and what it kept, where the worker in its place has not done so yet. */
export async function unregisterWorker(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

interface TrustedTypes {
  /** TypeScript does not know yet that `register` takes a TrustedScriptURL. */
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}
