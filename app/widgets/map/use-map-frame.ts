import { useEffect, useState } from "react";

/** How long the map may take to load before its fallback says that it did not, in milliseconds. */
export const MAP_TIMEOUT_MS = 15_000;

export type FrameState = "loading" | "shown" | "failed";

const begin = (): FrameState => (navigator.onLine ? "loading" : "failed");

/** Watches a frame's loading. A page cannot see into another host's frame: it counts as failed offline, and when nothing came in time. */
export function useMapFrame() {
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
