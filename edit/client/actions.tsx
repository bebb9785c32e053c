import { call } from "./api.ts";
import { QUIET } from "./status.ts";
import type { DeskState } from "./use-desk.ts";

/** Saves and discards what was typed, and undoes what was saved. */
export function Actions({ content: { undoes }, saving, setDrafts, setStatus, site, run }: DeskState) {
  const discard = () => {
    setDrafts(() => ({}));
    setStatus(() => QUIET);
    site.renew();
  };
  const undo = () => {
    saving.forgetGone(); // the old price may be the price again
    void run(() => call("undo"), `Undid ${undoes}.`);
  };
  return (
    <p className="actions">
      <button type="button" className="main" disabled={!saving.isUnsaved} onClick={() => void saving.saveDrafts()}>
        Save
      </button>
      <button type="button" disabled={!saving.isUnsaved} onClick={discard}>
        Discard
      </button>
      <button type="button" disabled={!undoes} title={undoes && `Undoes ${undoes}`} onClick={undo}>
        Undo
      </button>
    </p>
  );
}
