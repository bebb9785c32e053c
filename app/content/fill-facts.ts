/** What a text names in double braces. A closed pair that holds anything is taken for a fact, so that a misspelt one is noticed. */
const MARK = /\{\{([^{}]*)\}\}/g;

/**
 * Replaces `{{name}}` and the like by the business's facts.
 *
 * @param facts What texts may name; none while the facts themselves are read.
 * @param write How a fact is written in this text; as it is by default.
 * @throws Error that says which braces are wrong.
 */
export function fillFacts(text: string, facts: ReadonlyMap<string, string>, write = (fact: string) => fact): string {
  const rest = text.replace(MARK, (mark) => " ".repeat(mark.length));
  const half = rest.search(/\{\{|\}\}/);
  if (half >= 0) {
    const [before, after] = [
      text
        .slice(Math.max(0, half - 20), half)
        .split("\n")
        .at(-1),
      text.slice(half, half + 20).split("\n")[0],
    ];
    const message = `has braces that do not match, at '${`${before}${after}`.trim()}'. A fact is written with two braces on each side: {{phone}}.`;
    throw mistakeAt(text, half, message);
  }
  return text.replace(MARK, (mark, inner: string, index: number) => {
    if (facts.size === 0)
      throw new Error(`has ${mark}, but this file states the facts and cannot refer to them. Write the words themselves.`);
    const fact = facts.get(inner.trim());
    if (fact !== undefined) return write(fact);
    throw mistakeAt(text, index, `has ${mark}, which is no fact of the business. It can be ${listOf(facts.keys())}.`);
  });
}

/** An error that knows its line of the text, from 1. */
const mistakeAt = (text: string, index: number, message: string): Error & { line: number } =>
  Object.assign(new Error(message), { line: text.slice(0, index).split("\n").length });

const listOf = (names: Iterable<string>): string => [...names].map((name) => `{{${name}}}`).join(", ");

/** A fact as Markdown that shows it as it is: an asterisk in a name is an asterisk. */
export const escapeMarkdown = (fact: string): string => fact.replace(/[!-/:-@[-`{-~]/g, "\\$&");
