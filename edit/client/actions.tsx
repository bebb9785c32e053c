import { call } from "./api.ts";
import { QUIET } from "./status.ts";
import type { DeskState } from "./use-desk.ts";

/** Saves and discards what was typed, and undoes what was saved. */
export function Actions({ content: { steps }, saving, setDrafts, setStatus, site, run }: DeskState) {
  const discard = () => {
    setDrafts(() => ({}));
    setStatus(() => QUIET);
    site.renew();
  };
  const step = (name: "undo" | "redo", done: string) => {
    saving.forgetGone(); // the old price may be the price again
    void run(() => call(name), done);
  };
  return (
    <p className="actions">
      <button type="button" className="main" disabled={!saving.isUnsaved} onClick={() => void saving.saveDrafts()}>
        Save
      </button>
      <button type="button" disabled={!saving.isUnsaved} onClick={discard}>
        Discard
      </button>
      <button
        type="button"
        disabled={!steps.undo}
        title={steps.undo && `Undoes ${steps.undo}`}
        onClick={() => step("undo", `Undid ${steps.undo}.`)}
      >
        Undo
      </button>
      <button type="button" disabled={!steps.redo} onClick={() => step("redo", `Redid ${steps.redo}.`)}>
        Redo
      </button>
    </p>
  );
}
