import { createContext, useContext, useId } from "react";
import type { DeskContent } from "../read-desk.ts";
import type { Path } from "../splice.ts";
import { type FieldEdit, fieldName } from "./draft.ts";

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
  picker?: "picture" | "page" | "kind";
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** A change without its file, which the form knows. */
type WithoutFile<Change> = Change extends unknown ? Omit<Change, "file"> : never;

interface FormContext {
  content: DeskContent;
  problems: ReadonlyMap<string, string>;
  change: (edit: WithoutFile<FieldEdit>) => void;
}

export const Form = createContext<FormContext>({} as FormContext);

interface FieldProps {
  schema: FieldSchema | undefined;
  value: unknown;
  path: Path;
  name: string;
}

/** A field's control, by its schema: a text, a number, a choice, a list or a group. */
export function Field(props: FieldProps) {
  const schema = variantOf(props.schema, props.value);
  if (Array.isArray(props.value) || schema?.type === "array") return <List {...props} schema={schema} />;
  if (schema?.type === "object" || (typeof props.value === "object" && props.value !== null)) return <Group {...props} schema={schema} />;
  return <Value {...props} schema={schema} />;
}

/** Of several shapes that a field can have, the one that has all of the value's fields. */
function variantOf(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  if (!schema?.anyOf) return schema;
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return schema.anyOf.find(({ properties }) => keys.every((key) => properties && key in properties)) ?? schema.anyOf[0];
}

const words = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

function Value({ schema, value, path, name }: FieldProps) {
  const { content, problems, change } = useContext(Form);
  const id = useId();
  const problem = problems.get(fieldName(path));
  const set = (next: unknown) =>
    change(path.length === 1 && path[0] === "body" ? { type: "body", body: String(next) } : { type: "set", path, value: next });
  const common = {
    id,
    "data-field": fieldName(path),
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": `${id}-note`,
  };
  const text = String(value ?? "");
  const isNumber = schema?.type === "integer" || schema?.type === "number" || typeof value === "number";
  const choices = choicesOf(schema, content);
  return (
    <div className="field">
      <label htmlFor={id}>{words(name)}</label>
      {choices ? (
        <select {...common} value={text} onChange={({ target }) => set(target.value)}>
          {!choices.some(([choice]) => choice === text) && <option value={text}>{text}</option>}
          {choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      ) : isNumber ? (
        <input
          {...common}
          type="number"
          step="any"
          value={text}
          onChange={({ target }) => set(target.value === "" ? "" : target.valueAsNumber)}
        />
      ) : schema?.type === "boolean" || typeof value === "boolean" ? (
        <input {...common} type="checkbox" checked={value === true} onChange={({ target }) => set(target.checked)} />
      ) : (
        <textarea {...common} rows={rowsOf(path, text)} value={text} onChange={({ target }) => set(target.value)} />
      )}
      <p id={`${id}-note`} className={problem ? "problem" : "note"}>
        {problem ?? schema?.description}
      </p>
    </div>
  );
}

const rowsOf = (path: Path, text: string): number => (path[0] === "body" ? 24 : Math.min(8, Math.ceil((text.length + 1) / 40)));

function choicesOf({ picker, enum: values }: FieldSchema = {}, { pictures, pages, kinds }: DeskContent): [string, string][] | undefined {
  if (picker === "picture") return pictures.map(({ name, alt }) => [name, `${name}: ${alt}`]);
  if (picker === "page") return pages.map(({ path, title }) => [path, `${title} (${path})`]);
  if (picker === "kind") return kinds.map((kind) => [kind, kind]);
  return values?.map((value) => [String(value), String(value) || "none"]);
}

function Group({ schema, value, path, name }: FieldProps) {
  const { change } = useContext(Form);
  const group = (value ?? {}) as Record<string, unknown>;
  const known = schema?.properties ?? {};
  const fields = [...new Set([...Object.keys(known), ...Object.keys(group)])];
  const missing = fields.filter((key) => !(key in group));
  const content = (
    <>
      {fields
        .filter((key) => key in group)
        .map((key) => (
          <div key={key} className="row">
            <Field
              schema={known[key] ?? (schema?.additionalProperties as FieldSchema | undefined)}
              value={group[key]}
              path={[...path, key]}
              name={key}
            />
            {schema && !schema.required?.includes(key) && (
              <button type="button" onClick={() => change({ type: "remove", path: [...path, key] })}>
                Leave out {words(key).toLowerCase()}
              </button>
            )}
          </div>
        ))}
      {missing.map((key) => (
        <button key={key} type="button" onClick={() => change({ type: "set", path: [...path, key], value: emptyValue(known[key]) })}>
          Add {words(key).toLowerCase()}
        </button>
      ))}
    </>
  );
  if (path.length === 0) return content;
  return (
    <fieldset>
      <legend>{words(name)}</legend>
      {content}
    </fieldset>
  );
}

function List({ schema, value, path, name }: FieldProps) {
  const { change, problems } = useContext(Form);
  const items = (value ?? []) as unknown[];
  const problem = problems.get(fieldName(path));
  return (
    <fieldset>
      <legend>{words(name)}</legend>
      {schema?.description && <p className="note">{schema.description}</p>}
      {problem && <p className="problem">{problem}</p>}
      {items.map((item, index) => {
        const at = titleOf(item) || `${index + 1}`;
        return (
          <details key={`${index}-${items.length}`} className="item" open={typeof item !== "object"}>
            <summary>{at}</summary>
            <Field schema={schema?.items} value={item} path={[...path, index]} name={`${words(name)} ${index + 1}`} />
            <p className="actions">
              <button type="button" disabled={index === 0} onClick={() => change({ type: "move", list: path, from: index, to: index - 1 })}>
                Move up
              </button>
              <button
                type="button"
                disabled={index === items.length - 1}
                onClick={() => change({ type: "move", list: path, from: index, to: index + 1 })}
              >
                Move down
              </button>
              <button type="button" onClick={() => change({ type: "insert", list: path, index: index + 1, value: copyOf(item, items) })}>
                Copy
              </button>
              <button type="button" onClick={() => change({ type: "remove", path: [...path, index] })}>
                Remove
              </button>
            </p>
          </details>
        );
      })}
      <button
        type="button"
        onClick={() => change({ type: "insert", list: path, index: items.length, value: copyOf(emptyValue(schema?.items), items) })}
      >
        Add one to {words(name).toLowerCase()}
      </button>
    </fieldset>
  );
}

/** What an item of a list is called: its first words. */
function titleOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const { title, name, label, heading } = item as Record<string, unknown>;
  return String(title ?? name ?? label ?? heading ?? Object.values(item).find((value) => typeof value === "string") ?? "");
}

/** A copy with a number of its own, where the items are numbered. */
function copyOf(item: unknown, items: readonly unknown[]): unknown {
  if (typeof item !== "object" || item === null || !("id" in item)) return item;
  const numbers = items.map((other) => Number((other as { id?: unknown }).id));
  return { ...item, id: Math.max(0, ...numbers) + 1 };
}

function emptyValue(schema: FieldSchema | undefined): unknown {
  const shape = variantOf(schema, undefined);
  if (shape?.const !== undefined) return shape.const;
  if (shape?.enum) return shape.enum[0];
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
