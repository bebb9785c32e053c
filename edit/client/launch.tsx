import { FACTS_FILE, LAUNCH_FILE } from "../content-files.ts";
import { type Path, valueAt } from "../field-edit.ts";
import type { LaunchQuestion } from "../launch.ts";
import type { DeskFile } from "../read-desk.ts";
import { call, save } from "./api.ts";
import { schemaAt } from "./field-schema.ts";
import { fileNamed } from "./names.ts";
import type { DeskState } from "./use-desk.ts";

/** The files with facts that pages can do without; a page's own words, such as 'Illustration', can only be ticked. */
const FACTS_FILES = [FACTS_FILE, "content/brand.yaml"];

/** Whether a question is about a fact that is set and can be left out. A list is left out in its form, where the owner sees it. */
function isOptional(file: DeskFile | undefined, path: Path): boolean {
  if (!FACTS_FILES.includes(file?.file ?? "")) return false;
  const value = valueAt(file?.fields, path);
  const group = schemaAt(file?.schema, file?.fields, path.slice(0, -1));
  return value !== undefined && !Array.isArray(value) && path.length > 0 && !group?.required?.includes(String(path.at(-1)));
}

/** What an owner answers before the site goes live, and how much of it is done. */
export function Launch(desk: DeskState) {
  const { launch, launchGroups } = desk.content;
  const done = launch.filter(({ isOpen }) => !isOpen).length;
  return (
    <section aria-labelledby="launch-title">
      <h2 id="launch-title">
        {done} of {launch.length} done
      </h2>
      <progress value={done} max={launch.length} aria-labelledby="launch-title" />
      {done === launch.length && <AllDone {...desk} />}
      {Object.entries(launchGroups).map(([group, title]) => {
        const asked = launch.filter((question) => question.group === group);
        const left = asked.filter(({ isOpen }) => isOpen);
        return (
          <details key={group} className="group" open={group === (desk.place.answering ?? "reach")}>
            <summary>
              {title} <small>{left.length === 0 ? "all done" : `${left.length} left`}</small>
            </summary>
            <ol className="questions">
              {left.map((question) => (
                <Question key={question.ask} desk={desk} question={question} at={[group, asked.indexOf(question)]} />
              ))}
            </ol>
          </details>
        );
      })}
    </section>
  );
}

/** What to do once all is answered: the site is the owner's own, then it is published. */
function AllDone({ content, place, run }: DeskState) {
  const facts = fileNamed(FACTS_FILE, content);
  const isExample = (facts?.fields as { example?: boolean } | undefined)?.example === true;
  const takeOver = () =>
    save(
      [{ file: FACTS_FILE, type: "remove", path: ["example"] }],
      { [FACTS_FILE]: facts?.version ?? null },
      "the switch to your own business",
    );
  return (
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
  );
}

/** One question, with the ways to answer it. @param at Its place in content/launch.yaml. */
function Question({ desk, question, at }: { desk: DeskState; question: LaunchQuestion; at: [group: string, index: number] }) {
  const { content, place, show, run } = desk;
  const { ask, example, file: name, path, isInvented } = question;
  const file = fileNamed(name, content);
  const canLeaveOut = isOptional(file, path);
  const tick = async (button: HTMLElement, value: "yes" | "not for us") => {
    const [entry, list] = [button.closest("li"), button.closest("ol")];
    const index = [...(list?.children ?? [])].indexOf(entry as Element);
    await run(() => call("tick", { edits: [{ file: LAUNCH_FILE, type: "set", path: [...at, "done"], value }] }), "Ticked.");
    requestAnimationFrame(() => list?.children[index]?.querySelector<HTMLElement>(`[data-tick="${value}"]`)?.focus());
  };
  const notForUs = (button: HTMLElement) => {
    if (!file || !canLeaveOut) return tick(button, "not for us");
    const leaveOut = () => save([{ file: name, type: "remove", path }], { [name]: file.version }, "the removal of a fact");
    return run(leaveOut, "Left out. Undo brings it back.");
  };
  return (
    <li>
      <p>
        {ask} {example && <span className="note">For example: {example}</span>}
      </p>
      <p className="actions">
        <button
          type="button"
          onClick={() => {
            place.setAnswering(at[0]);
            show(name, path);
          }}
        >
          Answer
        </button>
        {!isInvented && (
          <button type="button" data-tick="yes" onClick={({ currentTarget }) => void tick(currentTarget, "yes")}>
            It's right
          </button>
        )}
        {(!isInvented || canLeaveOut) && (
          <button type="button" data-tick="not for us" onClick={({ currentTarget }) => void notForUs(currentTarget)}>
            Not for us
          </button>
        )}
      </p>
    </li>
  );
}
