import { fieldName } from "../../app/content/problem.ts";
import { LAUNCH_FILE } from "../content-files.ts";
import { type FieldEdit, valueAt } from "../field-edit.ts";
import { amountsIn, indexOfAmount, withAmount } from "./draft.ts";
import type { IndexedText } from "./find-field.ts";
import { placeOf, titleOfFile } from "./names.ts";
import type { DeskState } from "./use-desk.ts";

type Gone = DeskState["saving"]["gone"];

/** Where texts still name an amount that has changed. */
export function StaleAmounts({ content, fieldsOf, saving: { gone, forgetGone }, change, show }: DeskState) {
  const stale = content.texts.flatMap((text) => staleText(text, gone, valueAt(fieldsOf(text.file), text.path)));
  if (stale.length === 0) return null;
  return (
    <section className="stale" aria-label="Texts with the old price">
      <p>These texts still say {[...gone.keys()].join(" or ")}. Update those that mean the same:</p>
      <ul>
        {stale.map(({ file, path, text, amount, said, edit }) => (
          <li key={`${file} ${fieldName(path)} ${text}`}>
            <button type="button" className="link" onClick={() => show(file, path, text)}>
              {titleOfFile(file, content)}, {placeOf(path, fieldsOf(file))}
            </button>{" "}
            {around(text, amount)}{" "}
            {edit && (
              <button type="button" onClick={() => change({ ...edit, file })}>
                {said}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={forgetGone}>
        Leave them
      </button>
    </section>
  );
}

/** A text that still names an amount, with the edit that replaces it where that is known. */
function staleText({ file, path, text }: IndexedText, gone: Gone, value: unknown) {
  const staleIn = (words: string) => amountsIn(words).find((amount) => gone.has(amount));
  const [amount, now] = [staleIn(text), String(value ?? "")];
  if (file === LAUNCH_FILE || !amount || !staleIn(now)) return [];
  const other = gone.get(amount);
  const replaced = other && withAmount(now, amount, other);
  const isBody = file.endsWith(".md") && path[0] === "body";
  const said = `Make it ${other && withAmount(amount, amount, other)}${isBody ? " in all of this text" : ""}`;
  const whole: FieldEdit = isBody ? { type: "body", body: replaced ?? "" } : { type: "set", path, value: replaced };
  return [{ file, path, text, amount, said, edit: replaced && replaced !== now ? whole : undefined }];
}

/** The words around an amount. */
function around(text: string, amount: string): string {
  const start = Math.max(0, indexOfAmount(text, amount) - 40);
  const end = start + 90;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
