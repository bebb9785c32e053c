import { type Dispatch, type SetStateAction, useCallback, useEffect, useEffectEvent } from "react";
import { fieldName } from "../../app/content/problem.ts";
import { FACTS_FILE } from "../content-files.ts";
import { type Path, valueAt } from "../field-edit.ts";
import type { DeskContent, DeskFile } from "../read-desk.ts";
import { type DraftEdit, withEdit, withEdits } from "./draft.ts";
import { asShown, findFields, visibleTexts } from "./find-field.ts";
import { focusOn, placeAfter } from "./focus.ts";
import type { FormContext } from "./form.tsx";
import { fileNamed } from "./names.ts";
import { type Status, statusAfter } from "./status.ts";
import { useCalls } from "./use-calls.ts";
import type { useContent } from "./use-content.ts";
import { type Drafts, useDrafts } from "./use-drafts.ts";
import { type Place, usePlace } from "./use-place.ts";
import { useSaving } from "./use-saving.ts";
import { type SiteFrame, useSite } from "./use-site.ts";

type Content = ReturnType<typeof useContent>;

export interface DeskProps extends Omit<Content, "content"> {
  content: NonNullable<Content["content"]>;
  status: Status;
  setStatus: Dispatch<SetStateAction<Status>>;
}

/** The state that the parts of the desk share. */
export type DeskState = ReturnType<typeof useDesk>;

/** The desk once the content has been read: drafts, calls, what is shown, and the site beside it. */
export function useDesk({ content, reload, status, setStatus }: DeskProps) {
  const typed = useDrafts();
  const place = usePlace();
  const { drafts, setDrafts } = typed;
  const current = fileNamed(place.shown.file, content) ?? (content.files[0] as DeskFile);
  const { file } = current;
  const fieldsOf = useCallback((name: string) => withEdits(fileNamed(name, content)?.fields, drafts[name]?.edits ?? []), [content, drafts]);
  const site = useSiteOf({ content, drafts, fieldsOf, place, reload, setStatus });
  const run = useCalls({ file, panel: place.panel, setStatus, reload });
  const saving = useSaving({ ...typed, content, run });
  useShortcuts(({ key, ctrlKey, metaKey }) => {
    if (key === "Escape") site.focus();
    if (key.toLowerCase() !== "s" || !(ctrlKey || metaKey)) return false;
    if (saving.isUnsaved) void saving.saveDrafts();
    return true;
  });
  const change: FormContext["change"] = (edit) => {
    const whole: DraftEdit = { ...edit, file: edit.file ?? file };
    const fields = fieldsOf(whole.file);
    setStatus((before) => statusAfter(before, whole));
    if (place.answering && whole.type === "remove" && String(whole.path) === String(place.shown.path)) place.setView("launch"); // the rest of the file was not asked for
    const next = placeAfter(whole, fields);
    if (next) requestAnimationFrame(() => focusOn(place.panel.current, next));
    showTyped(site, content, whole, valueAt(fields, whole.type === "set" ? whole.path : []));
    const { version } = fileNamed(whole.file, content) ?? current;
    setDrafts((before) => {
      const draft = before[whole.file] ?? { edits: [], version };
      return { ...before, [whole.file]: { ...draft, edits: withEdit(draft.edits, whole) } };
    });
  };
  /** Opens a field, and its page beside it. */
  const show = (name: string, path?: Path, picked?: string) => {
    const { page } = fileNamed(name, content) ?? {};
    if (page) site.visit(page);
    place.open(name, path, picked);
  };
  return { content, status, setStatus, drafts, setDrafts, current, fieldsOf, place, site, run, saving, change, show };
}

/** Shows typed words on the page before they are saved. */
function showTyped(site: SiteFrame, { facts }: DeskContent, edit: DraftEdit, old: unknown): void {
  if (edit.type !== "set" || typeof edit.value !== "string") return;
  const [before, after] = [String(old ?? ""), edit.value].map((text) => asShown(text, facts)) as [string, string];
  site.showTyped(`${edit.file} ${fieldName(edit.path)}`, before, after, edit.file === FACTS_FILE);
}

interface SiteOptions extends Pick<DeskProps, "content" | "reload" | "setStatus">, Pick<FormContext, "fieldsOf"> {
  drafts: Drafts;
  place: Place;
}

/** The site beside the desk, whose clicks open fields. */
function useSiteOf({ content, drafts, fieldsOf, place, reload, setStatus }: SiteOptions): SiteFrame {
  const pageFile = (path: string) => content.files.find(({ page }) => page === path)?.file;
  const find = (element: Element, path: string) => findFields(element, content.texts, pageFile(path));
  const site = useSite({
    index: content.texts,
    isFound: (element, path) => find(element, path).length > 0,
    onLeave: () => place.panel.current?.focus(),
    onPick: (element, path) => {
      const parts = visibleTexts(element);
      const found = [...new Set((parts.length > 1 ? parts : [element]).flatMap((part) => find(part, path)))];
      const said = "The site works these words out, as it does today's hours. Look for their source under 'What to change'.";
      setStatus((before) => ({ ...before, said: found.length > 0 ? "" : said }));
      place.pick(found);
    },
    onVisit: (path, isFollowed) => {
      void reload().then((now) => {
        // The page also loads when a file has changed: its own may have another address, or be gone.
        if (now?.pages.every((page) => page.path !== path)) site.visit(fileNamed(place.shown.file, now)?.page ?? "/");
      });
      const file = pageFile(path);
      if (isFollowed && file && place.shown.path.length === 0) place.select(file);
    },
    onReady: () => {
      for (const { file, fields } of content.files)
        for (const edit of drafts[file]?.edits ?? [])
          if (edit.type === "set")
            showTyped(site, content, { ...edit, value: valueAt(fieldsOf(file), edit.path) }, valueAt(fields, edit.path));
    },
  });
  return site;
}

/** @param onKey Returns whether the browser must not act on the key. */
function useShortcuts(onKey: (event: KeyboardEvent) => boolean): void {
  const listen = useEffectEvent((event: KeyboardEvent) => onKey(event) && event.preventDefault());
  useEffect(() => {
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
