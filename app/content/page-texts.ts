import { z } from "zod";
import { pages } from "../pages.ts";
import type { SearchWeight } from "../schema/fields.ts";
import type { PageData } from "../schema/page.ts";
import { type Prose, proseText } from "../schema/prose.ts";

/** A page's text besides title and description: headings with the names of what it lists, such as places, and everything else. */
type PageTexts = Record<"headings" | "texts", string[]>;

/** The parts of a page's JSON Schema that say how to index its fields. */
interface FieldSchema {
  search?: SearchWeight;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
}

const schemas = new Map(
  Object.entries(pages).map(([layout, { schema }]) => [
    layout,
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema,
  ]),
);

/** Finds a page's own text, in the order of its schema, which says how to index each field. */
export function pageTexts(page: PageData): PageTexts {
  const found: PageTexts = { headings: [], texts: [] };
  const { title: _, description: __, ...own } = page;
  collect(schemas.get(page.layout) ?? {}, own, found);
  // Many pages show some of the shared questions; one shows them all.
  if (page.layout === "text") {
    found.headings.push(...(page.faqs ?? []).map(({ title }) => title));
    found.texts.push(...(page.faqs ?? []).map(({ desc }) => desc));
  }
  return found;
}

function collect({ search, items, properties = {} }: FieldSchema, value: unknown, found: PageTexts): void {
  if (value === undefined) return;
  if (search && typeof value === "string") found[`${search}s`].push(value);
  else if (search) for (const node of value as Prose) found[/^h[23]$/.test(String(node[0])) ? "headings" : "texts"].push(proseText([node]));
  else if (items) for (const item of value as unknown[]) collect(items, item, found);
  else for (const [name, field] of Object.entries(properties)) collect(field, (value as Record<string, unknown>)[name], found);
}
