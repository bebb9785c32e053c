import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type DocumentParts, writeDocument, writeRedirect } from "./document.ts";

const write = (parts: Partial<DocumentParts>) =>
  writeDocument({
    rendered: { head: "", body: "<p>" },
    scripts: ["/a.js", "/b.js"],
    boot: "/boot.js",
    script: "boot()",
    styles: "a{}",
    stylesheet: "/style.css",
    business: {},
    language: "en",
    ...parts,
  } as unknown as DocumentParts);

test("nothing in a page's structured data ends its element early", () => {
  expect(write({ structuredData: { name: "</script>" } })).toContain('{"name":"\\u003c/script>"}</script>');
});

test("a built document has its policy before anything that it governs, with the hashes of its inline script and styles", () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const html = write({ criticalCss: () => "p{}" });
  const [, policy = ""] =
    /^[^>]*>[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
  expect(policy).toContain(`script-src 'self' ${hash("boot()")};style-src 'self' ${hash("a{}p{}")};`);
  expect(write({})).not.toContain("Content-Security-Policy"); // vite injects its own scripts
});

test("a built document has its critical CSS, and the whole stylesheet with the code or without JavaScript", () => {
  expect(write({ criticalCss: (html) => (html === "<p>" ? "p{}" : "") })).toContain(
    '<style>a{}p{}</style><link rel="stylesheet" href="/style.css" id="stylesheet" disabled><noscript><link rel="stylesheet" href="/style.css"></noscript>',
  );
  expect(write({})).toContain('<style>a{}</style><link rel="stylesheet" href="/style.css" id="stylesheet"></head>');
});

test("the boot script ends a document, so that its request doesn't delay the first paint", () => {
  expect(write({})).toMatch(/<p><\/div><script defer src="\/boot.js" data-code="\/a.js \/b.js"><\/script><\/body><\/html>$/);
});

test("RT-07 a document that leads elsewhere does so by itself and by a link", () => {
  expect(writeRedirect("/a b?c&d")).toBe(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>/a%20b?c&amp;d</title>' +
      '<meta http-equiv="refresh" content="0; url=/a%20b?c&amp;d"><a href="/a%20b?c&amp;d">/a%20b?c&amp;d</a>',
  );
});
