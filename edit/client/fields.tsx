import { type ReactNode, useContext, useId, useRef } from "react";
import { fieldName } from "../../app/content/problem.ts";
import { FACTS_FILE } from "../content-files.ts";
import { edited, type FieldEdit, type Path } from "../field-edit.ts";
import { factsIn, usesOf } from "./facts.ts";
import { emptyValue, type FieldSchema, fieldOf, variantOf } from "./field-schema.ts";
import { describedBy, type FieldProps, Form, Note } from "./form.tsx";
import { inSentence, titleOf, wordsOf } from "./names.ts";
import { choicesOf, FileInput, FilePicker, PicturePicker, Week } from "./pickers.tsx";
import { RichText } from "./rich-text.tsx";

/** A field's control, by its schema: a text, a number, a choice, a list or a group. */
export function Field(props: FieldProps) {
  const schema = variantOf(props.schema, props.value);
  if (schema?.picker === "week") return <Week {...props} />;
  if (Array.isArray(props.value) || schema?.type === "array") return <List {...props} schema={schema} />;
  if (schema?.type === "object" || (typeof props.value === "object" && props.value !== null)) return <Group {...props} schema={schema} />;
  return <Value {...props} schema={schema} />;
}

/** Google Maps hands out an address within the HTML of a frame. */
const addressIn = (text: string): string => /^\s*<iframe\s[^>]*\bsrc="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? text;

/** A field of one value, with what is wrong with it and what it is for. */
function Value({ schema, value, path, name }: FieldProps) {
  const { content, file, problems, change } = useContext(Form);
  const id = useId();
  const problem = problems.get(fieldName(path));
  const isBody = path[0] === "body" && file.endsWith(".md");
  const set = (next: unknown) => change(isBody ? { type: "body", body: String(next) } : { type: "set", path, value: next });
  const text = String(value ?? "");
  const rest = { name, value: text, set, problem, note: noteOf(schema) };
  if (isBody) return <RichText {...rest} />;
  if (schema?.picker === "picture") return <PicturePicker {...rest} path={path} />;
  if (schema?.picker === "drawing") return <FilePicker {...rest} path={path} kind="drawing" />;
  if (schema?.picker === "file") return <FilePicker {...rest} path={path} kind="document" />;
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <Control {...{ id, schema, value, path, name, set }} />
      <Note id={id} problem={problem} note={noteOf(schema)}>
        {schema?.maxLength && text.length > schema.maxLength * 0.7 && ` ${text.length} of ${schema.maxLength} characters.`}
        {file === FACTS_FILE && usesOf(path, content)}
        {factsIn(text, content)}
      </Note>
    </div>
  );
}

