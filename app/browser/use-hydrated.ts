import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Whether a component is hydrated: not in the prerendered page, nor in its hydration. One that is mounted later is so from the start. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
