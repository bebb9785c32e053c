import type { MetricType } from "web-vitals";

/** Reports the web vitals of this visit. The code that measures loads only for a callback (NAV-08); this site gives none. */
export function reportWebVitals(callback?: (metric: MetricType) => void): void {
  if (!callback) return;
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
  });
}
