import { useState } from "react";
import type { DeskFile } from "../read-desk.ts";
import type { FileVersions } from "../session.ts";
import { type Content, save } from "./api.ts";
import { amountsChanged, type DraftEdit, redirectOf, withEdits } from "./draft.ts";
import type { FormContext } from "./form.tsx";
import { titleOfFile } from "./names.ts";
import type { Drafts, useDrafts } from "./use-drafts.ts";

interface SavingOptions extends ReturnType<typeof useDrafts>, Pick<FormContext, "run"> {
  content: Content;
  setContent: (next: (before: Content | undefined) => Content | undefined) => void;
}

/** Saves the drafts, and knows what was saved since the desk was opened. */
export function useSaving({ content, setContent, drafts, setDrafts, latest, run }: SavingOptions) {
  const [saved, setSaved] = useState<readonly DraftEdit[]>([]);
  /** The amounts that were taken out of their fields, each with the one in its place. */
  const [gone, setGone] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const fieldsBefore = (name: string) => content.files.find(({ file }) => file === name)?.fields;
  const unsavedOf = (all: Drafts) =>
    Object.entries(all).filter(([name, { edits }]) => edits.length > 0 && fieldsBefore(name) !== undefined);
  const saveDrafts = () =>
    run(
      async () => {
        const waiting = unsavedOf(latest.current); // what a file that was being added has changed, too
        const edits = waiting.flatMap(([name, typed]) => [...typed.edits, ...redirectOf(name, fieldsBefore(name), typed.edits)]);
        const versions = Object.fromEntries(waiting.map(([name, { version }]) => [name, version]));
        const label = `the change in ${waiting.map(([name]) => titleOfFile(name, content)).join(", ")}`;
        const now = await save(edits, versions, label);
        const amounts = waiting.flatMap(([name, typed]) => [...amountsChanged(fieldsBefore(name), typed.edits)]);
        setGone((before) => new Map([...before, ...amounts]));
        setSaved((before) => [...before, ...edits]);
        const steps = { undo: label, redo: undefined };
        setContent((before) => before && { ...before, steps, files: before.files.map((entry) => asSaved(entry, edits, now)) });
        setDrafts((before) => typedSince(edits, before, now));
      },
      "Saved.",
      true,
    );
  return { saveDrafts, isUnsaved: unsavedOf(drafts).length > 0, saved, gone, forgetGone: () => setGone(new Map()) };
}

/** A file with the changes that were saved, until it is read again. */
const asSaved = (entry: DeskFile, edits: readonly DraftEdit[], now: FileVersions): DeskFile => {
  const version = now[entry.file];
  if (!version) return entry;
  const own = edits.filter(({ file }) => file === entry.file);
  return { ...entry, version, fields: withEdits(entry.fields, own) };
};

/** The changes that weren't saved, which were typed during the save, for the files' new versions. */
function typedSince(saved: readonly DraftEdit[], drafts: Drafts, now: FileVersions): Drafts {
  const left = Object.entries(drafts).map(([file, { edits, version }]) => {
    const before = saved.map((edit) => JSON.stringify(edit)); // another tab may have handed them back as copies
    const typed = edits.filter((edit) => {
      const at = before.indexOf(JSON.stringify(edit));
      if (at >= 0) before.splice(at, 1);
      return at < 0;
    });
    return [file, { edits: typed, version: now[file] ?? version }] as const;
  });
  return Object.fromEntries(left.filter(([, { edits }]) => edits.length > 0));
}
