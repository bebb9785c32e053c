import { useState } from "react";
import { suggestName } from "../../vite/source-files.ts";
import type { DeskFile } from "../read-desk.ts";
import { save } from "./api.ts";
import { titleOfFile } from "./names.ts";
import type { DeskState } from "./use-desk.ts";

type FileActionsProps = Pick<DeskState, "content" | "run" | "change" | "show" | "site"> & { file: DeskFile };

/** Copies a service, post or article as a new one, and deletes a page that the site can do without. */
export function FileActions({ content, file, run, change, show, site }: FileActionsProps) {
  const [title, setTitle] = useState("");
  if (!file.isOptional) return null;
  const name = titleOfFile(file.file, content);
  const [, folder] = /^content\/(services|posts|articles)\//.exec(file.file) ?? [];
  // `urgent` and `background` name headings of the text, which isn't copied.
  const { url: _, redirectFrom: _2, urgent: _3, background: _4, id, body, ...fields } = file.fields as Record<string, unknown>;
  const ids = content.files.map((other) =>
    other.file.startsWith(`content/${folder}/`) ? Number((other.fields as { id?: number }).id) : 0,
  );
  const slug = title.trim() && suggestName(title);
  const copy = `content/${folder}/${slug}.md`;
  const saidOfDeletion = () => {
    const isLink = new RegExp(`\\]\\(${file.page}[)#?]`);
    const linking = content.files.filter((other) => other !== file && isLink.test(JSON.stringify(other.fields)));
    const titles = linking.map((other) => titleOfFile(other.file, content)).join(", ");
    return `Deleted. Undo brings it back.${titles && ` The words of links to it stay in: ${titles}.`}`;
  };
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
                  show(copy);
                  site.visit(`/${slug}`);
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
            Hide {name}
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            void run(
              () => save([{ file: file.file, type: "delete" }], { [file.file]: file.version }, `the deletion of ${name}`),
              saidOfDeletion(),
            ).then((done) => done && show("content/pages/home.md"))
          }
        >
          Delete {name}
        </button>
      </p>
    </details>
  );
}
