import { memo } from "react";
import { fieldName, type Problem } from "../../app/content/problem.ts";
import { type Path, valueAt } from "../field-edit.ts";
import type { DeskContent, DeskFile } from "../read-desk.ts";
import { Field, type FieldSchema, Form, type FormContext, LeaveOut, messageOf, nameOf, schemaAt, titleOf } from "./fields.tsx";
import { FileActions } from "./file-actions.tsx";
import type { Drafts } from "./use-drafts.ts";

const SHELVES = { "": "The business", pages: "Pages", services: "Services", posts: "Posts", articles: "Articles" };

interface ChangeProps extends Pick<FormContext, "content" | "change" | "fieldsOf" | "run" | "picked"> {
  drafts: Drafts;
  file: DeskFile;
  /** The file's fields with what is not saved yet. */
  fields: unknown;
  /** The field or group that is shown; the whole file for none. */
  path: Path;
  problems: readonly Problem[];
  /** Shows a field, and puts the focus there. */
  open: (file: string, path?: Path) => void;
  /** Shows a file, and leaves the focus with the list: its arrow keys go through the files. */
  select: (file: string) => void;
  visit: (path: string) => void;
}

/** The form of a file, or of the one field that was clicked. */
export function Change({ content, drafts, file, fields, path, problems, picked, open, select, visit, ...rest }: ChangeProps) {
  const shown = valueAt(fields, path) === undefined ? path.slice(0, -1) : path;
  const own = new Map(
    problems.flatMap(({ file: name, field = "", message }) => (name === file.file ? [[field, messageOf(message)] as const] : [])),
  );
  const schema = schemaAt(file.schema as FieldSchema, fields, shown);
  const name = shown.length > 0 ? nameOf(shown, fields) : titleOfFile(file.file, content);
  return (
    <>
      <label>
        What to change
        <select
          value={file.file}
          onChange={({ target }) => {
            select(target.value);
            const { page } = content.files.find((entry) => entry.file === target.value) ?? {};
            if (page) visit(page);
          }}
        >
          {Object.entries(SHELVES).map(([shelf, title]) => (
            <optgroup key={shelf} label={title}>
              {content.files
                .filter((entry) => entry.schema && (/^content\/(\w+)\//.exec(entry.file)?.[1] ?? "") === shelf)
                .map((entry) => (
                  <option key={entry.file} value={entry.file}>
                    {titleOfFile(entry.file, content)}
                    {(entry.fields as { hidden?: boolean }).hidden ? " (hidden)" : ""}
                    {drafts[entry.file]?.edits.length ? " (not saved)" : ""}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <nav className="crumbs" aria-label="Where this is">
        {shown.map((_, index) => (
          <button key={fieldName(shown.slice(0, index + 1))} type="button" onClick={() => open(file.file, shown.slice(0, index))}>
            {index === 0 ? `All of ${titleOfFile(file.file, content)}` : nameOf(shown.slice(0, index), fields)}
          </button>
        ))}
      </nav>
      <Choices content={content} />
      {shown.length === 0 && <FileActions key={file.file} {...{ content, file, run: rest.run, change: rest.change, open, visit }} />}
      <Form value={{ ...rest, content, problems: own, picked, file: file.file }}>
        <form className="form" key={`${file.file} ${fieldName(shown)}`} onSubmit={(event) => event.preventDefault()}>
          <Field schema={schema} value={valueAt(fields, shown)} path={shown} name={name} isWhole />
          <LeaveOut group={schemaAt(file.schema as FieldSchema, fields, shown.slice(0, -1))} path={shown} />
        </form>
      </Form>
    </>
  );
}

/** What the fields for icons and links offer; made once, for there are 1,700 icons. */
const Choices = memo(({ content: { icons, pages } }: Pick<FormContext, "content">) => (
  <>
    <datalist id="icons">
      {icons.map((icon) => (
        <option key={icon} value={icon} />
      ))}
    </datalist>
    <datalist id="pages">
      {pages.map(({ path, title }) => (
        <option key={path} value={path} label={title} />
      ))}
    </datalist>
  </>
));

/** What an owner calls a file: a page's title, or the words of its name. */
export function titleOfFile(file: string, { files }: DeskContent): string {
  const fields = files.find((entry) => entry.file === file)?.fields;
  const words = (/([\w-]+)\.\w+$/.exec(file)?.[1] ?? file).replaceAll("-", " ");
  const hasOwnTitle = /^content\/(services|posts|articles|pages)\//.test(file) && !/\/(home|failure)\.md$/.test(file);
  if (hasOwnTitle) return titleOf(fields) || words;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
