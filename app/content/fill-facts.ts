/** What a text names in double braces. A closed pair that holds anything is taken for a fact, so that a misspelt one is noticed. */
const MARK = /\{\{([^{}]*)\}\}/g;

/** The facts that texts may name; `undefined` is one that the business has not set. */
export type Facts = ReadonlyMap<string, string | undefined>;

/** Marks a fact that is not set until its sentence is left out: no character that a text can have. */
const UNSET = "\ufdd0";

/** The start of a line of Markdown that belongs to its block, and not to the sentence. */
const BLOCK_START = /^(?:\s*(?:[-*+]|\d+[.)]|>|#{1,6})\s+)*/;

/** A number of what content counts itself: 'all ten services', 'our 15 guides'. */
const COUNT = /\b(?:all|our) (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (service|guide|area)s\b/gi;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * Replaces `{{name}}` and the like by the business's facts. A sentence that names a fact which is not set is left out: what is not set is not
 * said (OWN-04).
 *
 * @param facts What texts may name; none while the facts themselves are read.
 * @param write How a fact is written in this text; as it is by default.
 * @throws Error that says which braces are wrong.
 */
export function fillFacts(text: string, facts: Facts, write = (fact: string) => fact): string {
  const rest = text.replace(MARK, (mark) => " ".repeat(mark.length));
  const half = rest.search(/\{\{|\}\}/);
  if (half >= 0) {
    const line = text.slice(Math.max(0, half - 20), half + 20).split("\n");
    const around = line.find((part) => /\{\{|\}\}/.test(part)) ?? "";
    const message = `has braces that do not match, at '${around.trim()}'. A fact is written with two braces on each side: {{phone}}.`;
    throw mistakeAt(text, half, message);
  }
  for (const { 0: said, 1: number = "", 2: counted = "", index } of text.matchAll(COUNT)) {
    const name = `${counted.toLowerCase()}Count`;
    const count = facts.get(name);
    const message = `says '${said}', but there are ${count}. Write {{${name}}}, which counts them.`;
    if (count && count !== number.toLowerCase()) throw mistakeAt(text, index, message);
  }
  const filled = text.replace(MARK, (mark, inner: string, index: number) => {
    if (facts.size === 0)
      throw new Error(`has ${mark}, but this file states the facts and cannot refer to them. Write the words themselves.`);
    const name = inner.trim();
    if (!facts.has(name)) throw mistakeAt(text, index, `has ${mark}, which is no fact of the business. It can be ${listOf(facts.keys())}.`);
    const fact = facts.get(name);
    return fact === undefined ? UNSET : write(fact);
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

/** A fact as Markdown that shows it as it is: an asterisk in a name is an asterisk. */
export const escapeMarkdown = (fact: string): string => fact.replace(/[!-/:-@[-`{-~]/g, "\\$&");
