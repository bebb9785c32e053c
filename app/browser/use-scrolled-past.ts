import { useSyncExternalStore } from "react";
import { hydrated, isHydrated } from "./hydrated.ts";

function subscribe(onChange: () => void): () => void {
  void hydrated.then(onChange);
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled more than a distance, in CSS pixels: at the distance itself it is not yet. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated() && window.scrollY > distance, // asked while it hydrates, the browser would lay out the page
    () => false,
  );
}
