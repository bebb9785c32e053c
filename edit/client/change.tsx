import { memo } from "react";
import { fieldName } from "../../app/content/problem.ts";
import { valueAt } from "../field-edit.ts";
import type { DeskFile } from "../read-desk.ts";
import { schemaAt } from "./field-schema.ts";
import { Field, LeaveOut } from "./fields.tsx";
import { FileActions } from "./file-actions.tsx";
import { Form, type FormContext } from "./form.tsx";
import { fileNamed, messageOf, nameOf, placeOf, titleOfFile } from "./names.ts";
import type { DeskState } from "./use-desk.ts";

const SHELVES = { "": "The business", pages: "Pages", services: "Services", posts: "Posts", articles: "Articles" };

/** The form of a file, or of the one field that was clicked. */
export function Change(desk: DeskState) {
  const { content, place, site, status, current, fieldsOf, change, run, show } = desk;
  const { file, schema } = current;
  const { path, picked } = place.shown;
  const fields = fieldsOf(file);
  const shown = valueAt(fields, path) === undefined ? path.slice(0, -1) : path;
  const own = new Map(
    status.problems.flatMap(({ file: name, field = "", message }) => (name === file ? [[field, messageOf(message)] as const] : [])),
  );
  const name = shown.length > 0 ? nameOf(shown, fields) : titleOfFile(file, content);
  return (
    <>
      <WhichOne {...desk} />
      <WhatToChange {...desk} />
      <nav className="actions" aria-label="Where this is">
        {shown.map((_, index) => (
          <button key={fieldName(shown.slice(0, index + 1))} type="button" onClick={() => show(file, shown.slice(0, index))}>
            {index === 0 ? `All of ${titleOfFile(file, content)}` : nameOf(shown.slice(0, index), fields)}
          </button>
        ))}
      </nav>
      <Choices content={content} />
      {shown.length === 0 && <FileActions key={file} {...{ content, file: current, run, change, show, site }} />}
      <Form value={{ content, file, picked, problems: own, change, fieldsOf, run }}>
        <form className="form" key={`${file} ${fieldName(shown)}`} onSubmit={(event) => event.preventDefault()}>
          <Field schema={schemaAt(schema, fields, shown)} value={valueAt(fields, shown)} path={shown} name={name} isWhole />
          <LeaveOut group={schemaAt(schema, fields, shown.slice(0, -1))} path={shown} />
        </form>
      </Form>
    </>
  );
}

/** The fields that a click could mean. */
function WhichOne({ content, place, fieldsOf }: DeskState) {
  if (place.choices.length === 0) return null;
  return (
    <section className="choices">
      <h2>Which one?</h2>
      {place.choices.map(({ file, path, text }) => (
        <button key={`${file} ${fieldName(path)}`} type="button" onClick={() => place.open(file, path, text)}>
          <b>{text.slice(0, 80)}</b> {titleOfFile(file, content)}, {placeOf(path, fieldsOf(file))}
        </button>
      ))}
    </section>
  );
}

/** Chooses a file. */
function WhatToChange({ content, drafts, place, site, current }: DeskState) {
  const choose = (file: string) => {
    const { page } = fileNamed(file, content) ?? {};
    place.select(file);
    if (page) site.visit(page);
  };
  const isOn = (shelf: string) => (entry: DeskFile) => entry.schema && (/^content\/(\w+)\//.exec(entry.file)?.[1] ?? "") === shelf;
  return (
    <label>
      What to change
      <select value={current.file} onChange={({ target }) => choose(target.value)}>
        {Object.entries(SHELVES).map(([shelf, title]) => (
          <optgroup key={shelf} label={title}>
            {content.files.filter(isOn(shelf)).map(({ file, fields }) => (
              <option key={file} value={file}>
                {titleOfFile(file, content)}
                {(fields as { hidden?: boolean }).hidden ? " (hidden)" : ""}
                {drafts[file]?.edits.length ? " (not saved)" : ""}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
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
