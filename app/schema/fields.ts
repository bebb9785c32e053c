import { z } from "zod";
import type { Drawing } from "./brand.ts";
import type { Prose } from "./prose.ts";
import { typeset } from "./typeset.ts";

/** A picture as a page knows it: the start of its files' addresses, its measures in pixels, and its words for those who cannot see it. */
export interface Picture {
  /** Address without width and format: `{src}-640.avif` is a file. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The point that stays in sight where the picture is cropped: percent from the left and from the top. */
  focus?: [x: number, y: number] | undefined;
  /** Where the air leaves the air conditioner in it: percent from the left and from the top. */
  air?: [x: number, y: number] | undefined;
}

/** What a field may refer to outside its own file. A look-up of what does not exist returns `undefined`, which the schema makes an error. */
export interface References {
  /** The language of the site's words, as a BCP 47 tag. */
  language: string;
  picture(name: string): Picture | undefined;
  icon(name: string): string | undefined;
  brandIcon(name: string): string | undefined;
  drawing(name: string): Drawing | undefined;
  hasKind(name: string): boolean;
  hasQuestion(id: number): boolean;
  /** The addresses of the films in content/films, by the names of their files. */
  films: ReadonlyMap<string, string>;
  hasPage(path: string): boolean;
  /** Whether the site could have a page at this path, but does without: its file is not there, or it would list nothing. */
  isLeftOut(path: string): boolean;
  /** Replaces `{{name}}` and the like by the business's facts, but not `{blanks}`; throws an Error that names what stands for nothing. */
  fill(text: string, blanks?: readonly string[]): string;
  /** Reads Markdown, its facts filled in; throws an Error that says what is not supported and in which line. */
  markdown(source: string): Prose;
}

/** What fields refer to while readContent, which sets it, checks a file: Zod hands nothing of the kind to a transform. */
let references: References;

export function resolveWith(found: References): void {
  references = found;
}

export const siteLanguage = (): string => references.language;

/** How the search ranks a field's words (SEARCH-02): headings above text. */
export type SearchWeight = "heading" | "text";

/** What chooses the field's value in the owner's desk (edit/client/fields.tsx). */
export type Picker = "picture" | "page" | "icon" | "kind" | "colour" | "file" | "film" | "drawing" | "day" | "time" | "week";

interface TextOptions {
  blanks?: readonly string[];
  min?: number;
  max?: number;
  /** Without it, the field isn't searched. */
  search?: SearchWeight;
  /** Whether the page does without it where all its sentences name facts that are not set. */
  mayBeEmpty?: boolean;
}

/** Reads a text as what it stands for. What `read` throws becomes the field's problem, in the `line` of the text that the error names. */
const readAs =
  <Result>(read: (text: string) => Result) =>
  (text: string, context: z.RefinementCtx): Result => {
    try {
      return read(text);
    } catch (error) {
      const errors: (Error & { line?: number })[] = error instanceof AggregateError ? error.errors : [error];
      for (const { message, line } of errors) context.addIssue({ code: "custom", message, params: { line } });
      return z.NEVER;
    }
  };

// The kinds of field that every schema is built from. Each takes one sentence that tells the author what it is for.

const words = (description: string, { max = 600, min = 1, blanks = [], search, mayBeEmpty }: TextOptions = {}) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max) // of the author's text: a fact counts as its braces, whatever its length
    .transform(
      readAs((value) => {
        const filled = typeset(references.fill(value.replace(/[ \t\n]+/g, " "), blanks).trim());
        if (filled || mayBeEmpty || !value) return filled;
        throw new Error("names only facts that content/business.yaml doesn't set. Set them, or write other words.");
      }),
    )
    .meta({ description, search });

/** One line or paragraph of words that the search finds; `{{name}}`, `{{phone}}` and the like are filled in. */
export const text = (meaning: string, options: TextOptions = {}) => words(meaning, { search: "text", ...options });

/** A heading, or the name of what the page lists: the search finds it first. */
export const heading = (meaning: string, options: TextOptions = {}) => words(meaning, { search: "heading", max: 120, ...options });

/** Words of a control, or that other pages repeat: not searched. The page replaces their `blanks`, such as `{time}`. */
export const label = (meaning: string, ...blanks: string[]) => words(meaning, { blanks });

/** Labels without blanks, whose names say what they are for. */
export const labels = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, label("")])) as Record<Name, ReturnType<typeof label>>;

