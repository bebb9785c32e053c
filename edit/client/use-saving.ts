import { useState } from "react";
import type { DeskContent } from "../read-desk.ts";
import type { FileVersions } from "../session.ts";
import { save } from "./api.ts";
import { amountsChanged, type DraftEdit, redirectOf } from "./draft.ts";
import type { FormContext } from "./form.tsx";
import { fileNamed, titleOfFile } from "./names.ts";
import type { Drafts, useDrafts } from "./use-drafts.ts";

interface SavingOptions extends ReturnType<typeof useDrafts>, Pick<FormContext, "run"> {
  content: DeskContent;
}

/** Saves the drafts, and knows the amounts that other texts may still say. */
export function useSaving({ content, drafts, setDrafts, latest, run }: SavingOptions) {
  /** The amounts that were taken out of their fields, each with the one in its place. */
  const [gone, setGone] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const fieldsBefore = (name: string) => fileNamed(name, content)?.fields;
  const unsavedOf = (all: Drafts) =>
    Object.entries(all).filter(([name, { edits }]) => edits.length > 0 && fieldsBefore(name) !== undefined);
  const saveDrafts = () => {
    let edits: DraftEdit[] = [];
    let amounts: (readonly [string, string | undefined])[] = [];
    return run(
      () => {
        const waiting = unsavedOf(latest.current); // what a file that was being added has changed, too
        edits = waiting.flatMap(([name, typed]) => [...typed.edits, ...redirectOf(name, fieldsBefore(name), typed.edits)]);
        amounts = waiting.flatMap(([name, typed]) => [...amountsChanged(fieldsBefore(name), typed.edits)]);
        const versions = Object.fromEntries(waiting.map(([name, { version }]) => [name, version]));
        return save(edits, versions, `the change in ${waiting.map(([name]) => titleOfFile(name, content)).join(", ")}`);
      },
      "Saved.",
      (now) => {
        setGone((before) => new Map([...before, ...amounts]));
        setDrafts((before) => typedSince(edits, before, now));
      },
    );
  };
  return { saveDrafts, isUnsaved: unsavedOf(drafts).length > 0, gone, forgetGone: () => setGone(new Map()) };
}

/** The changes that were typed during the save, for the files' new versions. */
function typedSince(saved: readonly DraftEdit[], drafts: Drafts, now: FileVersions): Drafts {
  const left = Object.entries(drafts).map(([file, { edits, version }]) => {
    const typed = edits.filter((edit) => !saved.includes(edit));
    return [file, { edits: typed, version: now[file] ?? version }] as const;
  });
  return Object.fromEntries(left.filter(([, { edits }]) => edits.length > 0));
}
