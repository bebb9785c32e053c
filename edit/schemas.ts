import { z } from "zod";
import { FILES, FOLDERS } from "../app/content/read-content.ts";
import { fileSchemas } from "../app/pages.ts";
import { textPageSchema } from "../app/schema/page-schemas.ts";
import type { FieldSchema } from "./client/field-schema.ts";

const known = new Map<z.ZodType, FieldSchema>();

/** The JSON schema of a content file, from which the desk makes its form; `undefined` for a file without one, such as pictures.yaml. */
export function jsonSchemaOf(file: string): FieldSchema | undefined {
  const schema = schemaOf(file);
  if (schema && !known.has(schema)) known.set(schema, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema);
  return schema && known.get(schema);
}

function schemaOf(file: string): z.ZodType | undefined {
  const [, folder = "", name = ""] = /^content\/(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
  if (folder === "pages") return fileSchemas[name] ?? textPageSchema;
  const schemas: Record<string, z.ZodType> = folder ? FOLDERS : FILES;
  return Object.hasOwn(schemas, folder || name) ? schemas[folder || name] : undefined;
}
