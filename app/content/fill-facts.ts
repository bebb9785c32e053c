import type { FillOptions } from "../schema/fields.ts";

/** What a text names in double braces. A closed pair that holds anything is taken for a fact, so that a misspelt one is noticed. */
const MARK = /\{\{([^{}]*)\}\}/g;

/** The facts that texts may name; `undefined` is one that the business has not set. */
export type Facts = ReadonlyMap<string, string | undefined>;

/** Marks a fact that is not set until its sentence is left out: no character that a text can have. */
const UNSET = "\ufdd0";

/** The start of a line of Markdown that belongs to its block, and not to the sentence. */
const BLOCK_START = /^(?:\s*(?:[-*+]|\d+[.)]|>|#{1,6})\s+)*/;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * Replaces `{{name}}` and the like by the business's facts. A sentence that names a fact which is not set is left out: what is not set is not
 * said (OWN-04).
 *
 * @param facts What texts may name; none while the facts themselves are read, `undefined` while nobody knows which there are.
 * @throws Error that says which braces are wrong: a visitor would read them.
 */
export function fillFacts(text: string, facts: Facts | undefined, { blanks = [], isMarkdown = false }: FillOptions = {}): string {
  const hide = (mark: string) => " ".repeat(mark.length);
  const rest = text.replace(MARK, hide).replace(/\{(\w+)\}/g, (mark, name: string) => (blanks.includes(name) ? hide(mark) : mark));
  const wrong = /\S*[{}]\S*/.exec(rest);
  if (wrong) {
    const remedy = blanks.length > 0 ? `It can be ${blanks.map((blank) => `{${blank}}`).join(" and ")}` : "Write the words themselves";
    const message = `has a brace that stands for nothing, at '${wrong[0]}'. ${remedy}, or name a fact in two braces, such as {{phone}}.`;
    throw mistakeAt(text, wrong.index, message);
  }
  if (!facts) return text;
  const filled = text.replace(MARK, (mark, inner: string, index: number) => {
    if (facts.size === 0)
      throw new Error(`has ${mark}, but this file states the facts and cannot refer to them. Write the words themselves.`);
    const name = inner.trim();
    if (!facts.has(name)) throw mistakeAt(text, index, `has ${mark}, which is no fact of the business. It can be ${listOf(facts.keys())}.`);
    const fact = facts.get(name);
    if (fact === undefined) return UNSET;
    return isMarkdown ? fact.replace(/[!-/:-@[-`{-~]/g, "\\$&") : fact; // an asterisk in a name is an asterisk
  });
  return filled.includes(UNSET) ? withoutUnset(filled) : filled;
}

/** Leaves out each sentence that has an unset fact, the line or the item of a list that then says nothing, and the heading of nothing. */
function withoutUnset(text: string): string {
  const lines = text.split("\n").flatMap((line) => {
    if (!line.includes(UNSET)) return [line];
    if (/^\s*\|/.test(line)) return []; // a row of a table
    const start = BLOCK_START.exec(line)?.[0] ?? "";
    const said = [...sentences.segment(line.slice(start.length))].map(({ segment }) => segment).filter((part) => !part.includes(UNSET));
    const kept = said.join("").trim();
    return kept === "" ? [] : [start + kept];
  });
  return lines.filter((line, index) => !(isHeading(line) && endsBlock(lines.slice(index + 1), levelOf(line)))).join("\n");
}

const isHeading = (line: string): boolean => /^#{2,6}\s/.test(line);

const levelOf = (heading: string): number => heading.indexOf(" ");

/** Whether nothing follows below a heading. */
function endsBlock(following: readonly string[], level: number): boolean {
  const next = following.find((line) => line.trim() !== "");
  return next === undefined || (isHeading(next) && levelOf(next) <= level);
}

/** An error that knows its line of the text, from 1. */
const mistakeAt = (text: string, index: number, message: string): Error & { line: number } =>
  Object.assign(new Error(message), { line: text.slice(0, index).split("\n").length });

const listOf = (names: Iterable<string>): string => [...names].map((name) => `{{${name}}}`).join(", ");
