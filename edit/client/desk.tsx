import { useCallback, useEffect, useRef, useState } from "react";
import { fieldName, type Problem } from "../../app/content/problem.ts";
import { FACTS_FILE, LAUNCH_FILE } from "../content-files.ts";
import { type Path, valueAt } from "../field-edit.ts";
import type { DeskContent, DeskFile } from "../read-desk.ts";
import type { FileVersions } from "../session.ts";
import { call, readContent, redo, type SaveError, type Steps, save, undo } from "./api.ts";
import { Change, titleOfFile } from "./change.tsx";
import { amountsChanged, amountsIn, type DraftEdit, hasChanged, indexOfAmount, withAmount, withEdit, withEdits } from "./draft.ts";
import { messageOf, placeOf } from "./fields.tsx";
import { asShown, findFields, type IndexedText, visibleTexts } from "./find-field.ts";
import { Launch } from "./launch.tsx";
import { Publish } from "./publish.tsx";
import { Toolbar, type Width } from "./toolbar.tsx";
import { useSite } from "./use-site.ts";
import { Versions } from "./versions.tsx";

const DRAFTS = "desk-drafts";

/** What was typed and not saved: by file, with the version that it was typed into. A crash or a closed tab loses nothing of it. */
export type Drafts = Record<string, { edits: DraftEdit[]; version: string }>;

const storedDrafts = (): Drafts => JSON.parse(localStorage.getItem(DRAFTS) ?? "{}") as Drafts;

const VIEWS = { change: "Change", launch: "Launch list", versions: "Versions", publish: "Publish" } as const;

