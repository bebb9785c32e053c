import { useCallback, useState } from "react";
import { fieldName } from "../../app/content/problem.ts";
import { Actions } from "./actions.tsx";
import { Change, titleOfFile } from "./change.tsx";
import { placeOf } from "./fields.tsx";
import { Launch } from "./launch.tsx";
import { Publish } from "./publish.tsx";
import { SitePane } from "./site-pane.tsx";
import { StaleAmounts } from "./stale-amounts.tsx";
import { QUIET, type Status } from "./status.ts";
import { StatusBox } from "./status-box.tsx";
import { useContent } from "./use-content.ts";
import { type DeskProps, type DeskState, useDesk } from "./use-desk.ts";
import { VIEWS } from "./use-place.ts";
import { Versions } from "./versions.tsx";

/** The owner's desk: the site, and the forms for all of its content beside it. */
export function Desk() {
  const [status, setStatus] = useState<Status>(QUIET);
  const fail = useCallback((said: string) => setStatus((before) => ({ ...before, said, isWrong: true })), []);
  const { content, ...reading } = useContent(fail);
  if (!content)
    return (
      <div className="bar">
        <p className="status">{status.said || "Opening the desk"}</p>
      </div>
    );
  return <OpenDesk {...{ ...reading, content, status, setStatus }} />;
}

function OpenDesk(props: DeskProps) {
  const desk = useDesk(props);
  const { content, place } = desk;
  return (
    <div className="desk">
      <SitePane site={desk.site} />
      <aside className="bar" ref={place.panel} tabIndex={-1} aria-label="Desk">
        <header>
          <h1>{content.facts.name}</h1>
          <nav className="views" aria-label="What the desk shows">
            {(Object.keys(VIEWS) as (keyof typeof VIEWS)[]).map((name) => (
              <button key={name} type="button" aria-pressed={place.view === name} onClick={() => place.setView(name)}>
                {VIEWS[name]}
              </button>
            ))}
          </nav>
          <Actions {...desk} />
          <StatusBox {...desk} />
          <StaleAmounts {...desk} />
        </header>
        {place.view === "change" && <ChangeView {...desk} />}
        {place.view === "launch" && <Launch {...desk} />}
        {place.view === "versions" && <Versions content={content} run={desk.run} />}
        {place.view === "publish" && <Publish content={content} run={desk.run} isUnsaved={desk.saving.isUnsaved} />}
      </aside>
    </div>
  );
}

function ChangeView({ place, site, show, current, status, ...desk }: DeskState) {
  const { content, fieldsOf } = desk;
  return (
    <>
      {place.choices.length > 0 && (
        <section className="choices">
          <h2>Which one?</h2>
          {place.choices.map(({ file, path, text }) => (
            <button key={`${file} ${fieldName(path)}`} type="button" onClick={() => place.open(file, path, text)}>
              <b>{text.slice(0, 80)}</b> {titleOfFile(file, content)}, {placeOf(path, fieldsOf(file))}
            </button>
          ))}
        </section>
      )}
      {place.answering && (
        <p className="actions">
          <button type="button" onClick={() => place.setView("launch")}>
            Back to the launch list
          </button>
        </p>
      )}
      <Change
        {...{ content, fieldsOf, drafts: desk.drafts, change: desk.change, run: desk.run }}
        file={current}
        fields={fieldsOf(current.file)}
        path={place.shown.path}
        picked={place.shown.picked}
        problems={status.problems}
        open={show}
        select={(name) => place.setShown({ file: name, path: [] })}
        visit={site.visit}
      />
    </>
  );
}
