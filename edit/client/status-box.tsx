import { titleOfFile } from "./change.tsx";
import { messageOf, placeOf } from "./fields.tsx";
import { pathOf } from "./focus.ts";
import type { DeskState } from "./use-desk.ts";

/** What came of the last call, and what the checks refuse. */
export function StatusBox({ content, status: { said, isWrong, problems }, drafts, setDrafts, current, fieldsOf, show }: DeskState) {
  const draft = drafts[current.file];
  const isOutdated = draft && draft.edits.length > 0 && draft.version !== current.version;
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
      {isOutdated && (
        <p>
          This file was changed outside the desk while you were editing.{" "}
          <button
            type="button"
            onClick={() => setDrafts((before) => ({ ...before, [current.file]: { ...draft, version: current.version } }))}
          >
            Use my words on the new file
          </button>
        </p>
      )}
    </div>
  );
}
