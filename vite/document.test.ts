import { expect, test } from "vitest";
import { type DocumentParts, writeDocument, writeRedirect } from "./document.ts";

const parts: DocumentParts = {
  language: "en-ZA",
  path: "/terms",
  version: "1a2b3c4d",
  rendered: { status: 200, head: "<title>Terms</title>", body: "<svg></svg>" },
  structuredData: { name: "</script>" },
  styles: "p{margin:0}",
  stylesheet: "/assets/site.css",
  themeColour: "#0b1f3a",
  beforePaint: "before()",
  boot: "boot()",
  scripts: ["/assets/a.js", "/assets/b.js"],
  font: "/assets/font.woff2",
};

test("a document has its parts in order: the theme first, the code last, and nothing that ends an element early", () => {
  expect(writeDocument(parts)).toBe(
    [
      '<!doctype html><html lang="en-ZA" dir="ltr"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
      '<script data-font="/assets/font.woff2">before()</script><title>Terms</title>',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#0b1f3a"><style>p{margin:0}</style>',
      '<link rel="stylesheet" href="/assets/site.css" id="stylesheet">',
      '<script type="application/ld+json">{"name":"\\u003c/script>"}</script></head><body>',
      '<div id="root" data-path="/terms" data-version="1a2b3c4d"><svg></svg></div>',
      '<script data-code="/assets/a.js /assets/b.js">boot()</script></body></html>',
    ].join(""),
  );
});

test("a document without data of its own, such as 404.html, has no version", () => {
  const html = writeDocument({ ...parts, version: undefined, structuredData: undefined });
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
