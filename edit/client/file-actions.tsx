import { useState } from "react";
import { suggestName } from "../../vite/source-files.ts";
import type { DeskFile } from "../read-desk.ts";
import { save } from "./api.ts";
import { titleOfFile } from "./names.ts";
import type { DeskState } from "./use-desk.ts";

type FileActionsProps = Pick<DeskState, "content" | "run" | "change" | "show" | "site"> & { file: DeskFile };

/** Copies a service, post or article as a new one, and hides or deletes a page that the site can do without. */
export function FileActions(props: FileActionsProps) {
  const { content, file, run, change, show } = props;
  if (!file.isOptional) return null;
  const name = titleOfFile(file.file, content);
  const [, folder] = /^content\/(services|posts|articles)\//.exec(file.file) ?? [];
  const remove = async () => {
    const isLink = new RegExp(`\\]\\(${file.page}[)#?]`);
    const linking = content.files.filter((other) => other !== file && isLink.test(JSON.stringify(other.fields)));
    const left = linking.map((other) => titleOfFile(other.file, content)).join(", ");
    const said = `Deleted. Undo brings it back.${left && ` The words of links to it stay in: ${left}.`}`;
    const call = () => save([{ file: file.file, type: "delete" }], { [file.file]: file.version }, `the deletion of ${name}`);
    if (await run(call, said)) show("content/pages/home.md");
  };
  return (
    <details className="group">
      <summary>{folder ? "A new one like this, or delete it" : "Delete this page"}</summary>
      {folder && <NewOne {...props} folder={folder} />}
      {folder && <p className="note">Where other pages link to this one, hide it instead of deleting it: the links become plain words.</p>}
      <p className="actions">
        {folder && file.page && (
          <button type="button" onClick={() => change({ type: "set", path: ["hidden"], value: true })}>
            Hide {name}
          </button>
        )}
        <button type="button" onClick={() => void remove()}>
          Delete {name}
        </button>
      </p>
    </details>
  );
}

/** A file with the same fields, but a title, an address and a number of its own. */
function NewOne({ content, file, folder, run, show, site }: FileActionsProps & { folder: string }) {
  const [title, setTitle] = useState("");
  const slug = title.trim() && suggestName(title);
  const create = async () => {
    // `urgent` and `background` name headings of the text, which isn't copied.
    const { url: _, redirectFrom: _2, urgent: _3, background: _4, id, body, ...same } = file.fields as Record<string, unknown>;
    const others = content.files.filter((other) => other.file.startsWith(`content/${folder}/`));
    const number = Math.max(...others.map(({ fields }) => (fields as { id: number }).id)) + 1;
    const fields = { ...(id !== undefined && { id: number }), url: `/${slug}`, ...same, title };
    const text = body === undefined ? {} : { body: `## ${title}\n\nWrite your text here.` };
    const copy = `content/${folder}/${slug}.md`;
    const call = () => save([{ file: copy, type: "create", fields, ...text }], { [copy]: null }, `the new page ${title}`);
    if (!(await run(call, `Added ${title}, with a copy of this page's fields. Edit them, and write its text.`))) return;
    show(copy);
    site.visit(`/${slug}`);
  };
  return (
    <>
      <label>
        The new one's title
        <input value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <p className="actions">
        <button type="button" disabled={!slug} onClick={() => void create()}>
          Copy as a new one
        </button>
      </p>
    </>
  );
}
