import { useCallback, useState } from "react";
import { Actions } from "./actions.tsx";
import { Change } from "./change.tsx";
import { Launch } from "./launch.tsx";
import { Publish } from "./publish.tsx";
import { SitePane } from "./site-pane.tsx";
import { StaleAmounts } from "./stale-amounts.tsx";
import { QUIET, type Status } from "./status.ts";
import { StatusBox } from "./status-box.tsx";
import { useContent } from "./use-content.ts";
import { type DeskProps, useDesk } from "./use-desk.ts";
import { VIEWS } from "./use-place.ts";

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
          <nav className="actions" aria-label="What the desk shows">
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
        {place.view === "change" && <Change {...desk} />}
        {place.view === "launch" && <Launch {...desk} />}
        {place.view === "publish" && <Publish content={content} run={desk.run} isUnsaved={desk.saving.isUnsaved} />}
      </aside>
    </div>
  );
}
