import { expect, test, vi } from "vitest";
import { reportWebVitals } from "./report-web-vitals.ts";

const observers = vi.hoisted(() => ({ loads: 0 }));
vi.mock("web-vitals", () => {
  observers.loads += 1;
  const observe = (report: (metric: unknown) => void) => report({ name: "CLS" });
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
});

test("NAV-08 without a callback nothing is loaded; with one, the five web vitals are reported", async () => {
  reportWebVitals();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(observers.loads).toBe(0);

  const callback = vi.fn();
  reportWebVitals(callback);
  await expect.poll(() => callback).toHaveBeenCalledTimes(5);
  expect(observers.loads).toBe(1);
});
