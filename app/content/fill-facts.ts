import { ANSWERS } from "../schema/business.ts";
import type { FillOptions } from "../schema/fields.ts";

/** A fact in double braces. Any content counts, so that a misspelt name is noticed. */
const MARK = /\{\{([^{}]*)\}\}/g;

/** The facts that texts may name; `undefined` for one that isn't set. */
export type Facts = ReadonlyMap<string, string | undefined>;

/** Marks an unset fact until its sentence is removed; a code point that no text contains. */
const UNSET = "\ufdd0";

/** The facts that are sentences: a text names them among others. */
const SENTENCES = new Set<string>([...ANSWERS, "closedDays"]);

/** The Markdown at the start of a line, before its first sentence. */
const BLOCK_START = /^(?:\s*(?:[-*+]|\d+[.)]|>|#{1,6})\s+)*/;

/** A soft line break, with the `>` of a continued quotation. */
const SOFT_BREAK = /(?<=^(?!#|\s*\||>\s*$).*\S)[ \t]*\n(?:(?<=^>.*\n)>)?[ \t]*(?=\S)(?!(?:[-*+]|\d+[.)])\s|[>#|])/gm;

/** Where a sentence ends, after the marks that end its emphasis. */
const SENTENCE_END = /(?<=[.!?…]["'’”)\]*_]*\s+)(?!["'‘“([*_]*\p{Ll})/u;

/**
 * Replaces `{{name}}` and the like with the business's facts, and leaves out sentences that name an unset fact (OWN-04).
 *
 * @param facts What texts may name; empty while the facts themselves are read, `undefined` if they are invalid.
 * @throws Error for braces that would be left in the page, and bold words or a link of which a sentence alone would go.
 */
export function fillFacts(text: string, facts: Facts | undefined, { blanks = [], isMarkdown = false }: FillOptions = {}): string {
  const hide = (mark: string) => " ".repeat(mark.length);
  const rest = text.replace(MARK, hide).replace(/\{(\w+)\}/g, (mark, name: string) => (blanks.includes(name) ? hide(mark) : mark));
  const wrong = /\S*[{}]\S*/.exec(rest);
  if (wrong) {
    const remedy = blanks.length > 0 ? `It can be ${blanks.map((blank) => `{${blank}}`).join(" and ")}` : "Write the words themselves";
    const message = `has a stray brace at '${wrong[0]}'. ${remedy}, or name a fact in two braces, such as {{phone}}.`;
    throw mistakeAt(text, wrong.index, message);
  }
  if (!facts) return text;
  const filled = text.replace(MARK, (mark, inner: string, index: number) => {
    if (facts.size === 0) throw new Error(`has ${mark}, but this file sets the facts and can't refer to them. Write the words themselves.`);
    const name = inner.trim();
    if (!facts.has(name)) throw mistakeAt(text, index, `has ${mark}, which isn't one of the business's facts: ${listOf(facts.keys())}.`);
    const fact = facts.get(name);
    if (fact === undefined) return SENTENCES.has(name) ? `${UNSET}.` : UNSET;
    return isMarkdown ? fact.replace(/[!-/:-@[-`{-~]/g, "\\$&") : fact; // so that an asterisk in a name stays an asterisk
  });
  return filled.includes(UNSET) ? withoutUnset(filled) : filled;
}

/** Removes each sentence with an unset fact, then lines and list items left empty or with a bold label alone, and headings with nothing below them. */
function withoutUnset(text: string): string {
  const paragraphs = text.replace(SOFT_BREAK, " ").split("\n");
  const lines = paragraphs.flatMap((line) => {
    if (isSet(line)) return [line];
    if (/^\s*\|/.test(line)) return []; // a row of a table
    const start = BLOCK_START.exec(line)?.[0] ?? "";
    const kept = line.slice(start.length).split(SENTENCE_END).filter(isSet).join("").trim();
    if (kept.split("**").length % 2 === 0 || kept.split("[").length !== kept.split("]").length)
      throw new Error(
        "names a fact that isn't set within bold words or a link of several sentences. Put the fact in a sentence of its own.",
      );
    return /^(\*\*[^*]+\*\*)?$/.test(kept) ? [] : [start + kept];
  });
  return lines.filter((line, index) => !(isHeading(line) && endsBlock(lines.slice(index + 1), levelOf(line)))).join("\n");
}

const isSet = (sentence: string): boolean => !sentence.includes(UNSET);
const isHeading = (line: string): boolean => /^#{2,6}\s/.test(line);
const levelOf = (heading: string): number => heading.indexOf(" ");

/** Whether nothing follows below a heading. */
function endsBlock(following: readonly string[], level: number): boolean {
  const next = following.find((line) => line.trim() !== "");
  return next === undefined || (isHeading(next) && levelOf(next) <= level);
}

/** An error with its line in the text, from 1. */
const mistakeAt = (text: string, index: number, message: string): Error & { line: number } =>
  Object.assign(new Error(message), { line: text.slice(0, index).split("\n").length });

const listOf = (names: Iterable<string>): string => [...names].map((name) => `{{${name}}}`).join(", ");
