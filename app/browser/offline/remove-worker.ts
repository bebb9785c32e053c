/**
 * The service worker of a build without one (docs/offline.md): it takes the place of the one that a visitor has, deletes what that kept,
 * and removes itself. Open pages stay as they are; the next load is the network's.
 */

const worker = self as unknown as WorkerScope;

worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(remove());
});
