import { z } from "zod";
import { fileSchemas } from "../app/pages.ts";
import { articleSchema, postSchema } from "../app/schema/article.ts";
import { brandSchema } from "../app/schema/brand.ts";
import { businessSchema } from "../app/schema/business.ts";
import { faqsSchema } from "../app/schema/faq.ts";
import { kindsSchema } from "../app/schema/kind.ts";
import { labelsSchema } from "../app/schema/labels.ts";
import { textPageSchema } from "../app/schema/page-schemas.ts";
import { serviceSchema } from "../app/schema/service.ts";
import { testimonialsSchema } from "../app/schema/testimonial.ts";

const FILES: Record<string, z.ZodType> = {
  "content/business.yaml": businessSchema,
  "content/brand.yaml": brandSchema,
  "content/labels.yaml": labelsSchema,
  "content/kinds.yaml": kindsSchema,
  "content/faqs.yaml": faqsSchema,
  "content/testimonials.yaml": testimonialsSchema,
};

const FOLDERS: Record<string, z.ZodType> = {
  services: serviceSchema,
  posts: postSchema,
  articles: articleSchema,
};

const known = new Map<z.ZodType, object>();

/** The JSON schema of a content file, from which the desk makes its form; `undefined` for a file without one, such as pictures.yaml. */
export function jsonSchemaOf(file: string): object | undefined {
  const [, folder = "", name = ""] = /^content\/(\w+)\/([\w-]+)\.md$/.exec(file) ?? [];
  const page = fileSchemas[name] ?? textPageSchema;
  const schema = folder === "pages" ? page : (FOLDERS[folder] ?? FILES[file]);
  if (schema && !known.has(schema)) known.set(schema, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return schema && known.get(schema);
}
