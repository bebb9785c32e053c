import type { DataRouter } from "react-router";
import { installWorker, unregisterWorker } from "./browser/offline/page-worker.ts";

/** What runs once a page is hydrated and idle, but not with Save-Data. */
export function whenIdle(router: DataRouter): void {
  if (!import.meta.env.PROD) return;
  const work = import.meta.env.SITE_WORKER ? installWorker : unregisterWorker;
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => void work(router).catch(() => {})); // storage or workers can be forbidden; the site needs neither
}
