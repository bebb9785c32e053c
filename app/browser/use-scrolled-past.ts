import { useSyncExternalStore } from "react";
import { hydrated, isHydrated } from "./hydrated.ts";

function subscribe(onChange: () => void): () => void {
  void hydrated.then(onChange);
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled by more than a distance, in CSS pixels. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated() && window.scrollY > distance, // reading scrollY while hydrating would force a layout
    () => false,
  );
}
