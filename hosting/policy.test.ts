import { expect, test } from "vitest";
import {
  ANY_DETAIL,
  cacheControl,
  detailPattern,
  encodingFor,
  FILE_POLICY,
  fileOf,
  literally,
  mediaType,
  redirectOf,
  sentPolicy,
  sharedPolicy,
} from "./policy.ts";

const FILES = new Set([
  ...["/index.html", "/404.html", "/services.html", "/services/page.json", "/step-by-step installation.html", "/contact-us.html"],
  ...["/blog-detail.html", "/blog-detail/1.html", "/blog-detail/3.html", "/blog-detail/page.json", "/blog-detail/1/page.json"],
  ...["/sprite.svg", "/sprite.svg.br", "/.htaccess", "/.well-known/security.txt"],
]);

test.each([
  ["/", "/index.html"],
  ["/services", "/services.html"],
  ["/services/page.json", "/services/page.json"],
  ["/step-by-step installation", "/step-by-step installation.html"],
  ["/sprite.svg", "/sprite.svg"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/blog-detail", "/blog-detail.html"],
  ["/blog-detail/1", "/blog-detail/1.html"],
  ["/blog-detail/3abc", "/blog-detail/3.html"],
  ["/blog-detail/003", "/blog-detail/3.html"],
  ["/blog-detail/31", "/blog-detail.html"],
  ["/blog-detail/999", "/blog-detail.html"],
  ["/blog-detail/abc", "/blog-detail.html"],
  ["/blog-detail/page.json", "/blog-detail/page.json"],
])("RT-01 RT-05 BLOG-04 BLOG-06 %s gets %s", (path, file) => {
  expect(fileOf(path, (name) => FILES.has(name))).toEqual({ file, status: 200 });
});

test.each([
  ...["/none", "/services/x", "/blog-detail/1/2", "/blog-detail/999/2", "/404", "/404.html"],
  ...["/.htaccess", "/.env", "/services/.git/config", "/.well-known/none", "/sprite.svg.br", "/\\services", "/SERVICES"],
])("RT-06 %s gets the failure page with status 404", (path) => {
  expect(fileOf(path, (name) => FILES.has(name))).toEqual({ file: "/404.html", status: 404 });
});

test.each([
  ["/services/", "/services"],
  ["//services", "/services"],
  ["/services//", "/services"],
  ["//", "/"],
  ["/index.html", "/"],
  ["/services/index.html", "/services"],
  ["/services.html", "/services"],
  ["/step-by-step%20installation/", "/step-by-step%20installation"],
  ["/contact-us", "/contact"],
  ["/contact-us/", "/contact"],
  ["//evil.example/", "/evil.example"],
])("RT-07 %s is redirected to %s", (pathname, target) => {
  expect(redirectOf(pathname)).toBe(target);
});

test.each(["/", "/services", "/step-by-step%20installation", "/404.html", "/.html", "/%", "/\\evil.example/", "/page.json"])(
  "%s is not redirected",
  (pathname) => {
    expect(redirectOf(pathname)).toBeUndefined();
  },
);

test("a redirect leads to an address that is not redirected again", () => {
  for (const pathname of ["//a//b//", "/a.html/", "//x.html//", "/contact-us.html/", "/index.html/", "/a/index.html/"])
    expect(redirectOf(redirectOf(pathname) ?? "/"), pathname).toBeUndefined();
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", undefined], // as all clients write it
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0,gzip ; q=0.001", "gzip"],
  ["br;q=0.5,gzip;q=1.0", "br"],
  ["xbr, not-gzip", undefined],
  ["identity", undefined],
  ["", undefined],
])("Accept-Encoding '%s' gets %s", (accept, name) => {
  expect(encodingFor(accept)?.name).toBe(name);
});

test("files with a hash in their name are kept for ever, all others are revalidated", () => {
  expect(cacheControl("/assets/a-12345678.js")).toBe("public, max-age=31536000, immutable");
  expect(cacheControl("/pictures/a.avif")).toContain("immutable");
  expect(cacheControl("/films/a.1a2b3c4d.mp4")).toContain("immutable");
  for (const file of ["/index.html", "/services/page.json", "/assets2.js", "/x/assets/a.js"])
    expect(cacheControl(file)).toContain("max-age=0");
});

test("a kind of file without a media type is an error that names the file and the fix", () => {
  expect(mediaType("/contact.vcf")).toBe("text/vcard; charset=utf-8");
  expect(() => mediaType("/notes.docx")).toThrow(/notes\.docx has no media type.*MEDIA_TYPES/);
  expect(() => mediaType("/constructor")).toThrow();
});

const META = (policy: string) => `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head>`;

test("the sent policy allows nothing by default, keeps the document's hashes and iframes, and adds what a document cannot say", () => {
  const sent = sentPolicy(
    META(
      "default-src 'self';script-src 'self' 'sha256-a=';style-src 'self' 'sha256-b=';frame-src https://maps.example;trusted-types 'none'",
    ),
  );
  expect(sent.split(";")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a='",
    "style-src 'self' 'sha256-b='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src https://maps.example",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "trusted-types 'none'",
  ]);
});

test("a document without a policy of its own may load nothing", () => {
  expect(sentPolicy("<title>/contact</title>")).toBe(FILE_POLICY);
});

test("the shared policy has the scripts and iframes of all documents, and leaves inline styles to each document's own", () => {
  const one = META("script-src 'self' 'sha256-a=';style-src 'self' 'sha256-b=';frame-src https://maps.example");
  const two = META("script-src 'self' 'sha256-c=';style-src 'self' 'sha256-d=';frame-src https://video.example https://maps.example");
  const shared = sharedPolicy([one, two, "<title>no policy</title>"]);
  expect(shared).toContain("script-src 'self' 'sha256-a=' 'sha256-c=';style-src 'self' 'unsafe-inline';");
  expect(shared).toContain("frame-src https://maps.example https://video.example;");
});

test("BLOG-04 the patterns for posts take a number as parseInt does, in one segment", () => {
  const pattern = new RegExp(`^${detailPattern(["1", "2", "11"])}`);
  const numberOf = (path: string) => pattern.exec(path)?.[1];
  for (const id of ["1", "2x", "011", "11", "+1", " 2", " +011", "2.5", "3", "12", "x1", "0", "-1", "++1", "+ 1", "+"]) {
    const post = Number.parseInt(id, 10);
    expect(numberOf(`/blog-detail/${id}`), id).toBe([1, 2, 11].includes(post) ? `${post}` : undefined);
  }
  expect(numberOf("/blog-detail/1/2")).toBeUndefined();
  expect(new RegExp(`^${ANY_DETAIL}`).test("/blog-detail/x/y")).toBe(false);
});

test("a text is escaped for regular expressions", () => {
  const text = "/a.b (c) [d] $e^ |f| *g+ ?h {i} \\j";
  expect(new RegExp(`^${literally(text)}$`).test(text)).toBe(true);
});
