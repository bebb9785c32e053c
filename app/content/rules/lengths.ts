import { type Article, POST_READ_MINUTES, type Post, WORDS_PER_MINUTE } from "../../schema/article.ts";
import { countWords, proseText } from "../../schema/prose.ts";
import { SERVICE_WORDS, type Service } from "../../schema/service.ts";
import { factsNamedIn } from "../fill-facts.ts";
import type { Problem } from "../problem.ts";
import type { Source } from "../source.ts";
import type { Rule } from "./rule.ts";

/** The tolerance between a text's length and its read time, as a fraction. */
const TOLERANCE = 0.05;

/** The facts of a few words. Any other is a sentence, or a list of places. */
const SHORT_FACTS = new Set("name shortName owner expertsTeam founded phone footerPhone email address hours suburb city region".split(" "));

/**
 * How many words a fact may have with the owner. The author of a text does not know: so a text is too short only if it were so with facts
 * of this length, and too long only if it were so without any.
 */
const FACT_WORDS = { short: 8, long: 40 };

/** The fields whose words count. */
const COUNTED = { service: ["lead", "included", "steps", "reasons", "body"], article: ["body", "questions", "closing"] };

/** A service's page has as many words as its kind. */
export const serviceLength: Rule = ({ services, facts }) =>
  services.entries.flatMap(({ item, source }) =>
    lengthProblems(source, { count: wordsOfService(item), ...factsOf(source, COUNTED.service, facts) }, SERVICE_WORDS),
  );

/** A post is as long as its read time says, which is the same for all (BLOG-01). */
export const postLength: Rule = ({ posts, facts }) =>
  posts.entries.flatMap(({ item, source }) =>
    lengthProblems(source, { count: wordsOfArticle(item), ...factsOf(source, COUNTED.article, facts) }, lengthOf(POST_READ_MINUTES)),
  );

/** An article is as long as its read time says (ART-03). */
export const articleLength: Rule = ({ articles, facts }) =>
  articles.entries.flatMap(({ item, source }) =>
    lengthProblems(source, { count: wordsOfArticle(item), ...factsOf(source, COUNTED.article, facts) }, lengthOf(item.readMinutes)),
  );

interface Length {
  min: number;
  max: number;
}

function lengthOf(minutes: number): Length {
  const words = minutes * WORDS_PER_MINUTE;
  return { min: Math.ceil(words * (1 - TOLERANCE)), max: Math.floor(words * (1 + TOLERANCE)) };
}

/** The words of a text, in numbers. */
interface Words {
  /** All of them, facts included. */
  count: number;
  /** Those of its facts. */
  factWords: number;
  /** As many as its facts could have with another owner. */
  factRoom: number;
}

function lengthProblems({ file }: Source, { count, factWords, factRoom }: Words, { min, max }: Length): Problem[] {
  const [most, least] = [count - factWords + factRoom, count - factWords];
  if (most >= min && least <= max) return [];
  const remedy = most < min ? `Write at least ${min - most} more.` : `Cut at least ${least - max}.`;
  const room = factRoom > 0 ? `, of which its facts in braces may be ${factRoom} at most` : "";
  return [{ file, message: `has ${count} words, but must have ${min} to ${max} for its read time or kind${room}. ${remedy}` }];
}

/** The facts that some fields of a file name, in numbers of words. */
function factsOf({ value }: Source, fields: readonly string[], facts: ReadonlyMap<string, string>): Pick<Words, "factWords" | "factRoom"> {
  const parts = value as Record<string, unknown>;
  const names = factsNamedIn(JSON.stringify(fields.map((field) => parts[field])));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const wordsOf = (name: string) => countWords(facts.get(name) ?? "");
  return {
    factWords: sum(names.map(wordsOf)),
    factRoom: sum(names.map((name) => Math.max(wordsOf(name), SHORT_FACTS.has(name) ? FACT_WORDS.short : FACT_WORDS.long))),
  };
}

function wordsOfService({ lead, included, steps, reasons, body }: Service): number {
  const items = [...included, ...steps, ...reasons].map(({ title, desc }) => `${title} ${desc}`);
  return countWords([lead, ...items, proseText(body)].join(" "));
}

/** A quotation says again what the text says: it is no further reading. */
function wordsOfArticle({ body, questions, closing }: Post | Article): number {
  const text = body.filter((node) => node[0] !== "blockquote");
  const answers = questions.map(({ question, answer }) => `${question} ${answer}`);
  return countWords([proseText(text), ...answers, closing.heading, closing.text].join(" "));
}
