import { pathOf } from "../field-edit.ts";
import { areOutsideLists } from "./draft.ts";
import { messageOf, placeOf, titleOfFile } from "./names.ts";
import type { DeskState } from "./use-desk.ts";

/** The result of the last call, and what the checks refuse. */
export function StatusBox({ content, status: { said, isWrong, problems }, drafts, setDrafts, fieldsOf, show }: DeskState) {
  const outdated = content.files.filter(({ file, version }) => drafts[file]?.edits.length && drafts[file]?.version !== version);
  return (
    <div role="status" className="status" data-wrong={isWrong || undefined}>
      {said}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ file, field, message }) => (
            <li key={`${file} ${field} ${message}`}>
              <button type="button" className="link" onClick={() => show(file, pathOf(field))}>
                {titleOfFile(file, content)}
                {field && `, ${placeOf(pathOf(field), fieldsOf(file))}`}
              </button>{" "}
              {messageOf(message)}
            </li>
          ))}
        </ul>
      )}
      {outdated.map(({ file, version }) => (
        <p key={file}>
          {titleOfFile(file, content)} was changed elsewhere while you were editing it.{" "}
          {areOutsideLists(drafts[file]?.edits ?? []) ? (
            <button
              type="button"
              onClick={() => setDrafts((before) => ({ ...before, [file]: { edits: before[file]?.edits ?? [], version } }))}
            >
              Use my words on the new file
            </button>
          ) : (
            <button type="button" onClick={() => setDrafts(({ [file]: _, ...others }) => others)}>
              Discard my changes of it
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
