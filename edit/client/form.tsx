import { createContext, type ReactNode } from "react";
import type { FieldEdit, Path } from "../field-edit.ts";
import type { DeskContent } from "../read-desk.ts";
import type { FieldSchema } from "./field-schema.ts";

export interface FormContext {
  content: DeskContent;
  /** The form's file. */
  file: string;
  /** The words that were clicked, of a text of many. */
  picked?: string | undefined;
  /** What is wrong, by the field's name. */
  problems: ReadonlyMap<string, string>;
  /** Changes the form's file, or another one. */
  change: (edit: FieldEdit & { file?: string }) => void;
  /** A file's fields with what is not saved yet. */
  fieldsOf: (file: string) => unknown;
  /** Calls the server, then shows the result. */
  run: <Result>(work: () => Promise<Result>, done: string, shown?: (result: Result) => void) => Promise<boolean>;
}

export const Form = createContext<FormContext>({} as FormContext);

export interface FieldProps {
  schema: FieldSchema | undefined;
  value: unknown;
  path: Path;
  name: string;
  /** Whether the form shows this alone, and therefore open. */
  isWhole?: boolean | undefined;
}

interface NoteProps {
  id: string;
  problem: string | undefined;
  note?: string | undefined;
  children?: ReactNode;
}

/** What is wrong with the control that {@link describedBy} ties to it, or what it is for. */
export const Note = ({ id, problem, note, children }: NoteProps) => (
  <p id={`${id}-note`} className={problem ? "problem" : "note"}>
    {problem?.replace(/(?<![.?!])$/, ".") ?? note}
    {children}
  </p>
);

/** The attributes of a control that has a {@link Note}. */
export const describedBy = (id: string, problem: string | undefined) => ({
  "aria-invalid": problem ? true : undefined,
  "aria-describedby": `${id}-note`,
});
