import type { MetricType } from "web-vitals";

/**
 * Reports the web vitals (CLS, FCP, INP, LCP, TTFB) of this visit to a callback. The code that measures is loaded only if there is
 * a callback to report to (NAV-08); this site gives none.
 */
export function reportWebVitals(callback?: (metric: MetricType) => void): void {
  if (!callback) return;
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
  });
}
