import { useEffect, useEffectEvent } from "react";

/** Whether the current entry of the history is the one that an open overlay adds. */
const isOverlay = () => Boolean(history.state?.isOverlay);

/**
 * Closes what covers the page when the visitor goes back, instead of leaving the page: while it is mounted, the history holds one more entry
 * for the same address. The router sees a navigation to where it is, and loads nothing (`shouldRevalidate`).
 *
 * @param close Closes it. Called when the visitor has gone back.
 * @returns Removes the entry. To be called when it was closed in another way.
 */
export function useCloseOnBack(close: () => void): () => void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOverlay()) history.pushState({ ...history.state, isOverlay: true }, "");
    const onPopState = () => onBack();
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
  return () => {
    if (isOverlay()) history.back();
  };
}
