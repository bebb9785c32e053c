import { fieldName } from "../../app/content/problem.ts";
import { type Path, valueAt } from "../field-edit.ts";
import type { DraftEdit } from "./draft.ts";

/** What gets the focus: a part of the form, opened if it's new, or the button that moved it. */
interface Place {
  path: Path;
  isNew?: boolean;
  button?: "up" | "down";
}

/** Where the focus goes after a change that adds, moves or removes a part of the form; nowhere for words that are typed. */
export function placeAfter(edit: DraftEdit, fields: unknown): Place | undefined {
  if (edit.type === "insert") return { path: [...edit.list, edit.index], isNew: true };
  if (edit.type === "move") return { path: [...edit.list, edit.to], button: edit.to < edit.from ? "up" : "down" };
  if (edit.type === "set" && valueAt(fields, edit.path) === undefined) return { path: edit.path, isNew: true };
  return edit.type === "remove" ? { path: edit.path } : undefined;
}

export function focusOn(panel: Element | null, { path, isNew, button }: Place): void {
  const at = panel?.querySelector<HTMLElement>(`[data-at="${CSS.escape(fieldName(path))}"]`);
  const box = isNew && at?.querySelector("details");
  if (box) box.open = true;
  const wanted = (button && at?.querySelector<HTMLElement>(`:scope > * > [aria-label^="Move ${button}"]:enabled`)) || at;
  if (wanted?.localName === "button") wanted.focus();
  else if (wanted) wanted.querySelector<HTMLElement>(":is([data-field], summary, input, button:enabled)")?.focus();
  else if (path.length > 0) focusOn(panel, { path: path.slice(0, -1) });
}
