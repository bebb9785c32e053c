import { useState } from "react";
import type { DeskFile } from "../read-desk.ts";
import { save } from "./api.ts";
import { titleOfFile } from "./change.tsx";
import type { FormContext } from "./fields.tsx";

interface FileActionsProps extends Pick<FormContext, "content" | "run" | "change"> {
  file: DeskFile;
  open: (file: string) => void;
  visit: (path: string) => void;
}

const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");

/** Copies a service, post or article as a new one, and deletes a page that the site can do without. */
export function FileActions({ content, file, run, change, open, visit }: FileActionsProps) {
  const [title, setTitle] = useState("");
  if (!file.canGo) return null;
  const [, folder] = /^content\/(services|posts|articles)\//.exec(file.file) ?? [];
  const {
    url: _url,
    id,
    body,
    redirectFrom: _,
    urgent: _part, // names a heading of the text, which isn't copied
    background: _parts,
    ...fields
  } = file.fields as { url?: string; id?: number; body?: string; redirectFrom?: unknown; urgent?: string; background?: string[] };
  const ids = content.files.map((other) =>
    other.file.startsWith(`content/${folder}/`) ? Number((other.fields as { id?: number }).id) : 0,
  );
  const slug = slugOf(title);
  const copy = `content/${folder}/${slug}.md`;
  const create = () =>
    save(
      [
        {
          file: copy,
          type: "create",
          fields: { ...(id !== undefined && { id: Math.max(...ids) + 1 }), url: `/${slug}`, ...fields, title },
          ...(body !== undefined && { body: `## ${title}\n\nWrite your text here.` }),
        },
      ],
      { [copy]: null },
      `the new page ${title}`,
    );
  return (
    <details className="group">
      <summary>{folder ? "A new one like this, or delete it" : "Delete this page"}</summary>
      {folder && (
        <>
          <label>
            The new one's title
            <input value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <p className="actions">
            <button
              type="button"
              disabled={!slug}
              onClick={() =>
                void run(create, `Added ${title}, with a copy of this page's fields. Edit them, and write its text.`).then((done) => {
                  if (!done) return;
                  open(copy);
                  visit(`/${slug}`);
                })
              }
            >
              Copy as a new one
            </button>
          </p>
        </>
      )}
      {folder && <p className="note">Where other pages link to this one, hide it instead of deleting it: the links become plain words.</p>}
      <p className="actions">
        {folder && file.page && (
          <button type="button" onClick={() => change({ type: "set", path: ["hidden"], value: true })}>
            Hide {titleOfFile(file.file, content)}
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            void run(
              () =>
                save(
                  [{ file: file.file, type: "delete" }],
                  { [file.file]: file.version },
                  `the deletion of ${titleOfFile(file.file, content)}`,
                ),
              "Deleted. Undo brings it back.",
            ).then((done) => done && open("content/pages/home.md"))
          }
        >
          Delete {titleOfFile(file.file, content)}
        </button>
      </p>
    </details>
  );
}
