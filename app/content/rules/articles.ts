import { ARTICLE_READ_MINUTES, SPECIFIED_DATES } from "../../schema/article.ts";
import type { Rule } from "./rule.ts";

/** A post or article has one quotation: the pull-quote (ART-02). */
export const onePullQuote: Rule = ({ posts, articles }) =>
  [...posts.entries, ...articles.entries].flatMap(({ item, source }) => {
    const count = item.body.filter((node) => node[0] === "blockquote").length;
    if (count === 1) return [];
    const message = `has ${count} quotations (lines that begin with >). It needs exactly one: the pull-quote.`;
    return [{ file: source.file, line: source.lineOf(["body"]), field: "body", message }];
  });

/** The specification's posts and articles, which app/route-table.ts lists, are of its days (ART-03). */
export const specifiedDate: Rule = ({ posts, articles, routes }) =>
  [...posts.entries, ...articles.entries].flatMap(({ item: { url, date }, source }) => {
    const { from, to } = SPECIFIED_DATES;
    if (!routes.includes(url) || (date >= from && date <= to)) return [];
    const message = `lies outside ${from} to ${to}, between which the specification dates this page (ART-03). Choose a day within.`;
    return [{ file: source.file, line: source.lineOf(["date"]), field: "date", message }];
  });

/** The specification's articles, which app/route-table.ts lists, have its read times (ART-03). */
export const specifiedReadTime: Rule = ({ articles, routes }) =>
  articles.entries.flatMap(({ item: { url, readMinutes }, source }) => {
    const [min, max] = [Math.min(...ARTICLE_READ_MINUTES), Math.max(...ARTICLE_READ_MINUTES)];
    if (!routes.includes(url) || (readMinutes >= min && readMinutes <= max)) return [];
    const message = `is ${readMinutes}, but the specification has this article take ${min} to ${max} minutes (ART-03). Choose one of these.`;
    return [{ file: source.file, line: source.lineOf(["readMinutes"]), field: "readMinutes", message }];
  });
