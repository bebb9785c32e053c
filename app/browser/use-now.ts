import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current minute; `undefined` when prerendered and while hydrating. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(subscribe, currentMinute, () => undefined);
  return minute === undefined ? undefined : new Date(minute);
}
