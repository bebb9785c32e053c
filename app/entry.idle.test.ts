import type { DataRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { whenIdle } from "./entry.idle.ts";

test("in `vite` no service worker is installed", () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal("window", { requestIdleCallback });
  whenIdle({} as DataRouter);
  expect(requestIdleCallback).not.toHaveBeenCalled();
  vi.stubEnv("PROD", true);
  vi.stubEnv("SITE_WORKER", "true");
  whenIdle({} as DataRouter);
  expect(requestIdleCallback).toHaveBeenCalledOnce();
});
