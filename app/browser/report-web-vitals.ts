import type { MetricType } from "web-vitals";

/** Reports this visit's web vitals. The measuring code loads only if there is a callback (NAV-08); this site passes none. */
export function reportWebVitals(callback?: (metric: MetricType) => void): void {
  if (!callback) return;
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
  });
}