/** The owner's desk: the site, and the forms for all of its content beside it. */
export function Desk() {
  const [content, setContent] = useState<DeskContent & { steps: Steps }>();
  const [drafts, showDrafts] = useState<Drafts>(storedDrafts);
  const [shown, setShown] = useState<{ file: string; path: Path; picked?: string | undefined }>({
    file: "content/pages/home.md",
    path: [],
  });
  const [view, setView] = useState<keyof typeof VIEWS>("change");
  const [choices, setChoices] = useState<IndexedText[]>([]);
  const [status, setStatus] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** The group of the launch list that the owner came from. */
  const [answering, setAnswering] = useState<string>();
  const [gone, setGone] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const [saved, setSaved] = useState<readonly DraftEdit[]>([]);
  const [width, setWidth] = useState<Width>("desk");
  const [built, setBuilt] = useState<string>();
  const panel = useRef<HTMLElement>(null);

  const latestDrafts = useRef(drafts); // a call that is under way may add to them
  const setDrafts = (next: (before: Drafts) => Drafts) => {
    latestDrafts.current = next(latestDrafts.current);
    showDrafts(latestDrafts.current);
  };
  /** The last call: the next one waits for it. */
  const lastRun = useRef<Promise<unknown>>(undefined);
  const lastRead = useRef<Promise<void>>(undefined);
  /** Reads everything again; an earlier answer that comes later is passed over. */
  const reload = useCallback(() => {
    const read: Promise<void> = readContent().then(
      (latest) => (lastRead.current === read ? setContent(latest) : lastRead.current),
      (error: Error) => setStatus(error.message),
    );
    lastRead.current = read;
    return read;
  }, []);
  useEffect(() => void reload(), [reload]);
  useEffect(() => localStorage.setItem(DRAFTS, JSON.stringify(drafts)), [drafts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins at its top
  useEffect(() => void panel.current?.scrollTo(0, 0), [view, shown.file]);

  /** Opens a field, or a whole file for no path, and puts the focus there. */
  const open = useCallback((file: string, path: Path = [], picked?: string) => {
    setShown({ file, path, picked });
    setView("change");
    setChoices([]);
    requestAnimationFrame(() => {
      const missing = panel.current?.querySelector<HTMLElement>(`button[data-at="${CSS.escape(fieldName(path))}"]`);
      (missing ?? panel.current?.querySelector<HTMLElement>(".form :is([data-field], button, summary)"))?.focus();
    });
  }, []);

  const pageFile = useCallback((path: string) => content?.files.find(({ page }) => page === path)?.file, [content]);
  const onPick = (element: Element, path: string) => {
    const parts = visibleTexts(element).length > 1 ? visibleTexts(element) : [element];
    const found = [...new Set(parts.flatMap((part) => findFields(part, content?.texts ?? [], pageFile(path))))];
    const [first] = found;
    setView("change");
    setChoices(found.length > 1 ? found : []);
    setStatus(first ? "" : "The site works these words out, as it does today's hours. Look for their source under 'What to change'.");
    if (first && found.length === 1) open(first.file, first.path, first.text);
    else requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(".choices button")?.focus());
  };
  const onVisit = (path: string, isFollowed: boolean) => {
    void reload(); // the page also loads when a file has changed
    const file = pageFile(path);
    if (isFollowed && file && shown.path.length === 0) setShown({ file, path: [] });
  };
  const site = useSite({
    index: content?.texts,
    onPick,
    onVisit,
    onLeave: () => panel.current?.focus(),
    isFound: (element, path) => findFields(element, content?.texts ?? [], pageFile(path)).length > 0,
  });

  const keys = useRef((_event: KeyboardEvent) => {});
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => keys.current(event);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  const current = content?.files.find(({ file }) => file === shown.file) ?? content?.files[0];
  const draft = current && drafts[current.file];
  const fieldsOf = useCallback(
    (name: string) => withEdits(content?.files.find(({ file }) => file === name)?.fields, drafts[name]?.edits ?? []),
    [content, drafts],
  );
  if (!content || !current) return <p className="status">{status || "Opening the desk"}</p>;
  const { file } = current;
  const fields = fieldsOf(file);

  const change = (edit: object) => {
    const whole = { file, ...edit } as DraftEdit;
    const others = problems.filter((problem) => problem.file !== whole.file || !hasChanged([whole], pathOf(problem.field)));
    const isCorrected = problems.length > 0 && others.length === 0; // Save checks the field again
    setProblems(others);
    if (isCorrected) setWrong(false);
    if (isCorrected || !isWrong) setStatus("");
    const { version } = content.files.find((entry) => entry.file === whole.file) ?? current;
    if (answering && whole.type === "remove" && String(whole.path) === String(shown.path)) setView("launch"); // the rest of the file was not asked for
    const next = placeAfter(whole, fields);
    if (next) requestAnimationFrame(() => focusOn(panel.current, next));
    if (whole.type === "set" && typeof whole.value === "string") {
      const before = asShown(String(valueAt(fields, whole.path) ?? ""), content.facts);
      site.showTyped(`${whole.file} ${fieldName(whole.path)}`, before, asShown(whole.value, content.facts), file === FACTS_FILE);
    }
    setDrafts((before) => {
      const draft = before[whole.file] ?? { edits: [], version };
      return { ...before, [whole.file]: { ...draft, edits: withEdit(draft.edits, whole) } };
    });
  };
  /** Runs a call of the server, then shows what has come of it. */
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    let isDone = true;
    setStatus("One moment");
    setWrong(false);
    setProblems([]);
    try {
      const last = lastRun.current;
      const own = (async () => {
        await last?.catch(() => {});
        await work();
      })();
      lastRun.current = own;
      await own;
      await reload(); // before it says so: the next press is for what is there now
      setStatus(done);
    } catch (error) {
      isDone = false;
      setWrong(true);
      setProblems((error as SaveError).problems ?? []);
      setStatus((error as Error).message);
      const own = (error as SaveError).problems?.find((problem) => problem.file === file && problem.field);
      if (own)
        requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(own.field ?? "")}"]`)?.focus());
    }
    if (!isDone) await reload();
    return isDone;
  };
  const fieldsBefore = (name: string) => content.files.find((entry) => entry.file === name)?.fields;
  const unsavedOf = (all: Drafts) =>
    Object.entries(all).filter(([name, { edits }]) => edits.length > 0 && fieldsBefore(name) !== undefined);
  const unsaved = unsavedOf(drafts);
  const onSave = () =>
    run(async () => {
      const waiting = unsavedOf(latestDrafts.current); // what a file that was being added has changed, too
      const edits = waiting.flatMap(([, entry]) => entry.edits);
      const versions = Object.fromEntries(waiting.map(([name, { version }]) => [name, version]));
      const now = await save(edits, versions, `the change in ${waiting.map(([name]) => titleOfFile(name, content)).join(", ")}`);
      const amounts = waiting.flatMap(([name, typed]) => [...amountsChanged(fieldsBefore(name), typed.edits)]);
      setGone((before) => new Map([...before, ...amounts]));
      setSaved((before) => [...before, ...edits]);
      setContent((before) => before && { ...before, files: before.files.map((entry) => asSaved(entry, edits, now)) });
      setDrafts((before) => typedSince(edits, before, now));
    }, "Saved.");
  keys.current = (event) => {
    if (event.key === "Escape") site.focus();
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (unsaved.length > 0) void onSave();
  };
  const showBuilt = () =>
    built
      ? setBuilt(undefined)
      : void run(
          async () => setBuilt((await call<{ address: string }>("built")).address + site.path()),
          "On the right is the site as it was last built.",
        );
  const staleAmountIn = (text: string) => amountsIn(text).find((amount) => gone.has(amount));
  const stale = content.texts.flatMap(({ file: name, path, text }) => {
    const amount = staleAmountIn(text);
    const now = String(valueAt(fieldsOf(name), path) ?? "");
    if (name === LAUNCH_FILE || !amount || !staleAmountIn(now)) return [];
    const other = gone.get(amount);
    const value = other && withAmount(now, amount, other);
    const isBody = name.endsWith(".md") && path[0] === "body";
    const replace = () => change({ file: name, ...(isBody ? { type: "body", body: value } : { type: "set", path, value }) });
    const said = `Make it ${other && withAmount(amount, amount, other)}${isBody ? " in all of this text" : ""}`;
    return [{ file: name, path, text, said, replace: value && value !== now ? replace : undefined }];
  });
  /** Opens a field, and its page beside it. */
  const show = (name: string, path?: Path, picked?: string) => {
    const { page } = content.files.find((entry) => entry.file === name) ?? {};
    if (page) site.visit(page);
    open(name, path, picked);
  };
  const isOutdated = draft && draft.edits.length > 0 && draft.version !== current.version;

  return (
    <div className="desk">
      <main className="site">
        <Toolbar site={site} width={width} setWidth={setWidth} built={built} showBuilt={showBuilt} />
        <div className="frames">
          <iframe ref={site.frame} title="The site" src="/" data-width={width} />
          {built && <iframe title="The site as it was last built" src={built} data-width={width} />}
        </div>
      </main>
      <aside className="bar" ref={panel} tabIndex={-1} aria-label="Desk">
        <header>
          <h1>{content.facts.name}</h1>
          <p className="actions">
            <button type="button" className="main" disabled={unsaved.length === 0} onClick={() => void onSave()}>
              Save
            </button>
            <button
              type="button"
              disabled={unsaved.length === 0}
              onClick={() => {
                setDrafts(() => ({}));
                setProblems([]);
                site.reload();
              }}
            >
              Discard
            </button>
            <button
              type="button"
              disabled={!content.steps.undo}
              title={content.steps.undo && `Undoes ${content.steps.undo}`}
              onClick={() => void run(undo, `Undid ${content.steps.undo}.`)}
            >
              Undo
            </button>
            <button type="button" disabled={!content.steps.redo} onClick={() => void run(redo, `Redid ${content.steps.redo}.`)}>
              Redo
            </button>
          </p>
          <div role="status" className="status" data-wrong={isWrong || undefined}>
            {status}
            {problems.length > 0 && (
              <ul>
                {problems.map((problem) => (
                  <li key={`${problem.file} ${problem.field} ${problem.message}`}>
                    <button type="button" className="link" onClick={() => show(problem.file, pathOf(problem.field))}>
                      {titleOfFile(problem.file, content)}
                      {problem.field && `, ${placeOf(pathOf(problem.field), fieldsOf(problem.file))}`}
                    </button>{" "}
                    {messageOf(problem.message)}
                  </li>
                ))}
              </ul>
            )}
            {isOutdated && (
              <p>
                This file was changed outside the desk while you were editing.{" "}
                <button
                  type="button"
                  onClick={() => setDrafts((before) => ({ ...before, [file]: { ...draft, version: current.version } }))}
                >
                  Use my words on the new file
                </button>
              </p>
            )}
          </div>
          {stale.length > 0 && (
            <section className="stale" aria-label="What still says it">
              <p>These still say {[...gone.keys()].join(" or ")}. Change them too, where they mean the same:</p>
              <ul>
                {stale.map(({ file: name, path, text, said, replace }) => (
                  <li key={`${name} ${fieldName(path)} ${text}`}>
                    <button type="button" className="link" onClick={() => show(name, path, text)}>
                      {titleOfFile(name, content)}, {placeOf(path, fieldsOf(name))}
                    </button>{" "}
                    {around(text, staleAmountIn(text) ?? "")}{" "}
                    {replace && (
                      <button type="button" onClick={replace}>
                        {said}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
              <button type="button" onClick={() => setGone(new Map())}>
                They're right
              </button>
            </section>
          )}
          <nav className="actions" aria-label="What the desk shows">
            {Object.entries(VIEWS).map(([name, title]) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name as keyof typeof VIEWS)}>
                {title}
              </button>
            ))}
          </nav>
        </header>
        {view === "change" && choices.length > 0 && (
          <section className="choices">
            <h2>Which one?</h2>
            {choices.map((choice) => (
              <button
                key={`${choice.file} ${fieldName(choice.path)}`}
                type="button"
                onClick={() => open(choice.file, choice.path, choice.text)}
              >
                <b>{choice.text.slice(0, 80)}</b> {titleOfFile(choice.file, content)}, {placeOf(choice.path, fieldsOf(choice.file))}
              </button>
            ))}
          </section>
        )}
        {view === "change" && answering && (
          <p className="actions">
            <button type="button" onClick={() => setView("launch")}>
              Back to the launch list
            </button>
          </p>
        )}
        {view === "change" && (
          <Change
            content={content}
            drafts={drafts}
            file={current}
            fields={fields}
            fieldsOf={fieldsOf}
            path={shown.path}
            picked={shown.picked}
            problems={problems}
            open={show}
            select={(name) => setShown({ file: name, path: [] })}
            visit={site.visit}
            change={change}
            run={run}
          />
        )}
        {view === "launch" && (
          <Launch
            content={content}
            isTyped={(name, path) => hasChanged(drafts[name]?.edits ?? [], path)}
            isSaved={(name, path) =>
              hasChanged(
                saved.filter((edit) => edit.file === name),
                path,
              )
            }
            openGroup={answering}
            open={(group, name, path) => {
              setAnswering(group);
              show(name, path);
            }}
            publish={() => setView("publish")}
            run={run}
          />
        )}
        {view === "versions" && <Versions content={content} run={run} />}
        {view === "publish" && <Publish content={content} run={run} />}
      </aside>
    </div>
  );
}

/** A file with the changes that were saved, until it is read again. */
const asSaved = (entry: DeskFile, edits: readonly DraftEdit[], now: FileVersions): DeskFile => {
  const version = now[entry.file];
  if (!version) return entry;
  const own = edits.filter(({ file }) => file === entry.file);
  return { ...entry, version, fields: withEdits(entry.fields, own) };
};

/** The changes that are not among those saved: words typed meanwhile, for the files as they are now. */
function typedSince(saved: readonly DraftEdit[], drafts: Drafts, now: FileVersions): Drafts {
  const left = Object.entries(drafts).map(([file, { edits, version }]) => {
    const typed = edits.filter((edit) => !saved.includes(edit));
    return [file, { edits: typed, version: now[file] ?? version }] as const;
  });
  return Object.fromEntries(left.filter(([, { edits }]) => edits.length > 0));
}

/** The words around an amount. */
function around(text: string, amount: string): string {
  const start = Math.max(0, indexOfAmount(text, amount) - 40);
  const end = start + 90;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

/** `hours.days[2].opens`, as the checks write it, in its parts. */
const pathOf = (field = ""): Path => [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index ? Number(index) : part));

/** Where the focus goes on after a change that adds, moves or removes a part of the form; nowhere for words that are typed. */
function placeAfter(edit: DraftEdit, fields: unknown): { path: Path; button?: string } | undefined {
  if (edit.type === "insert") return { path: [...edit.list, edit.index] };
  if (edit.type === "move") return { path: [...edit.list, edit.to], button: edit.to < edit.from ? "up" : "down" };
  if (edit.type === "remove" || (edit.type === "set" && valueAt(fields, edit.path) === undefined)) return { path: edit.path };
  return undefined;
}

function focusOn(panel: Element | null, { path, button }: { path: Path; button?: string }): void {
  const at = panel?.querySelector<HTMLElement>(`[data-at="${CSS.escape(fieldName(path))}"]`);
  const wanted = (button && at?.querySelector<HTMLElement>(`:scope > * > [data-move="${button}"]:enabled`)) || at;
  if (wanted?.localName === "button") wanted.focus();
  else if (wanted) wanted.querySelector<HTMLElement>(":is([data-field], summary, input, button:enabled)")?.focus();
  else if (path.length > 0) focusOn(panel, { path: path.slice(0, -1) });
}
