import type { DeskContent } from "../read-desk.ts";
import type { Path } from "../splice.ts";
import { call, save } from "./api.ts";

export const LAUNCH_FILE = "content/launch.yaml";
const FACTS_FILE = "content/business.yaml";

interface LaunchProps {
  content: DeskContent;
  /** Shows a field and its page. */
  open: (file: string, path: Path) => void;
  /** Goes on to publishing. */
  publish: () => void;
  run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** What an owner answers before the site goes live, and how much of it is done. */
export function Launch({ content, open, publish, run }: LaunchProps) {
  const { launch, launchGroups } = content;
  const facts = content.files.find(({ file }) => file === FACTS_FILE);
  const isExample = (facts?.fields as { example?: boolean } | undefined)?.example === true;
  const takeOver = () =>
    save([{ file: FACTS_FILE, type: "remove", path: ["example"] }], { [FACTS_FILE]: facts?.version ?? null }, "the end of the example");
  const done = launch.filter(({ isOpen }) => !isOpen).length;
  const tick = async (button: HTMLElement, path: Path, value: string) => {
    const [entry, list] = [button.closest("li"), button.closest("ol")];
    const at = [...(list?.children ?? [])].indexOf(entry as Element);
    await run(() => call("tick", { edits: [{ file: LAUNCH_FILE, type: "set", path: [...path, "done"], value }] }), "Ticked.");
    requestAnimationFrame(() => list?.children[at]?.querySelector<HTMLElement>(`[data-tick="${value}"]`)?.focus());
  };
  return (
    <section aria-labelledby="launch-title">
      <h2 id="launch-title">
        {done} of {launch.length} done
      </h2>
      <progress value={done} max={launch.length} aria-labelledby="launch-title" />
      {done === launch.length && isExample && (
        <p>
          All is answered. This still counts as the example business, which is not published.{" "}
          <button type="button" className="main" onClick={() => void run(takeOver, "The site is yours. Next, publish it.")}>
            It's our business now
          </button>
        </p>
      )}
      {done === launch.length && !isExample && (
        <p>
          All is answered.{" "}
          <button type="button" className="main" onClick={publish}>
            Next: publish it
          </button>
        </p>
      )}
      {Object.entries(launchGroups).map(([group, title]) => {
        const asked = launch.filter((question) => question.group === group);
        const left = asked.filter(({ isOpen }) => isOpen);
        return (
          <details key={group} className="group" open={group === "reach"}>
            <summary>
              {title} <small>{left.length === 0 ? "all done" : `${left.length} left`}</small>
            </summary>
            <ol className="questions">
              {left.map((question) => (
                <li key={question.ask}>
                  <p>
                    {question.ask} {question.example && <span className="note">For example: {question.example}</span>}
                  </p>
                  <p className="actions">
                    <button type="button" onClick={() => open(question.file, question.path)}>
                      Answer
                    </button>
                    {!question.isInvented && (
                      <>
                        <button
                          type="button"
                          data-tick="yes"
                          onClick={({ currentTarget }) => void tick(currentTarget, [group, asked.indexOf(question)], "yes")}
                        >
                          It's right
                        </button>
                        <button
                          type="button"
                          data-tick="not for us"
                          onClick={({ currentTarget }) => void tick(currentTarget, [group, asked.indexOf(question)], "not for us")}
                        >
                          Not for us
                        </button>
                      </>
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
