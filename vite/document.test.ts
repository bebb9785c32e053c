import { expect, test } from "vitest";
import { type DocumentParts, writeDocument, writeRedirect } from "./document.ts";

test("nothing in a page's structured data ends its element early", () => {
  const parts = { rendered: { head: "", body: "" }, structuredData: { name: "</script>" }, scripts: [] as string[] };
  expect(writeDocument({ language: "en", ...parts } as unknown as DocumentParts)).toContain('{"name":"\\u003c/script>"}</script>');
});

test("RT-07 a document that leads elsewhere does so by itself and by a link, and is not indexed", () => {
  expect(writeRedirect({ language: "en-ZA", target: "/contact", website: "https://example.com" })).toBe(
    [
      '<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><title>/contact</title>',
      '<meta http-equiv="refresh" content="0; url=/contact"><link rel="canonical" href="https://example.com/contact">',
      '<meta name="robots" content="noindex"></head><body><p><a href="/contact">/contact</a></p></body></html>',
    ].join(""),
  );
});
