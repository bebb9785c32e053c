import { fieldName } from "../../app/content/problem.ts";
import { type Path, valueAt } from "../field-edit.ts";
import type { DraftEdit } from "./draft.ts";

/** `hours.days[2].opens`, as the checks write it, in its parts. */
export const pathOf = (field = ""): Path =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index ? Number(index) : part));

/** Where the focus goes after a change that adds, moves or removes a part of the form; nowhere for words that are typed. */
export function placeAfter(edit: DraftEdit, fields: unknown): { path: Path; button?: string } | undefined {
  if (edit.type === "insert") return { path: [...edit.list, edit.index] };
  if (edit.type === "move") return { path: [...edit.list, edit.to], button: edit.to < edit.from ? "up" : "down" };
  if (edit.type === "remove" || (edit.type === "set" && valueAt(fields, edit.path) === undefined)) return { path: edit.path };
  return undefined;
}

export function focusOn(panel: Element | null, { path, button }: { path: Path; button?: string }): void {
  const at = panel?.querySelector<HTMLElement>(`[data-at="${CSS.escape(fieldName(path))}"]`);
  const wanted = (button && at?.querySelector<HTMLElement>(`:scope > * > [data-move="${button}"]:enabled`)) || at;
  if (wanted?.localName === "button") wanted.focus();
  else if (wanted) wanted.querySelector<HTMLElement>(":is([data-field], summary, input, button:enabled)")?.focus();
  else if (path.length > 0) focusOn(panel, { path: path.slice(0, -1) });
}
