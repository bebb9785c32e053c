import { z } from "zod";
import { pages } from "../pages.ts";
import { type Fields, type SearchWeight, unresolvedFields } from "../schema/fields.ts";
import type { PageData } from "../schema/page.ts";
import { type Prose, proseText } from "../schema/prose.ts";

/** What a page says besides its title and description: headings, and names of what it lists, such as places; and everything else. */
type PageTexts = Record<"headings" | "texts", string[]>;

/** Finds what a page says of itself, in the order of its schema: each field says there how the search takes it. */
export function pageTexts(page: PageData): PageTexts {
  const found: PageTexts = { headings: [], texts: [] };
  const schema = (pages[page.layout].schema as (fields: Fields) => z.ZodType)(unresolvedFields);
  const { title: _, description: __, ...own } = page;
  collect(schema, own, found);
  // Many pages show some of the shared questions; one shows them all.
  if (page.layout === "text") {
    found.headings.push(...(page.faqs ?? []).map(({ title }) => title));
    found.texts.push(...(page.faqs ?? []).map(({ desc }) => desc));
  }
  return found;
}

function collect(optional: z.ZodType, value: unknown, found: PageTexts): void {
  const schema = unwrap(optional);
  if (value === undefined) return;
  const search = schema.meta()?.search as SearchWeight | undefined;
  if (typeof value === "string") {
    if (search) found[`${search}s`].push(value);
  } else if (search) collectProse(value as Prose, found);
  else if (schema instanceof z.ZodArray) for (const item of value as unknown[]) collect(schema.element as z.ZodType, item, found);
  else if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape as z.ZodRawShape))
      collect(field as z.ZodType, (value as Record<string, unknown>)[name], found);
}

/** A field's own schema, within what makes it optional or changes its value. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema.meta()?.search) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? unwrap(schema.in as z.ZodType) : schema;
}

function collectProse(nodes: Prose, { headings, texts }: PageTexts): void {
  for (const node of nodes) (node[0] === "h2" || node[0] === "h3" ? headings : texts).push(proseText([node]));
}
