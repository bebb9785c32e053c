import { expect, test } from "vitest";
import { apacheFile } from "./apache.ts";
import { netlifyFiles } from "./netlify.ts";
import { nginxFile } from "./nginx.ts";
import { cacheControl, filesFor, HIDDEN, mediaType, redirectOf } from "./policy.ts";

test.each([
  ["/", ["/index.html", "/"]],
  ["/services", ["/services.html", "/services"]],
  ["/step-by-step installation", ["/step-by-step installation.html", "/step-by-step installation"]],
  ["/blog-detail/3abc", ["/blog-detail/3abc.html", "/blog-detail/3abc", "/blog-detail/3.html", "/blog-detail.html"]],
  ["/blog-detail/abc", ["/blog-detail/abc.html", "/blog-detail/abc", "/blog-detail.html", "/blog-detail.html"]],
  ["/blog-detail/1/2", ["/blog-detail/1/2.html", "/blog-detail/1/2"]],
])("RT-01 RT-05 BLOG-04 BLOG-06 %s gets the first file of %j", (path, files) => {
  expect(filesFor(path)).toEqual(files);
});

test.each([
  ["/404", true],
  ["/404.html", true],
  ["/.htaccess", true],
  ["/services/.git/config", true],
  ["/.well-known/acme-challenge/token", false],
  ["/services", false],
])("RT-06 whether %s is hidden: %s", (path, isHidden) => {
  expect(HIDDEN.test(path)).toBe(isHidden);
});

test.each([
  ["/services/", "/services"],
  ["/services.html", "/services"],
  ["/index.html", "/"],
  ["/step-by-step%20installation/", "/step-by-step%20installation"],
  ["/contact-us", "/contact"],
  ["//evil.example/", "/evil.example"],
  ["/services", undefined],
  ["/404.html", undefined],
  ["/%", undefined],
  ["/\\evil.example/", undefined],
])("RT-07 %s is redirected to %s", (pathname, target) => {
  expect(redirectOf(pathname)).toBe(target);
});

test("browsers keep files with a hash in their name for a year, and ask for all others each time", () => {
  for (const file of ["/assets/a-12345678.js", "/pictures/a.avif", "/films/a.1a2b3c4d.mp4"])
    expect(cacheControl(file)).toContain("immutable");
  for (const file of ["/index.html", "/services/page.json", "/assets2.js"]) expect(cacheControl(file)).toContain("max-age=0");
});

test("an unknown kind of file is an error that names the file and the fix", () => {
  expect(() => mediaType("/notes.docx")).toThrow(/notes\.docx has no media type.*MEDIA_TYPES/);
});

test("RT-07 OWN-02 every host sends what a document cannot say itself, and redirects former paths", () => {
  const former = { "/old-prices": "/services" };
  const written = [
    apacheFile(["1"], former),
    nginxFile("https://www.example.co.za", former),
    ...netlifyFiles(["1.html", "1.html.br"], former),
  ].map(([, text]) => text);
  expect(written.filter((text) => text.includes("frame-ancestors 'none'"))).toHaveLength(3);
  expect(written.filter((text) => /\/?old-prices["$ ].*\/services\b/.test(text))).toHaveLength(3);
});

test("OWN-02 a site without posts has no rules for their numbers", () => {
  for (const [, text] of [apacheFile([], {}), ...netlifyFiles([], {})]) expect(text).not.toContain("blog-detail");
});