/** The input of a value: a choice, a number, a tick, a time, a colour, an icon, a film or words. */
function Control({ id, schema, value, path, name, set }: FieldProps & { id: string; set: (value: unknown) => void }) {
  const { content, problems } = useContext(Form);
  const text = String(value ?? "");
  const isNumber = schema?.type === "integer" || schema?.type === "number" || typeof value === "number";
  const isTick = schema?.type === "boolean" || typeof value === "boolean";
  const type = { day: "date", time: "time" }[schema?.picker as string] ?? (isNumber ? "number" : isTick ? "checkbox" : undefined);
  const read = (target: { value: string; valueAsNumber?: number; checked?: boolean }) =>
    isNumber && target.value !== "" ? target.valueAsNumber : isTick ? target.checked : addressIn(target.value);
  const common = {
    id,
    "data-field": fieldName(path),
    ...describedBy(id, problems.get(fieldName(path))),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => set(read(target)),
  };
  const choices = choicesOf(schema, content);
  if (choices)
    return (
      <select {...common}>
        {!choices.some(([choice]) => choice === text) && <option value={text}>{text || "Choose"}</option>}
        {choices.map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    );
  if (type)
    return (
      <input {...common} type={type} checked={isTick ? value === true : undefined} step={isNumber ? "any" : undefined} max={LAST[type]} />
    );
  if (schema?.picker === "icon") return <input {...common} list="icons" />;
  if (schema?.picker === "colour")
    return (
      <span className="colour">
        <input {...common} />
        <input type="color" aria-label={`Pick ${name}`} value={text} onChange={common.onChange} />
      </span>
    );
  return (
    <>
      <textarea {...common} rows={1} />
      {schema?.picker === "film" && <FileInput kind="film" set={set} aria-label="Choose a film from your computer" />}
    </>
  );
}

/** Limits the year to four digits, after which the browser moves on to the month. */
const LAST: Record<string, string> = { date: "9999-12-31" };

/** What a field is for; the requirements' ids are for developers. */
const noteOf = (schema: FieldSchema | undefined): string | undefined => schema?.description?.replace(/ \([A-Z]+-\d\d[^)]*\)/g, "");

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
            <Field schema={fieldOf(schema, key)} value={group[key]} path={[...path, key]} name={wordsOf(key)} />
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
              Add {inSentence(wordsOf(key))}
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
      aria-label={`Leave out ${inSentence(wordsOf(key))}`}
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
  const keys = useRef<string[]>([]); // an open entry stays open when another one is removed
  if (keys.current.length !== items.length) keys.current = items.map((_, index) => keys.current[index] ?? crypto.randomUUID());
  const problem = form.problems.get(fieldName(path));
  const isSimple = items.every((item) => typeof item !== "object") && schema?.items?.type !== "object";
  const change: EntryProps["change"] = (editIn) => {
    keys.current = edited(keys.current, editIn([])) as string[];
    form.change(editIn(path));
  };
  const add = () => form.change({ type: "insert", list: path, index: items.length, value: numbered(emptyValue(schema?.items), items) });
  return (
    <Box {...{ isWhole, path }} name={`${name}: ${items.length}`}>
      {schema?.description && <p className="note">{noteOf(schema)}</p>}
      {problem && <p className="problem">{problem}</p>}
      {items.map((item, index) => {
        const called = titleOf(item).slice(0, 60) || `${index + 1}`;
        return (
          <div key={keys.current[index]} className="item" data-at={fieldName([...path, index])}>
            <Field schema={schema?.items} value={item} path={[...path, index]} name={isSimple ? `${name} ${index + 1}` : called} />
            <EntryActions name={called} index={index} isLast={index === items.length - 1} change={change} />
          </div>
        );
      })}
      <p className="actions">
        <button type="button" onClick={add}>
          Add one to {inSentence(name)}
        </button>
      </p>
    </Box>
  );
}

interface EntryProps {
  name: string;
  index: number;
  isLast: boolean;
  /** Changes the list, whose place the edit is given. */
  change: (editIn: (list: Path) => FieldEdit) => void;
}

/** Moves and removes an entry of a list. */
function EntryActions({ name, index, isLast, change }: EntryProps) {
  const move = (to: number) => change((list) => ({ type: "move", list, from: index, to }));
  const actions: [label: string, act: () => void, isPossible: boolean][] = [
    ["Move up", () => move(index - 1), index > 0],
    ["Move down", () => move(index + 1), !isLast],
    ["Remove", () => change((list) => ({ type: "remove", path: [...list, index] })), true],
  ];
  return (
    <p className="actions">
      {actions.map(([label, act, isPossible]) => (
        <button key={label} type="button" aria-label={`${label} ${name}`} disabled={!isPossible} onClick={act}>
          {label}
        </button>
      ))}
    </p>
  );
}

/** A new item with a number of its own, where the items are numbered. */
function numbered(item: unknown, items: readonly unknown[]): unknown {
  if (typeof item !== "object" || item === null || !("id" in item)) return item;
  const numbers = items.map((other) => Number((other as { id?: unknown }).id));
  return { ...item, id: Math.max(0, ...numbers) + 1 };
}
