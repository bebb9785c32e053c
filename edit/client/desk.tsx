import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { DeskContent } from "../read-desk.ts";
import { readContent, redo, type SaveError, type Steps, save, undo } from "./api.ts";
import { type FieldEdit, fieldName, withEdit, withEdits } from "./draft.ts";
import { Field, type FieldSchema, Form } from "./fields.tsx";
import { findFields, type IndexedText } from "./find-field.ts";
import { useSite } from "./use-site.ts";

const DRAFTS = "desk-drafts";

/** What was typed and not saved: by file, with the version that it was typed into. A crash or a closed tab loses nothing of it. */
type Drafts = Record<string, { edits: FieldEdit[]; version: string }>;

const storedDrafts = (): Drafts => JSON.parse(localStorage.getItem(DRAFTS) ?? "{}") as Drafts;

const WIDTHS = { phone: 390, tablet: 768, desk: undefined } as const;

/** The owner's desk: the site, and the forms for all of its content beside it. */
export function Desk() {
  const [content, setContent] = useState<DeskContent & { steps: Steps }>();
  const [drafts, setDrafts] = useState<Drafts>(storedDrafts);
  const [file, setFile] = useState("content/pages/home.md");
  const [choices, setChoices] = useState<IndexedText[]>([]);
  const [status, setStatus] = useState("");
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [width, setWidth] = useState<keyof typeof WIDTHS>("desk");
  const panel = useRef<HTMLDivElement>(null);

  const reload = useCallback(() => readContent().then(setContent, (error: Error) => setStatus(error.message)), []);
  useEffect(() => void reload(), [reload]);
  useEffect(() => localStorage.setItem(DRAFTS, JSON.stringify(drafts)), [drafts]);

  const show = useCallback((text: IndexedText) => {
    setFile(text.file);
    setChoices([]);
    requestAnimationFrame(() => {
      const control = panel.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldName(text.path))}"]`);
      for (let box = control?.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
      control?.scrollIntoView({ block: "center" });
      control?.focus();
    });
  }, []);

  const onPick = useCallback(
    (element: Element, path: string) => {
      const pageFile = content?.files.find(({ page }) => page === path)?.file;
      const found = findFields(element, content?.texts ?? [], pageFile);
      if (found.length === 1) show(found[0] as IndexedText);
      else setChoices(found);
      setStatus(found.length === 0 ? "These words are not in the content: code writes them, such as the hours of today." : "");
    },
    [content, show],
  );
  const onVisit = useCallback(
    (path: string) => {
      const found = content?.files.find(({ page }) => page === path);
      if (found) setFile(found.file);
    },
    [content],
  );
  const site = useSite({ onPick, onVisit });

  const current = content?.files.find((entry) => entry.file === file);
  const draft = drafts[file];
  const fields = useMemo(() => withEdits(current?.fields, draft?.edits ?? []), [current, draft]);
  if (!content || !current) return <p className="status">{status || "Opening the desk"}</p>;

  const change = (edit: object) => {
    const whole = { ...edit, file } as FieldEdit;
    setDrafts({ ...drafts, [file]: { edits: withEdit(draft?.edits ?? [], whole), version: draft?.version ?? current.version } });
    if (whole.type === "set" && typeof whole.value === "string") site.showTyped(whole.value);
  };
  const run = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      setProblems(new Map());
      setStatus(done);
    } catch (error) {
      const { message, problems: found = [] } = error as SaveError;
      const own = found.filter((problem) => problem.file === file && problem.field);
      const others = found.filter((problem) => !own.includes(problem));
      setProblems(new Map(own.map(({ field, message: reason }) => [field as string, reason])));
      setStatus(
        [message, ...others.map((problem) => `${problem.file}${problem.field ? `, ${problem.field}` : ""}: ${problem.message}`)].join(" "),
      );
    }
    await reload();
  };
  const forget = () => setDrafts(({ [file]: _, ...rest }) => rest);
  const onSave = () =>
    run(async () => {
      if (!draft) return;
      await save(draft.edits, { [file]: draft.version }, `the change in ${titleOfFile(file)}`);
      forget();
    }, "Saved.");

  return (
    <div className="desk">
      <main className="site">
        <iframe ref={site.frame} title="The site" src="/" style={{ inlineSize: WIDTHS[width] ?? "100%" }} />
      </main>
      <aside className="bar" ref={panel} aria-label="Desk">
        <header>
          <p className="actions">
            <button type="button" aria-pressed={site.isEditing} onClick={site.toggleEditing}>
              {site.isEditing ? "Clicks edit" : "Clicks follow links"}
            </button>
            {Object.keys(WIDTHS).map((name) => (
              <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name as keyof typeof WIDTHS)}>
                {name}
              </button>
            ))}
            <button type="button" onClick={site.switchTheme}>
              Light or dark
            </button>
          </p>
          <p className="actions">
            <button type="button" className="main" disabled={!draft?.edits.length} onClick={() => void onSave()}>
              Save
            </button>
            <button type="button" disabled={!draft?.edits.length} onClick={forget}>
              Discard
            </button>
            <button type="button" disabled={!content.steps.undo} onClick={() => void run(undo, "Undone.")}>
              Undo {content.steps.undo}
            </button>
            <button type="button" disabled={!content.steps.redo} onClick={() => void run(redo, "Made again.")}>
              Redo
            </button>
          </p>
          <p role="status" className="status">
            {status}
          </p>
        </header>
        {choices.length > 0 && (
          <section>
            <h2>Which one?</h2>
            {choices.map((choice) => (
              <button key={`${choice.file} ${fieldName(choice.path)}`} type="button" onClick={() => show(choice)}>
                {titleOfFile(choice.file)}: {fieldName(choice.path)}
              </button>
            ))}
          </section>
        )}
        <label>
          What to change
          <select value={file} onChange={({ target }) => setFile(target.value)}>
            {content.files
              .filter(({ schema }) => schema)
              .map((entry) => (
                <option key={entry.file} value={entry.file}>
                  {titleOfFile(entry.file)}
                  {drafts[entry.file]?.edits.length ? " (not saved)" : ""}
                </option>
              ))}
          </select>
        </label>
        <Form value={{ content, problems, change }}>
          <form key={file} onSubmit={(event) => event.preventDefault()}>
            <Field schema={current.schema as FieldSchema} value={fields} path={[]} name={titleOfFile(file)} />
          </form>
        </Form>
        <details className="launch">
          <summary>
            Before the site goes live: {content.launch.filter(({ isOpen }) => !isOpen).length} of {content.launch.length} done
          </summary>
          <ul>
            {content.launch
              .filter(({ isOpen }) => isOpen)
              .map(({ file: where, ask, example }) => (
                <li key={ask}>
                  {ask} {example && <em>For example: {example}</em>}{" "}
                  <button type="button" onClick={() => setFile(where)}>
                    Change it
                  </button>
                </li>
              ))}
          </ul>
        </details>
      </aside>
    </div>
  );
}

/** `content/services/plumbing-services.md` is 'services: plumbing services'. */
const titleOfFile = (file: string): string =>
  file
    .replace(/^content\//, "")
    .replace(/\.\w+$/, "")
    .replace("/", ": ")
    .replaceAll("-", " ");
