import { useEffect, useRef, useState } from "react";
import { fieldName } from "../../app/content/problem.ts";
import type { Path } from "../field-edit.ts";
import type { IndexedText } from "./find-field.ts";

export const VIEWS = { change: "Change", launch: "Launch list", publish: "Publish" } as const;

/** What the bar shows: a view, and in the form a file or a field of it. */
export function usePlace() {
  const [view, setView] = useState<keyof typeof VIEWS>("change");
  const [shown, setShown] = useState<{ file: string; path: Path; picked?: string | undefined }>({
    file: "content/pages/home.md",
    path: [],
  });
  /** The fields that a click could mean. */
  const [choices, setChoices] = useState<IndexedText[]>([]);
  /** The group of the launch list that the owner came from. */
  const [answering, setAnswering] = useState<string>();
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins at its top
  useEffect(() => void panel.current?.scrollTo(0, 0), [view, shown.file]);

  /** Shows a whole file, and leaves the focus where it is. */
  const select = (file: string) => {
    setShown({ file, path: [] });
    setChoices([]);
  };
  /** Opens a field, or a whole file for no path, and puts the focus there. */
  const open = (file: string, path: Path = [], picked?: string) => {
    setShown({ file, path, picked });
    setView("change");
    setChoices([]);
    requestAnimationFrame(() => {
      const missing = panel.current?.querySelector<HTMLElement>(`button[data-at="${CSS.escape(fieldName(path))}"]`);
      (missing ?? panel.current?.querySelector<HTMLElement>(".form :is([data-field], button, summary)"))?.focus();
    });
  };
  /** Opens the one field that a click means, or offers several. */
  const pick = (found: IndexedText[]) => {
    const [first] = found;
    setView("change");
    setChoices(found.length > 1 ? found : []);
    if (first && found.length === 1) open(first.file, first.path, first.text);
    else requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(".choices button")?.focus());
  };
  return { view, setView, shown, select, choices, answering, setAnswering, panel, open, pick };
}

export type Place = ReturnType<typeof usePlace>;
