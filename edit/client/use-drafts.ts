import { useCallback, useRef, useState } from "react";
import type { DraftEdit } from "./draft.ts";

/** Another copy of the site has the same address in this browser. */
const STORED = `desk-drafts-${document.body.dataset.site}`;

/** What was typed and not saved: by file, with the version that it was typed into. A crash or a closed tab loses nothing of it. */
export type Drafts = Record<string, { edits: DraftEdit[]; version: string }>;

export function useDrafts() {
  const [drafts, show] = useState(() => JSON.parse(localStorage.getItem(STORED) ?? "{}") as Drafts);
  const latest = useRef(drafts); // a call that is under way may add to them
  const setDrafts = useCallback((next: (before: Drafts) => Drafts) => {
    latest.current = next(latest.current);
    localStorage.setItem(STORED, JSON.stringify(latest.current));
    show(latest.current);
  }, []);
  return { drafts, setDrafts, latest };
}
