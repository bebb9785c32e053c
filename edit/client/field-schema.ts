import type { Picker } from "../../app/schema/fields.ts";
import { type Path, valueAt } from "../field-edit.ts";

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

/** Of several shapes that a field can have, the one that has all of the value's fields. */
export function variantOf(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
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

/** The schema of a field of a group. */
export const fieldOf = (schema: FieldSchema | undefined, key: string): FieldSchema | undefined =>
  schema?.properties?.[key] ?? (typeof schema?.additionalProperties === "object" ? schema.additionalProperties : undefined);

/** What a field holds when it is added. */
export function emptyValue(schema: FieldSchema | undefined): unknown {
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
