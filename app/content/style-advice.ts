import type { Nodes } from "mdast";
import { syllable } from "syllable";
import { countWords } from "../schema/prose.ts";
import { fillFacts } from "./fill-facts.ts";
import { parseMarkdown } from "./markdown.ts";

/** A file's own words, as {@link readText} finds them. */
export interface Text {
  /** Path from the repository's root. */
  file: string;
  sentences: readonly string[];
  headings: readonly string[];
}

/** The longest sentence that is read at one go, in words. */
const MAX_SENTENCE_WORDS = 35;

/** How few words say the same in two places by chance, such as 'Call us.' */
const MIN_REPEATED_WORDS = 6;

/** Fields that hold no prose: names of pictures and icons, addresses, sizes. */
const NOT_PROSE = /^(url|image|images|gallery|icon|link|address|embed|view|website|email|related|author|date)$/;

/** Fields that are headings on the page. */
const HEADING = /^(heading|title|headline|question|\w*Heading)$/;

const segmenter = new Intl.Segmenter("en-ZA", { granularity: "sentence" });

/**
 * Collects the sentences and headings of a content file. A sentence ends in a full stop, a question mark or an exclamation mark; labels and
 * cells of tables are none.
 *
 * @param file Path from the repository's root.
 * @param value The file's fields as they were read.
 * @param facts What `{{name}}` and the like stand for.
 */
export function readText(file: string, value: unknown, facts: ReadonlyMap<string, string>): Text {
  const sentences: string[] = [];
  const headings: string[] = [];
  visit(value, "");
  return { file, sentences, headings };

  function visit(part: unknown, field: string): void {
    if (NOT_PROSE.test(field)) return;
    if (Array.isArray(part)) for (const item of part) visit(item, field);
    else if (typeof part === "object" && part !== null) {
      // Beside a heading, a title is the tab's, and may say the same.
      for (const [name, item] of Object.entries(part)) if (name !== "title" || !("heading" in part)) visit(item, name);
    } else if (typeof part === "string") visitText(part, field);
  }

  function visitText(source: string, field: string): void {
    const text = fillFacts(source, facts, wordsFor);
    if (HEADING.test(field)) {
      headings.push(text.trim());
      return;
    }
    visitMarkdown(parseMarkdown(text));
  }

  function visitMarkdown(node: Nodes): void {
    if (node.type === "heading") headings.push(wordsOf(node));
    else if (node.type === "paragraph") sentences.push(...sentencesOf(wordsOf(node)));
    // An article's quotation says again what its text says.
    else if (node.type !== "table" && node.type !== "blockquote" && "children" in node) node.children.forEach(visitMarkdown);
  }
}

/** A fact that is a whole sentence is the business's, not the file's. */
const wordsFor = (fact: string): string => (fact.endsWith(".") ? "" : fact);

const wordsOf = (node: Nodes): string => ("value" in node ? node.value : "children" in node ? node.children.map(wordsOf).join("") : "");

/** Sentences of a paragraph. A link or an abbreviation inside one does not end it. */
function sentencesOf(paragraph: string): string[] {
  return [...segmenter.segment(paragraph.replace(/\s+/g, " "))]
    .map(({ segment }) => segment.trim())
    .filter((text) => /[.!?]['’”]?$/.test(text));
}

/** Sentences that are longer than {@link MAX_SENTENCE_WORDS}, as advice to the author. */
export const longSentences = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ file, sentences }) =>
    sentences
      .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS)
      .map((sentence) => `${file}: ${countWords(sentence)} words in one sentence; make it two: ${sentence}`),
  );

/** Sentences that more than one file says, as advice to the author. A sentence that is a fact of the business is said by its name. */
export function repeatedSentences(texts: readonly Text[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, sentences } of texts) {
    for (const sentence of sentences) files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
  }
  return [...files]
    .filter(([sentence, { size }]) => size > 1 && countWords(sentence) >= MIN_REPEATED_WORDS)
    .map(([sentence, where]) => `${[...where].join(" and ")}: the same sentence; keep it in one and link to it: ${sentence}`);
}

/** Headings that a file has twice, as advice to the author. */
export const repeatedHeadings = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ file, headings }) =>
    [...new Set(headings.filter((heading, index) => headings.indexOf(heading) < index))].map(
      (heading) => `${file}: the heading twice; say what is different: ${heading}`,
    ),
  );

/**
 * How easy a text is to read, by Flesch's formula: 0 to 100, of which 60 and more is plain English.
 *
 * @returns `undefined` for a text without a sentence.
 */
export function readingEase({ sentences }: Text): number | undefined {
  if (sentences.length === 0) return undefined;
  const text = sentences.join(" ");
  const words = countWords(text);
  const ease = 206.835 - 1.015 * (words / sentences.length) - 84.6 * (syllable(text) / words);
  return Math.round(Math.min(100, Math.max(0, ease)));
}
