import { useEffect } from "react";
import { markHydrated } from "./hydrated.ts";

/**
 * Tells that the page is hydrated. An effect of the page that throws counts as a failed hydration: React hands it to the error boundary
 * before the next task.
 */
export function HydratedSignal() {
  useEffect(() => {
    const timer = setTimeout(markHydrated);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
