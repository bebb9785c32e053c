import { expect, test } from "vitest";
import { type DocumentParts, writeDocument, writeRedirect } from "./document.ts";

const parts: DocumentParts = {
  language: "en-ZA",
  path: "/terms",
  page: "/terms/page.1.json",
  rendered: { status: 200, head: "<title>Terms</title>", body: '<svg><path d="M0"></path><rect></rect><g></g></svg>' },
  structuredData: { name: "</script>" },
  styles: "p{margin:0}",
  stylesheet: "/assets/site.css",
  preferences: "early()",
  boot: "late()",
  code: ["/assets/a.js", "/assets/b.js"],
  font: "/assets/font.woff2",
};

test("a document has its parts in order: the theme first, the code last, and nothing that ends an element early", () => {
  expect(writeDocument(parts)).toBe(
    [
      '<!doctype html><html lang="en-ZA" dir="ltr"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
      '<script data-font="/assets/font.woff2">early()</script><title>Terms</title>',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#0b1f3a"><style>p{margin:0}</style>',
      '<link rel="stylesheet" href="/assets/site.css" id="stylesheet">',
      '<script type="application/ld+json">{"name":"\\u003c/script>"}</script></head><body>',
      '<div id="root" data-path="/terms" data-page="/terms/page.1.json"><svg><path d="M0"/><rect/><g></g></svg></div>',
      '<script data-code="/assets/a.js /assets/b.js">late()</script></body></html>',
    ].join(""),
  );
});

test("a document without data of its own, such as 404.html, names none", () => {
  const html = writeDocument({ ...parts, page: undefined, structuredData: undefined });
  expect(html).toContain('<div id="root" data-path="/terms"><svg>');
  expect(html).toContain('id="stylesheet"></head>');
  expect(html).not.toContain("ld+json");
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
