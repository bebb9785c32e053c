import { createContext, type ReactNode, useContext, useId, useRef } from "react";
import { fieldName } from "../../app/content/problem.ts";
import type { Picker } from "../../app/schema/fields.ts";
import { FACTS_FILE } from "../content-files.ts";
import { type FieldEdit, type Path, valueAt } from "../field-edit.ts";
import type { DeskContent, DeskFile } from "../read-desk.ts";
import { choicesOf, FileInput, FilePicker, PicturePicker, Week } from "./pickers.tsx";
import { RichText } from "./rich-text.tsx";

/** The parts of JSON Schema that zod writes for the content's schemas. */
export interface FieldSchema {
  type?: string;
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: (string | number)[];
  const?: string | number;
  anyOf?: FieldSchema[];
  additionalProperties?: FieldSchema | boolean;
  /** What chooses the field's value; the builders in app/schema/fields.ts say so. */
  picker?: Picker;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

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
  run: (work: () => Promise<unknown>, done: string, showsItself?: boolean) => Promise<boolean>;
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

/** A field's control, by its schema: a text, a number, a choice, a list or a group. */
export function Field(props: FieldProps) {
  const schema = variantOf(props.schema, props.value);
  if (schema?.picker === "week") return <Week {...props} />;
  if (Array.isArray(props.value) || schema?.type === "array") return <List {...props} schema={schema} />;
  if (schema?.type === "object" || (typeof props.value === "object" && props.value !== null)) return <Group {...props} schema={schema} />;
  return <Value {...props} schema={schema} />;
}

/** Of several shapes that a field can have, the one that has all of the value's fields. */
function variantOf(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  if (!schema?.anyOf) return schema;
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return schema.anyOf.find(({ properties }) => keys.every((key) => properties && key in properties)) ?? { ...schema.anyOf[0], ...schema };
}

/** The schema of the field at a path. */
export function schemaAt(schema: FieldSchema | undefined, fields: unknown, path: Path): FieldSchema | undefined {
  const found = path.reduce<FieldSchema | undefined>((part, key, index) => {
    const shape = variantOf(part, valueAt(fields, path.slice(0, index)));
    return typeof key === "number" ? shape?.items : fieldOf(shape, key);
  }, schema);
  return variantOf(found, valueAt(fields, path));
}

const fieldOf = (schema: FieldSchema | undefined, key: string): FieldSchema | undefined =>
  schema?.properties?.[key] ?? (typeof schema?.additionalProperties === "object" ? schema.additionalProperties : undefined);

/** Fields whose names are developers' words. */
const OWNERS_WORDS: Partial<Record<string, string>> = {
  alt: "What the picture shows",
  by: "Who does it",
  desc: "Text",
  faqCount: "How many of the shared questions",
  hero: "Top of the page",
  kinds: "Kinds of work",
  lead: "First sentence",
  mark: "Drawing beside the name",
  paiaManual: "PAIA manual",
  redirectFrom: "Old addresses that lead here",
  socials: "Links to your other pages",
  tabTitle: "Title in the browser's tab",
  url: "Address of the page",
  vat: "VAT number",
};

const words = (name: string): string => {
  const owners = OWNERS_WORDS[name];
  if (owners) return owners;
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A field's name within a sentence. */
const inSentence = (name: string): string => name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/** What an owner calls a field: the words of its name, or the first words of an entry. */
export const nameOf = (path: Path, fields: unknown): string => {
  const [list, key] = [String(path.at(-2) ?? ""), path.at(-1) ?? ""];
  if (typeof key === "string") return words(key);
  const entry = valueAt(fields, path);
  return (typeof entry === "object" && titleOf(entry).slice(0, 40)) || `${words(list)} ${key + 1}`.trim();
};

/** Where a field is, in an owner's words: 'WhatsApp, Icon' for `socials[2].icon`. */
export const placeOf = (path: Path, fields: unknown): string =>
  path
    .map((_, index) => nameOf(path.slice(0, index + 1), fields))
    .filter((_, index, { length }) => index === length - 1 || typeof path[index + 1] === "string") // an entry's name says its list
    .join(", ");

/** What a check says, without the quotes that a text has in its file only. */
export const messageOf = (message: string): string => message.replace(", in quotes", "").replace(/"(#[0-9a-f]{6})"/g, "$1");

/** Google Maps hands out an address within the HTML of a frame. */
const addressIn = (text: string): string => /^\s*<iframe\s[^>]*\bsrc="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? text;

function Value({ schema, value, path, name }: FieldProps) {
  const { content, file, problems, change } = useContext(Form);
  const id = useId();
  const problem = problems.get(fieldName(path));
  const isBody = path[0] === "body" && file.endsWith(".md");
  const set = (next: unknown) => change(isBody ? { type: "body", body: String(next) } : { type: "set", path, value: next });
  const text = String(value ?? "");
  const isNumber = schema?.type === "integer" || schema?.type === "number" || typeof value === "number";
  const isTick = schema?.type === "boolean" || typeof value === "boolean";
  const type = { day: "date", time: "time" }[schema?.picker as string] ?? (isNumber ? "number" : isTick ? "checkbox" : undefined);
  const read = (target: { value: string; valueAsNumber?: number; checked?: boolean }) =>
    isNumber && target.value !== "" ? target.valueAsNumber : isTick ? target.checked : addressIn(target.value);
  const common = {
    id,
    "data-field": fieldName(path),
    ...describedBy(id, problem),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => set(read(target)),
  };
  const choices = choicesOf(schema, content);
  const rest = { name, value: text, set, problem, note: noteOf(schema) };
  if (isBody) return <RichText {...rest} />;
  if (schema?.picker === "picture") return <PicturePicker {...rest} path={path} />;
  if (schema?.picker === "drawing") return <FilePicker {...rest} path={path} kind="drawing" />;
  if (schema?.picker === "file") return <FilePicker {...rest} path={path} kind="document" />;
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      {choices ? (
        <select {...common}>
          {!choices.some(([choice]) => choice === text) && <option value={text}>{text || "Choose"}</option>}
          {choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      ) : type ? (
        <input {...common} type={type} checked={isTick ? value === true : undefined} step={isNumber ? "any" : undefined} max={LAST[type]} />
      ) : schema?.picker === "colour" ? (
        <span className="colour">
          <input {...common} />
          <input type="color" aria-label={`Pick ${name}`} value={text} onChange={common.onChange} />
        </span>
      ) : schema?.picker === "icon" ? (
        <input {...common} list="icons" />
      ) : schema?.picker === "film" ? (
        <>
          <textarea {...common} rows={1} />
          <FileInput kind="film" set={set} aria-label="Choose a film from your computer" />
        </>
      ) : (
        <textarea {...common} rows={1} />
      )}
      <Note id={id} problem={problem} note={noteOf(schema)}>
        {schema?.maxLength && text.length > schema.maxLength * 0.7 && ` ${text.length} of ${schema.maxLength} characters.`}
        {file === FACTS_FILE && usesOf(path, content)}
        {factsIn(text, content)}
      </Note>
    </div>
  );
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

/** Limits the year to four digits, after which the browser moves on to the month. */
const LAST: Record<string, string> = { date: "9999-12-31" };

/** What a field is for; the requirements' ids are for developers. */
const noteOf = (schema: FieldSchema | undefined): string | undefined => schema?.description?.replace(/ \([A-Z]+-\d\d[^)]*\)/g, "");

const written = new WeakMap<DeskFile, string>();

/** All of a file's fields as one text to search in, made once: a form asks for it at each key. */
function textOf(file: DeskFile): string {
  const text = written.get(file) ?? JSON.stringify(file.fields);
  written.set(file, text);
  return text;
}

/** Says how many files a fact changes. */
function usesOf(path: Path, { files }: DeskContent): string | undefined {
  const mark = `{{${path.at(-1)}}}`;
  const count = files.filter((file) => textOf(file).includes(mark)).length;
  return count > 0
    ? ` ${count === 1 ? "One other text uses this and changes" : `${count} other texts use this and change`} with it.`
    : undefined;
}

/** Says what the facts' names in a text stand for. */
const factsIn = (text: string, { facts }: DeskContent): string =>
  [...new Set(text.match(/\{\{\w+\}\}/g))]
    .flatMap((mark) => {
      const fact = facts[mark.slice(2, -2)];
      return fact ? [` ${mark} is read as '${fact}'.`] : [];
    })
    .join("");

/** Fields that hardly anybody changes are last. */
const RARE = ["id", "url", "redirectFrom"];

function Group({ schema, value, path, name, isWhole }: FieldProps) {
  const { change } = useContext(Form);
  const group = (value ?? {}) as Record<string, unknown>;
  const named = [...new Set([...Object.keys(schema?.properties ?? {}), ...Object.keys(group)])];
  const fields = [...named.filter((key) => !RARE.includes(key)), ...named.filter((key) => RARE.includes(key))];
  const missing = fields.filter((key) => !(key in group));
  const content = (
    <>
      {fields
        .filter((key) => key in group)
        .map((key) => (
          <div key={key} className="row" data-at={fieldName([...path, key])}>
            <Field schema={fieldOf(schema, key)} value={group[key]} path={[...path, key]} name={words(key)} />
            <LeaveOut group={schema} path={[...path, key]} />
          </div>
        ))}
      {missing.length > 0 && (
        <p className="actions">
          {missing.map((key) => (
            <button
              key={key}
              type="button"
              data-at={fieldName([...path, key])}
              onClick={() => change({ type: "set", path: [...path, key], value: emptyValue(fieldOf(schema, key)) })}
            >
              Add {inSentence(words(key))}
            </button>
          ))}
        </p>
      )}
    </>
  );
  return <Box {...{ name, isWhole, path }}>{content}</Box>;
}

/** Takes out a field that its group can do without. */
export function LeaveOut({ group, path }: { group: FieldSchema | undefined; path: Path }) {
  const { change } = useContext(Form);
  const key = path.at(-1);
  if (!group || typeof key !== "string" || group.required?.includes(key)) return null;
  return (
    <button
      type="button"
      className="link"
      aria-label={`Leave out ${inSentence(words(key))}`}
      onClick={() => change({ type: "remove", path })}
    >
      Leave out
    </button>
  );
}

/** What a group or list is put into: closed, until it is wanted or holds a problem. */
function Box({ name, isWhole, path, children }: Pick<FieldProps, "name" | "isWhole" | "path"> & { children: ReactNode }) {
  const { problems } = useContext(Form);
  const isWrong = [...problems.keys()].some((field) => field.startsWith(fieldName(path)));
  if (isWhole)
    return (
      <section>
        <h2>{name}</h2>
        {children}
      </section>
    );
  return (
    <details className="group" open={isWrong || undefined}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}

function List({ schema, value, path, name, isWhole }: FieldProps) {
  const form = useContext(Form);
  const items = (value ?? []) as unknown[];
  const keys = useRef<number[]>([]); // an open entry stays open when another one is removed
  if (keys.current.length !== items.length) keys.current = items.map((_, index) => keys.current[index] ?? newKey());
  const problem = form.problems.get(fieldName(path));
  const isSimple = items.every((item) => typeof item !== "object") && schema?.items?.type !== "object";
  return (
    <Box {...{ isWhole, path }} name={`${name}: ${items.length}`}>
      {schema?.description && <p className="note">{noteOf(schema)}</p>}
      {problem && <p className="problem">{problem}</p>}
      {items.map((item, index) => {
        const at = titleOf(item).slice(0, 60) || `${index + 1}`;
        const key = keys.current[index] as number;
        const others = keys.current.toSpliced(index, 1);
        const change = (edit: FieldEdit, keysAfter: number[]) => {
          keys.current = keysAfter;
          form.change(edit);
        };
        const move = (to: number) => change({ type: "move", list: path, from: index, to }, others.toSpliced(to, 0, key));
        const copy = () =>
          change(
            { type: "insert", list: path, index: index + 1, value: copyOf(item, items) },
            keys.current.toSpliced(index + 1, 0, newKey()),
          );
        const buttons: [label: string, act: () => void, isPossible?: boolean][] = [
          ["Move up", () => move(index - 1), index > 0],
          ["Move down", () => move(index + 1), index < items.length - 1],
          ["Copy", copy],
          ["Remove", () => change({ type: "remove", path: [...path, index] }, others)],
        ];
        return (
          <div key={key} className="item" data-at={fieldName([...path, index])}>
            <Field
              schema={schema?.items}
              value={item}
              path={[...path, index]}
              name={isSimple ? `${name} ${index + 1}` : at}
              isWhole={false}
            />
            <p className="actions">
              {buttons.map(([label, act, isPossible = true]) => (
                <button key={label} type="button" aria-label={`${label} ${at}`} disabled={!isPossible} onClick={act}>
                  {label}
                </button>
              ))}
            </p>
          </div>
        );
      })}
      <p className="actions">
        <button
          type="button"
          onClick={() => form.change({ type: "insert", list: path, index: items.length, value: copyOf(emptyValue(schema?.items), items) })}
        >
          Add one to {inSentence(name)}
        </button>
      </p>
    </Box>
  );
}

let lastKey = 0;
const newKey = (): number => {
  lastKey += 1;
  return lastKey;
};

/** What an entry is called: its first words. */
export function titleOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item ?? "");
  const { title, name, label, heading, question } = item as Record<string, unknown>;
  return String(title ?? name ?? label ?? heading ?? question ?? Object.values(item).find((value) => typeof value === "string") ?? "");
}

/** A copy with a number of its own, where the items are numbered. */
function copyOf(item: unknown, items: readonly unknown[]): unknown {
  if (typeof item !== "object" || item === null || !("id" in item)) return item;
  const numbers = items.map((other) => Number((other as { id?: unknown }).id));
  return { ...item, id: Math.max(0, ...numbers) + 1 };
}

/** What a field holds when it is added. */
function emptyValue(schema: FieldSchema | undefined): unknown {
  const shape = variantOf(schema, undefined);
  if (shape?.const !== undefined) return shape.const;
  if (shape?.enum) return ""; // to be chosen
  if (shape?.picker === "week") return shape.items?.properties?.day?.enum?.map((day) => ({ day }));
  switch (shape?.type) {
    case "array":
      return [];
    case "object":
      return Object.fromEntries((shape.required ?? []).map((key) => [key, emptyValue(shape.properties?.[key])]));
    case "integer":
    case "number":
      return shape.minimum ?? 0;
    case "boolean":
      return false;
    default:
      return "";
  }
}
