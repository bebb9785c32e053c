import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Whether a component is hydrated: false when prerendered and while hydrating; true from the first render if mounted later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
