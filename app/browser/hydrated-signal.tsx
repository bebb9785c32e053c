import { useEffect } from "react";
import { HYDRATED_EVENT } from "./hydrated-event.ts";

/** Tells the boot script, once, that the page is alive and early clicks can be done again. */
export function HydratedSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
