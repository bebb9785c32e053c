import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Whether a component is hydrated: not in the prerendered page, nor in the first render in the browser, which must equal it. A component
 * that is mounted later is hydrated from the start.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
