import { z } from "zod";
import type { Prose } from "./prose.ts";

/** A picture as a page knows it: the start of its files' addresses, its measures in pixels, and its words for those who cannot see it. */
export interface Picture {
  /** Address without width and format: `{src}-640.avif` is a file. */
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** An icon as a page knows it: the SVG elements inside its 24 by 24 view box. */
export type IconShape = [element: string, attributes: Record<string, string | number | undefined>][];

/**
 * What a field may refer to outside its own file. Every look-up returns `undefined` for what does not exist; the schema turns that
 * into an error with file, field and reason.
 */
export interface References {
  picture(name: string): Picture | undefined;
  icon(name: string): IconShape | undefined;
  /** Returns the name if there is such an icon. */
  brandIcon(name: string): string | undefined;
  /** Whether a page of the site lives at this path. */
  hasPage(path: string): boolean;
  /** Replaces `{{name}}` and the like by the business's facts; throws an Error that names an unknown one. */
  fill(text: string): string;
  /** Reads Markdown; throws an Error that says what is not supported and in which line. */
  markdown(source: string): Prose;
}

/** The kinds of field that every schema is built from. Each takes one sentence that tells the author what it is for. */
export type Fields = ReturnType<typeof createFields>;

/** Makes the field kinds for one reading of the content, bound to what the content refers to. */
export function createFields(references: References) {
  const text = (meaning: string, { max = 600, min = 1 }: { min?: number; max?: number } = {}) =>
    z
      .string()
      .trim()
      .min(min)
      .max(max)
      .transform((value, context) => {
        try {
          return references.fill(value);
        } catch (error) {
          context.addIssue({ code: "custom", message: (error as Error).message });
          return z.NEVER;
        }
      })
      .describe(meaning);

  const lookUp = <T>(meaning: string, find: (name: string) => T | undefined, fix: (name: string) => string) =>
    z
      .string()
      .transform((name, context) => {
        const found = find(name);
        if (found !== undefined) return found;
        context.addIssue({ code: "custom", message: fix(name) });
        return z.NEVER;
      })
      .describe(meaning);

  const existingPage = (path: string) => (references.hasPage(path.replace(/[#?].*$/, "") || "/") ? path : undefined);

  return {
    /** One line or paragraph of words; `{{name}}`, `{{phone}}` and the like are filled in. */
    text,
    /** A whole number within bounds, both included. */
    whole: (meaning: string, { min, max }: { min: number; max: number }) => z.int().min(min).max(max).describe(meaning),
    /** A calendar day, written `2024-08-19`. */
    day: (meaning: string) => z.iso.date().describe(meaning),
    /** The path that a page lives at: words that an address and a file's name can hold as they are, on every host. */
    url: (meaning: string) =>
      z
        .string()
        .regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, {
          error: "must be a slash and words in small letters, joined by hyphens, such as /plumbing-services",
        })
        .describe(meaning),
    /** A path of this site that a page lives at, with or without an anchor. */
    link: (meaning: string) =>
      lookUp(meaning, existingPage, (path) => `leads to '${path}', but no page lives there. Fix the path, or add the page.`),
    /** An address elsewhere on the web. */
    webAddress: (meaning: string) => z.url({ protocol: /^https$/ }).describe(meaning),
    /** The name of a picture in content/pictures. */
    picture: (meaning: string) =>
      lookUp(
        meaning,
        references.picture,
        (name) => `names the picture '${name}', which content/pictures/pictures.yaml does not list. Add it there, or choose another.`,
      ),
    /** The name of an icon of the lucide set, such as `snowflake`. */
    icon: (meaning: string) =>
      lookUp(
        meaning,
        references.icon,
        (name) => `names the icon '${name}', which the lucide set does not have. Choose one from lucide.dev/icons.`,
      ),
    /** The name of a brand's icon of the Simple Icons set, such as `facebook`. */
    brandIcon: (meaning: string) =>
      lookUp(
        meaning,
        references.brandIcon,
        (name) => `names the brand icon '${name}', which the Simple Icons set does not have. Choose one from simpleicons.org.`,
      ),
    /** A longer text in Markdown: paragraphs, lists, tables, `##` headings, links, emphasis, and one quotation. */
    markdown: (meaning: string) =>
      z
        .string()
        .min(1)
        .transform((source, context) => {
          try {
            return references.markdown(references.fill(source));
          } catch (error) {
            const { message, line } = error as Error & { line?: number };
            context.addIssue({ code: "custom", message, params: { line } });
            return z.NEVER;
          }
        })
        .describe(meaning),
    /** A list with bounds on how many it holds. */
    list: <Item extends z.ZodType>(meaning: string, item: Item, { min = 1, max = 60 }: { min?: number; max?: number } = {}) =>
      z.array(item).min(min).max(max).describe(meaning),
    /** A group of fields; a name that is not in it is an error, so that a misspelt field is noticed. */
    group: <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape),
  };
}
