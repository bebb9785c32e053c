import { ANSWERS } from "../schema/business.ts";
import { nodeText, type ProseNode } from "../schema/prose.ts";

/** A fact in double braces. Any content counts, so that a misspelt name is noticed. */
const MARK = /\{\{([^{}]*)\}\}/g;

/** The facts that texts may name, `undefined` for one that isn't set; or why there are none yet. */
export type Facts = ReadonlyMap<string, string | undefined> | "unread" | "invalid";

/** Marks an unset fact until its sentence is removed; a code point that no text contains. */
const UNSET = "\ufdd0";

/** The facts that are sentences: a text names them among others. */
const SENTENCES = new Set<string>([...ANSWERS, "closedDays"]);

/** Where a sentence ends: before a space that no small letter follows. */
const SENTENCE_END = /(?<=[.!?…]["'’”)\]]*\s+)(?!["'‘“([]*\p{Ll})/u;

/** Replaces `{{name}}` and the like with the business's facts, and leaves out sentences that name an unset fact (OWN-04). */
export const fillFacts = (text: string, facts: Facts, blanks?: readonly string[]): string =>
  withoutUnset([markFacts(text, facts, blanks)]).join("");

/**
 * The same, but an unset fact is marked: {@link withoutUnset} leaves out its sentence, which in Markdown is known only once it is parsed.
 * @throws Error for braces that would be left in the page.
 */
export function markFacts(text: string, facts: Facts, blanks: readonly string[] = []): string {
  const mistakeAt = (index: number, message: string) =>
    Object.assign(new Error(message), { line: text.slice(0, index).split("\n").length });
  const hide = (mark: string) => " ".repeat(mark.length);
  const rest = text.replace(MARK, hide).replace(/\{(\w+)\}/g, (mark, name: string) => (blanks.includes(name) ? hide(mark) : mark));
  const wrong = /\S*[{}]\S*/.exec(rest);
  if (wrong) {
    const remedy = blanks.length > 0 ? `It can be ${blanks.map((blank) => `{${blank}}`).join(" and ")}` : "Write the words themselves";
    throw mistakeAt(wrong.index, `has a stray brace at '${wrong[0]}'. ${remedy}, or name a fact in two braces, such as {{phone}}.`);
  }
  if (facts === "invalid") return text; // which is reported
  return text.replace(MARK, (mark, inner: string, index: number) => {
    if (facts === "unread") throw new Error(`has ${mark}, but this file sets the facts and can't name them. Write the words themselves.`);
    const name = inner.trim();
    if (!facts.has(name)) throw mistakeAt(index, `has ${mark}, which isn't one of the business's facts: ${listOf(facts.keys())}.`);
    return facts.get(name) ?? (SENTENCES.has(name) ? `${UNSET}.` : UNSET);
  });
}

/** Leaves out sentences that name an unset fact, and a bold label left alone. @throws Error if it would cut bold words or a link. */
export function withoutUnset(nodes: ProseNode[]): ProseNode[] {
  if (!namesUnset(nodes)) return nodes;
  const sentences = nodes.map(nodeText).join("").split(SENTENCE_END);
  const isKept = sentences.flatMap((sentence) => sentence.split("").map(() => !sentence.includes(UNSET)));
  let end = 0;
  const kept = nodes.flatMap((node): ProseNode[] => {
    const start = end;
    end += nodeText(node).length;
    const ofNode = isKept.slice(start, end);
    if (typeof node === "string") return [node.replace(/./gs, (letter, index: number) => (ofNode[index] ? letter : ""))];
    if (new Set(ofNode).size > 1)
      throw new Error("names an unset fact within bold words or a link of several sentences. Put the fact in a sentence of its own.");
    return ofNode[0] ? [node] : [];
  });
  const said = kept.filter((node) => node !== "");
  const last = said.at(-1);
  if (typeof last === "string") said.splice(-1, 1, last.trimEnd());
  return said.every((node) => node[0] === "strong" || node === "") ? [] : said;
}

export const namesUnset = (nodes: ProseNode[]): boolean => nodes.some((node) => nodeText(node).includes(UNSET));

const listOf = (names: Iterable<string>): string => [...names].map((name) => `{{${name}}}`).join(", ");
