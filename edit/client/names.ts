import { type Path, valueAt } from "../field-edit.ts";
import type { DeskContent, DeskFile } from "../read-desk.ts";

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

/** The words of a field's name. */
export const wordsOf = (name: string): string => {
  const owners = OWNERS_WORDS[name];
  if (owners) return owners;
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A field's name within a sentence. */
export const inSentence = (name: string): string => name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/** What an owner calls a field: the words of its name, or the first words of an entry. */
export const nameOf = (path: Path, fields: unknown): string => {
  const [list, key] = [String(path.at(-2) ?? ""), path.at(-1) ?? ""];
  if (typeof key === "string") return wordsOf(key);
  const entry = valueAt(fields, path);
  return (typeof entry === "object" && titleOf(entry).slice(0, 40)) || `${wordsOf(list)} ${key + 1}`.trim();
};

/** Where a field is, in an owner's words: 'WhatsApp, Icon' for `socials[2].icon`. */
export const placeOf = (path: Path, fields: unknown): string =>
  path
    .map((_, index) => nameOf(path.slice(0, index + 1), fields))
    .filter((_, index, { length }) => index === length - 1 || typeof path[index + 1] === "string") // an entry's name says its list
    .join(", ");

/** What an entry is called: its first words. */
export function titleOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item ?? "");
  const { title, name, label, heading, question } = item as Record<string, unknown>;
  return String(title ?? name ?? label ?? heading ?? question ?? Object.values(item).find((value) => typeof value === "string") ?? "");
}

export const fileNamed = (name: string, { files }: DeskContent): DeskFile | undefined => files.find(({ file }) => file === name);

/** What an owner calls a file: a page's title, or the words of its name. */
export function titleOfFile(file: string, content: DeskContent): string {
  const fields = fileNamed(file, content)?.fields;
  const words = (/([\w-]+)\.\w+$/.exec(file)?.[1] ?? file).replaceAll("-", " ");
  const hasOwnTitle = /^content\/(services|posts|articles|pages)\//.test(file) && !/\/(home|failure)\.md$/.test(file);
  if (hasOwnTitle) return titleOf(fields) || words;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a check says, without the quotes that a text has in its file only. */
export const messageOf = (message: string): string => message.replace(", in quotes", "").replace(/"(#[0-9a-f]{6})"/g, "$1");
