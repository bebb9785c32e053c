import { useEffect, useEffectEvent } from "react";

/** In the state of the history entry that an open overlay adds. */
const MARK = "isOverlay";

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

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
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, "");
    const onPopState = () => onBack();
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
  return () => {
    if (isMarked()) history.back();
  };
}
