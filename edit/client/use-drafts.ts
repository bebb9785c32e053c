import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftEdit } from "./draft.ts";

/** Another copy of the site has the same address in this browser. */
const STORED = `desk-drafts-${document.body.dataset.site}`;

/** What was typed and not saved: by file, with the version that it was typed into. A crash or a closed tab loses nothing of it, and two tabs share it. */
export type Drafts = Record<string, { edits: DraftEdit[]; version: string }>;

export function useDrafts() {
  const [drafts, show] = useState(() => JSON.parse(localStorage.getItem(STORED) ?? "{}") as Drafts);
  const latest = useRef(drafts); // a call that is under way may add to them
  const take = useCallback((next: Drafts) => {
    latest.current = next;
    show(next);
  }, []);
  const setDrafts = useCallback(
    (next: (before: Drafts) => Drafts) => {
      take(next(latest.current));
      localStorage.setItem(STORED, JSON.stringify(latest.current));
    },
    [take],
  );
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => key === STORED && newValue && take(JSON.parse(newValue));
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, [take]);
  return { drafts, setDrafts, latest };
}