/** One or more whole sentences, which a text can name among others. */
export const sentence = (meaning: string) =>
  text(meaning, { max: 240 }).refine((value) => /[.?!]$/.test(value), { error: "must be a whole sentence, with its full stop." });

export const whole = (meaning: string, { min, max }: { min: number; max: number }) => z.int().min(min).max(max).describe(meaning);

export const day = (meaning: string) => z.iso.date().meta({ description: meaning, picker: "day" satisfies Picker });

/** A page's path: words that an address and a file's name can hold as they are, on every host. */
export const url = (meaning: string) =>
  z
    .string()
    .max(80)
    .regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: "must be a slash and lower-case words joined by hyphens, such as /plumbing-services",
    })
    .describe(meaning);

export const webAddress = (meaning: string) => z.url({ protocol: /^https$/, hostname: z.regexes.domain }).describe(meaning);

/** A site's origin: `https://` and a host name. Any path is dropped. */
export const siteAddress = (meaning: string) =>
  webAddress(meaning)
    .transform((address) => new URL(address).origin)
    .describe(meaning);

/** A name that is resolved to what it names. @param list Where the names are listed. */
const lookUp =
  <Found>(picker: Picker | undefined, find: (name: string) => Found | undefined, list: string, remedy = "Add it or choose another.") =>
  (description: string) =>
    z
      .string()
      .transform(
        readAs((name) => {
          const found = find(name);
          if (found === undefined) throw new Error(`names '${name}', which ${list} doesn't have. ${remedy}`);
          return found;
        }),
      )
      .meta({ description, picker });

const pathOf = (path: string) => path.replace(/[#?].*$/s, "");
const existingPage = (path: string) => (path.startsWith("/") && references.hasPage(pathOf(path)) ? path : undefined);

/** A path of this site, with or without an anchor, that has a page or whose page is left out. */
export const optionalLink = lookUp(
  "page",
  (path) => (references.isLeftOut(pathOf(path)) ? path : existingPage(path)),
  "the site",
  "Choose another, or take it out.",
);

/** A list of links, without those to pages that are left out (OWN-02). */
export const linkList = <Item extends z.ZodType<{ link: string }>>(meaning: string, item: Item) =>
  z
    .array(item)
    .transform((items) => items.filter(({ link }) => !references.isLeftOut(pathOf(link)) && !references.isLeftOut(link)))
    .describe(meaning);

export const links = (meaning: string) => linkList(meaning, group({ label: words("Its words."), link: optionalLink("Where it leads.") }));

export const PICTURE_LIST = "content/pictures/pictures.yaml";
export const picture = lookUp("picture", (name) => references.picture(name), PICTURE_LIST);

/** A video: its address elsewhere on the web, or the name of a file in content/films. */
export const video = lookUp(
  "film",
  (value) => references.films.get(value) ?? webAddress("").safeParse(value).data,
  "content/films",
  "Put the file there, or write an address that begins with https://.",
);

/** A drawing of the brand: the name of an SVG in content/brand. */
export const drawing = lookUp("drawing", (name) => references.drawing(name), "content/brand");

/** A file for visitors to download: its name in content/files. */
export const document = lookUp("file", (name) => existingPage(`/files/${name}`), "content/files (for PDFs)");

export const icon = lookUp("icon", (name) => references.icon(name), "lucide.dev/icons", "Choose another.");

export const brandIcon = lookUp(undefined, (name) => references.brandIcon(name), "simpleicons.org", "Choose another.");

export const kind = lookUp("kind", (name) => (references.hasKind(name) ? name : undefined), "content/kinds.yaml");

export const questionId = (meaning: string) =>
  whole(meaning, { min: 1, max: 999 }).refine((id) => references.hasQuestion(id), "isn't an id in content/faqs.yaml. Choose another.");

/** A longer text in Markdown: paragraphs, lists, tables, `##` headings, links, emphasis, notes, and one quotation. */
export const markdown = (description: string) =>
  z
    .string()
    .transform(readAs((source) => references.markdown(source)))
    .meta({ description, search: "text" });

export const list = <Item extends z.ZodType>(meaning: string, item: Item) => z.array(item).describe(meaning);

/** A group of fields; unknown names are errors, so that a misspelt field is noticed. */
export const group = z.strictObject;
