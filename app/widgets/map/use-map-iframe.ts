import { useEffect, useState } from "react";

/** How long the map may take to load before its fallback says that it did not, in milliseconds. */
export const MAP_TIMEOUT_MS = 15_000;

/** Whether the map is on its way, there, or did not come within {@link MAP_TIMEOUT_MS}. */
export type IframeState = "loading" | "shown" | "failed";

const begin = (): IframeState => (navigator.onLine ? "loading" : "failed");

/** Watches an iframe load. A page cannot see into the iframe of another host: it counts as failed offline, and when nothing came in time. */
export function useMapIframe() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(begin);
  useEffect(() => {
    if (state !== "loading") return;
    const fail = () => setState("failed");
    const timer = setTimeout(fail, MAP_TIMEOUT_MS);
    window.addEventListener("offline", fail);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("offline", fail);
    };
  }, [state]);
  return {
    state,
    attempt,
    onLoad: () => setState("shown"),
    tryAgain: () => {
      setAttempt(attempt + 1);
      setState(begin());
    },
  };
}
