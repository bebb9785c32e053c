import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current minute; `undefined` in the prerendered page and during its hydration, whose time is unknown at build time. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(subscribe, currentMinute, () => undefined);
  return minute === undefined ? undefined : new Date(minute);
}
