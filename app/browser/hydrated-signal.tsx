import { useEffect } from "react";
import { markHydrated } from "./hydrated.ts";

/**
 * Signals that the page is hydrated. It waits for the next task: an effect that throws counts as a failed hydration, and by then React has
 * called the error boundary.
 */
export function HydratedSignal() {
  useEffect(() => {
    const timer = setTimeout(markHydrated);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
