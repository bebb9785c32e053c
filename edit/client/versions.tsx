import { useState } from "react";
import type { DeskContent } from "../read-desk.ts";
import { call } from "./api.ts";

interface VersionsProps {
  content: DeskContent;
  run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
}

const MOMENT = new Intl.DateTimeFormat("en-ZA", { dateStyle: "full", timeStyle: "short" });

/** The owner's versions, and the way back to each. */
export function Versions({ content: { history }, run }: VersionsProps) {
  const [sentence, setSentence] = useState("");
  if (!history)
    return (
      <p>Git isn't set up in this folder, so the desk keeps no versions. You can still undo what you have saved since you opened it.</p>
    );
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title">Versions</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => call("save-version", { label: sentence }), "The version is saved.").then((done) => done && setSentence(""));
        }}
      >
        <label>
          What this version is
          <input value={sentence} placeholder="New prices for 2027" onChange={({ target }) => setSentence(target.value)} />
        </label>
        <p className="actions">
          <button type="submit" disabled={!history.isChanged}>
            Save a version
          </button>
        </p>
        {!history.isChanged && <p className="note">Nothing has changed since the last version.</p>}
      </form>
      <ul className="versions">
        {history.versions.map(({ id, when, sentence: said }) => {
          const moment = MOMENT.format(new Date(when));
          return (
            <li key={id}>
              <b>{said}</b> {moment}
              <button
                type="button"
                aria-label={`Go back to ${moment}: ${said}`}
                onClick={() => void run(() => call("go-back", { id, label: moment }), `The site is as it was on ${moment}.`)}
              >
                Go back
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
