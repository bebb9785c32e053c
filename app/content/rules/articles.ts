import type { Rule } from "./rule.ts";

/** A post or article has one quotation: the pull-quote (ART-02). */
export const onePullQuote: Rule = ({ posts, articles }) =>
  [...posts.entries, ...articles.entries].flatMap(({ item, source }) => {
    const count = item.body.filter((node) => node[0] === "blockquote").length;
    if (count === 1) return [];
    const message = `has ${count} quotations (lines that begin with >). It needs exactly one: the pull-quote.`;
    return [{ file: source.file, line: source.lineOf(["body"]), field: "body", message }];
  });
