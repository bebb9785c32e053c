import type { Problem } from "../../app/content/problem.ts";
import { pathOf, placeOfEdit } from "../field-edit.ts";
import type { DraftEdit } from "./draft.ts";

/** What the desk says about the last thing that the owner did. */
export interface Status {
  said: string;
  isWrong: boolean;
  /** What the checks refuse. */
  problems: readonly Problem[];
}

export const QUIET: Status = { said: "", isWrong: false, problems: [] };

/** What it says after an edit: a problem of the edited field is no longer shown, as Save checks the field again. */
export function statusAfter({ said, isWrong, problems }: Status, edit: DraftEdit): Status {
  const place = placeOfEdit(edit);
  const isChanged = ({ file, field }: Problem) => file === edit.file && pathOf(field).every((key, index) => place[index] === key);
  const left = problems.filter((problem) => !isChanged(problem));
  const isStillWrong = isWrong && (problems.length === 0 || left.length > 0);
  return { said: isStillWrong ? said : "", isWrong: isStillWrong, problems: left };
}
