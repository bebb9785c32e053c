import { FACTS_FILE, LAUNCH_FILE } from "../content-files.ts";
import { type Path, valueAt } from "../field-edit.ts";
import type { DeskContent, DeskFile } from "../read-desk.ts";
import { call, save } from "./api.ts";
import { hasChanged } from "./draft.ts";
import { type FieldSchema, schemaAt } from "./field-schema.ts";
import type { DeskState } from "./use-desk.ts";

/** The files with facts that pages can do without; a page's own words, such as 'Illustration', can only be ticked. */
const FACTS_FILES = [FACTS_FILE, "content/brand.yaml"];

/** Whether a question is about a fact that is set and can be left out. A list is left out in its form, where the owner sees it. */
function isOptional(file: DeskFile | undefined, path: Path): boolean {
  if (!FACTS_FILES.includes(file?.file ?? "")) return false;
  const value = valueAt(file?.fields, path);
  const group = schemaAt(file?.schema as FieldSchema, file?.fields, path.slice(0, -1));
  return value !== undefined && !Array.isArray(value) && path.length > 0 && !group?.required?.includes(String(path.at(-1)));
}

/** What an owner answers before the site goes live, and how much of it is done. */
export function Launch({ content, drafts, saving, place, show, run }: DeskState) {
  const { launch, launchGroups } = content;
  const fileOf = (name: string) => content.files.find(({ file }) => file === name);
  const facts = fileOf(FACTS_FILE);
  const isExample = (facts?.fields as { example?: boolean } | undefined)?.example === true;
  const takeOver = () =>
    save(
      [{ file: FACTS_FILE, type: "remove", path: ["example"] }],
      { [FACTS_FILE]: facts?.version ?? null },
      "the switch to your own business",
    );
  const done = launch.filter(({ isOpen }) => !isOpen).length;
  const tick = async (button: HTMLElement, path: Path, value: string) => {
    const [entry, list] = [button.closest("li"), button.closest("ol")];
    const at = [...(list?.children ?? [])].indexOf(entry as Element);
    await run(() => call("tick", { edits: [{ file: LAUNCH_FILE, type: "set", path: [...path, "done"], value }] }), "Ticked.");
    requestAnimationFrame(() => list?.children[at]?.querySelector<HTMLElement>(`[data-tick="${value}"]`)?.focus());
  };
  const notForUs = (button: HTMLElement, { file: name, path }: DeskContent["launch"][number], place: Path) => {
    const file = fileOf(name);
    if (!file || !isOptional(file, path)) return tick(button, place, "not for us");
    const leaveOut = () => save([{ file: name, type: "remove", path }], { [name]: file.version }, "the removal of a fact");
    return run(leaveOut, "Left out. Undo brings it back.");
  };
  return (
    <section aria-labelledby="launch-title">
      <h2 id="launch-title">
        {done} of {launch.length} done
      </h2>
      <progress value={done} max={launch.length} aria-labelledby="launch-title" />
      {done === launch.length && (
        <p>
          All is answered. {isExample && "This still counts as the example business, which is not published. "}
          {isExample ? (
            <button type="button" className="main" onClick={() => void run(takeOver, "The site is yours. Next, publish it.")}>
              It's our business now
            </button>
          ) : (
            <button type="button" className="main" onClick={() => place.setView("publish")}>
              Next: publish it
            </button>
          )}
        </p>
      )}
      {Object.entries(launchGroups).map(([group, title]) => {
        const asked = launch.filter((question) => question.group === group);
        const left = asked.filter(({ isOpen }) => isOpen);
        return (
          <details key={group} className="group" open={group === (place.answering ?? "reach")}>
            <summary>
              {title} <small>{left.length === 0 ? "all done" : `${left.length} left`}</small>
            </summary>
            <ol className="questions">
              {left.map((question) => (
                <li key={question.ask}>
                  <p>
                    {hasChanged(drafts[question.file]?.edits ?? [], question.path) ? (
                      <b>Not saved yet: </b>
                    ) : (
                      question.path.length > 0 &&
                      hasChanged(
                        saving.saved.filter(({ file }) => file === question.file),
                        question.path,
                      ) && (
                        <b>
                          {question.isInvented ? "Saved, but a part of the example is left: " : "Saved. Press 'It's right' when it is: "}
                        </b>
                      )
                    )}
                    {question.ask} {question.example && <span className="note">For example: {question.example}</span>}
                  </p>
                  <p className="actions">
                    <button
                      type="button"
                      onClick={() => {
                        place.setAnswering(group);
                        show(question.file, question.path);
                      }}
                    >
                      Answer
                    </button>
                    {!question.isInvented && (
                      <button
                        type="button"
                        data-tick="yes"
                        onClick={({ currentTarget }) => void tick(currentTarget, [group, asked.indexOf(question)], "yes")}
                      >
                        It's right
                      </button>
                    )}
                    {(!question.isInvented || isOptional(fileOf(question.file), question.path)) && (
                      <button
                        type="button"
                        data-tick="not for us"
                        onClick={({ currentTarget }) => void notForUs(currentTarget, question, [group, asked.indexOf(question)])}
                      >
                        Not for us
                      </button>
                    )}
                  </p>
                </li>
              ))}
            </ol>
          </details>
        );
      })}
    </section>
  );
}
