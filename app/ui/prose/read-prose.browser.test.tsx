import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { business } from "../../../tests/fixtures/business.ts";
import type { ProseNode, Prose as ProseNodes } from "../../schema/prose.ts";
import { Prose } from "./prose.tsx";
import { readProse } from "./read-prose.ts";

/** Text as Markdown gives it: not empty, and of characters that HTML keeps as they are. */
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
  .filter((value) => value.isWellFormed() && !/[\0\r\ufffe\uffff]/.test(value));
const address = fc.oneof(
  fc.constantFrom(
    "/terms",
    "/helpcenter-faqs#payment-information",
    "https://example.org/a?b=c&d='e'",
    "mailto:a@example.org",
    business.phone.href,
  ),
  fc.webUrl(),
);
const id = fc.stringMatching(/^[a-z0-9-]{1,20}$/);

/**
 * Nodes within a line. Neighbouring texts would be one text in the document, as they are in what Markdown gives, which has no link in a
 * link either.
 */
const inlines = (depth: number, mayLink = true): fc.Arbitrary<ProseNode[]> => {
  if (depth === 0) return text.map((value) => [value]);
  const mark = fc
    .tuple(fc.constantFrom("strong" as const, "em" as const), inlines(depth - 1, mayLink))
    .map(([name, children]): ProseNode => [name, ...children]);
  const link = fc.tuple(address, inlines(depth - 1, false)).map(([href, children]): ProseNode => ["a", href, ...children]);
  return fc
    .array(mayLink ? fc.oneof(text, mark, link) : fc.oneof(text, mark), { minLength: 1, maxLength: 3 })
    .map((nodes) => nodes.filter((node, index) => typeof node !== "string" || typeof nodes[index - 1] !== "string"));
};
const line = inlines(2);
const lines = <Name extends string>(name: Name, min = 1) =>
  fc.array(line, { minLength: min, maxLength: 2 }).map((all) => all.map((nodes) => [name, ...nodes] as unknown as ProseNode));
const row = (cell: "th" | "td") => lines(cell).map((cells): ProseNode => ["tr", ...cells]);

const block: fc.Arbitrary<ProseNode> = fc.oneof(
  line.map((nodes): ProseNode => ["p", ...nodes]),
  fc.tuple(fc.constantFrom("h2" as const, "h3" as const), id, line).map(([name, anchor, nodes]): ProseNode => [name, anchor, ...nodes]),
  fc.tuple(fc.constantFrom("ul" as const, "ol" as const), lines("li")).map(([name, items]): ProseNode => [name, ...items]),
  lines("p").map((paragraphs): ProseNode => ["blockquote", ...paragraphs]),
  fc
    .tuple(row("th"), fc.array(row("td"), { minLength: 1, maxLength: 2 }))
    .map(([head, rows]): ProseNode => ["table", ["thead", head], ["tbody", ...rows]]),
);
const prose: fc.Arbitrary<ProseNodes> = fc.array(block, { maxLength: 3 });

test("RT-01 any text that is rendered into a document is read back from it as it was", () => {
  fc.assert(
    fc.property(prose, fc.boolean(), fc.option(text, { nil: undefined }), (nodes, hasLead, signature) => {
      const html = renderToString(
        <MemoryRouter>
          <Prose nodes={nodes} isBody hasLead={hasLead} signature={signature} />
        </MemoryRouter>,
      );
      const { body } = new DOMParser().parseFromString(html, "text/html");
      expect(readProse(body.querySelector("[data-prose=body]") as Element)).toEqual(nodes);
    }),
    // Looking for the smallest text that fails would keep the page busy past the test's time.
    { numRuns: 1000, endOnFailure: true },
  );
}, 120_000);
