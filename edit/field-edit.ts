/** The place of a value in a file: `["hours", "days", 2, "opens"]`. `[]` is the whole file. */
export type Path = readonly (string | number)[];

/** `hours.days[2].opens`, as the checks write it, in its parts. */
export const pathOf = (field = ""): Path =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index ? Number(index) : part));

/** A change of the fields of a file. */
export type FieldEdit =
  | { type: "set"; path: Path; value: unknown }
  | { type: "insert"; list: Path; index: number; value: unknown }
  | { type: "remove"; path: Path }
  | { type: "move"; list: Path; from: number; to: number }
  | { type: "body"; body: string };

/** The place of the field or list that a change is in. */
export const placeOfEdit = (edit: FieldEdit | { type: "create" | "delete" | "bytes" }): Path =>
  "path" in edit ? edit.path : "list" in edit ? edit.list : ["body"];

/** What the fields are once a change is made. */
export function edited(fields: unknown, edit: FieldEdit): unknown {
  switch (edit.type) {
    case "set":
      return changed(fields, edit.path, () => edit.value);
    case "body":
      return changed(fields, ["body"], () => edit.body);
    case "insert":
      return changed(fields, edit.list, (list) => (list as unknown[]).toSpliced(edit.index, 0, edit.value));
    case "move":
      return changed(fields, edit.list, (list) => moved(list as unknown[], edit.from, edit.to));
    case "remove": {
      const key = edit.path.at(-1) as string | number;
      return changed(fields, edit.path.slice(0, -1), (parent) => {
        if (Array.isArray(parent)) return parent.toSpliced(key as number, 1);
        const { [key]: _, ...rest } = parent as Record<string, unknown>;
        return rest;
      });
    }
    default:
      return edit satisfies never;
  }
}

/** A list in which the entry `from` has the index `to`. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item);

/** The value at a path; `undefined` if there is none. */
export const valueAt = (fields: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key], fields);

function changed(fields: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(fields);
  if (Array.isArray(fields)) return fields.with(key as number, changed(fields[key as number], rest, change));
  const group = (fields ?? {}) as Record<string, unknown>;
  return { ...group, [key]: changed(group[key], rest, change) };
}
