import { describe, expect, test } from "vitest";
import { isDetail, pageOf, readablePath } from "./page-address.ts";
import { pageFileUrl } from "./page-files.ts";

describe("BLOG-04 RT-05 the id of /blog-detail/{id} is parsed as an integer", () => {
  test.each([
    ["/blog-detail/3", "/blog-detail/3"],
    ["/blog-detail/3abc", "/blog-detail/3"],
    ["/blog-detail/03", "/blog-detail/3"],
    ["/blog-detail/3.9", "/blog-detail/3"],
    ["/blog-detail/abc", "/blog-detail"],
    ["/blog-detail/", "/blog-detail"],
    ["/blog-detail/-1", "/blog-detail/-1"],
    ["/blog-detail/99", "/blog-detail/99"],
    ["/blog-detail/3%2F4", "/blog-detail/3"],
    ["/blog-detail/3%0Aabc", "/blog-detail/3"],
  ])("%s asks for %s", (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});

test.each(["/blog-detail/1/2", "/blog-detail/x/y", "/blog-detail/1/2/3"])("RT-06 %s is no post: an id is one segment", (path) => {
  expect(pageOf(path)).toBe(path);
  expect(isDetail(path)).toBe(false);
});

test.each([
  ["/", "/"],
  ["/aboutus", "/aboutus"],
  ["/aboutus/", "/aboutus"],
  ["/aboutus/index.html", "/aboutus"],
  ["/index.html", "/"],
  ["/aboutus.html", "/aboutus"],
  ["/aboutus.html/", "/aboutus"],
  ["/blog-detail/1.html", "/blog-detail/1"],
  ["/404.html", "/404.html"],
  ["/.html", "/.html"],
  ["//", "/"],
  ["//services", "/services"],
  ["/services//", "/services"],
  ["/step-by-step%20installation", "/step-by-step installation"],
  ["/%E0%A4%A", "/%E0%A4%A"],
])("%s is the page %s", (path, page) => {
  expect(pageOf(path)).toBe(page);
});

test.each(["//evil.example/x", "/%2fevil.example/x", "/%2F/evil.example", "///evil.example", "/%5cevil.example", "/%5C%5cevil.example"])(
  "CALL-01 the files of %s are asked of this site alone",
  (pathname) => {
    const file = new URL(pageFileUrl(readablePath(pathname)), "https://site.example/services");
    expect(file.host).toBe("site.example");
  },
);
