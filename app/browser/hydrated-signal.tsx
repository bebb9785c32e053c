import { useEffect } from "react";
import { HYDRATED_EVENT } from "./hydrated-event.ts";

/**
 * Tells, once, that the page is alive: the caller, and the boot script, which then does early clicks again.
 *
 * @param onHydrated Must stay the same function while the page lives.
 */
export function HydratedSignal({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if ("hydrated" in dataset) return;
    dataset.hydrated = "";
    document.dispatchEvent(new Event(HYDRATED_EVENT));
    onHydrated();
  }, [onHydrated]);
  return null;
}
