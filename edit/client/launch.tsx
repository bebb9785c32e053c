import type { DeskContent } from "../read-desk.ts";
import type { Path } from "../splice.ts";
import { save } from "./api.ts";

const LAUNCH_FILE = "content/launch.yaml";

interface LaunchProps {
  content: DeskContent;
  open: (file: string, path: Path) => void;
  run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** What an owner answers before the site goes live, and how much of it is done. */
export function Launch({ content, open, run }: LaunchProps) {
  const { launch, launchGroups, files } = content;
  const done = launch.filter(({ isOpen }) => !isOpen).length;
  const tick = (group: string, index: number, value: string) => {
    const version = files.find(({ file }) => file === LAUNCH_FILE)?.version ?? null;
    const edit = { file: LAUNCH_FILE, type: "set", path: [group, index, "done"], value } as const;
    return run(() => save([edit], { [LAUNCH_FILE]: version }, "a tick in the list"), "Ticked.");
  };
  return (
    <section aria-labelledby="launch-title">
      <h2 id="launch-title">
        {done} of {launch.length} done
      </h2>
      <progress value={done} max={launch.length} aria-labelledby="launch-title" />
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
                    <button type="button" onClick={() => void tick(group, asked.indexOf(question), "yes")}>
                      It's right
                    </button>
                    <button type="button" onClick={() => void tick(group, asked.indexOf(question), "not for us")}>
                      Not for us
                    </button>
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
