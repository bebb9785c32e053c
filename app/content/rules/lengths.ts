import { type Article, POST_READ_MINUTES, type Post, WORDS_PER_MINUTE } from "../../schema/article.ts";
import { countWords, proseText } from "../../schema/prose.ts";
import { SERVICE_WORDS, type Service } from "../../schema/service.ts";
import type { Problem } from "../problem.ts";
import type { Source } from "../source.ts";
import type { Rule } from "./rule.ts";

/** The tolerance between a text's length and its read time, as a fraction. */
const TOLERANCE = 0.05;

/** A service's page has as many words as its kind. */
export const serviceLength: Rule = ({ services }) =>
  services.entries.flatMap(({ item, source }) => lengthProblems(source, wordsOfService(item), SERVICE_WORDS));

/** A post is as long as its read time says, which is the same for all (BLOG-01). */
export const postLength: Rule = ({ posts }) =>
  posts.entries.flatMap(({ item, source }) => lengthProblems(source, wordsOfArticle(item), lengthOf(POST_READ_MINUTES)));

/** An article is as long as its read time says (ART-03). */
export const articleLength: Rule = ({ articles }) =>
  articles.entries.flatMap(({ item, source }) => lengthProblems(source, wordsOfArticle(item), lengthOf(item.readMinutes)));

interface Length {
  min: number;
  max: number;
}

function lengthOf(minutes: number): Length {
  const words = minutes * WORDS_PER_MINUTE;
  return { min: Math.ceil(words * (1 - TOLERANCE)), max: Math.floor(words * (1 + TOLERANCE)) };
}

function lengthProblems({ file }: Source, count: number, { min, max }: Length): Problem[] {
  if (count >= min && count <= max) return [];
  const remedy = count < min ? `Write at least ${min - count} more.` : `Cut at least ${count - max}.`;
  return [{ file, message: `has ${count} words, but must have ${min} to ${max} for its read time or kind. ${remedy}` }];
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
