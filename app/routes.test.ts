import { describe, expect, test } from "vitest";
import { pageOf, routeTable } from "./routes.ts";

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
    ["/blog-detail/3%0Aabc", "/blog-detail/3"],
  ])("%s asks for %s", (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});

test.each([
  ["/", "/"],
  ["/aboutus", "/aboutus"],
  ["/aboutus/", "/aboutus"],
  ["/step-by-step%20installation", "/step-by-step installation"],
  ["/%E0%A4%A", "/%E0%A4%A"],
])("%s is the page %s", (path, page) => {
  expect(pageOf(path)).toBe(page);
});

test("RT-04 the specification's spelling of paths is kept", () => {
  for (const path of ["/right-cctv-sytem", "/maintaining-youropneview", "/step-by-step installation"])
    expect(routeTable).toHaveProperty([path]);
});
