import { expect, test } from "vitest";
import { codeOfPage } from "./page-code.ts";

const manifest = {
  "_react.js": { file: "assets/react.js" },
  "_shared.js": { file: "assets/shared.js", imports: ["_react.js"] },
  "app/entry.client.tsx": { file: "assets/entry.js", imports: ["_react.js", "_shared.js"] },
  "app/routes/home.tsx": { file: "assets/home.js", imports: ["_shared.js"] },
  "app/routes/article.tsx": { file: "assets/article.js", imports: ["_gone.js"] },
  "app/routes/service.tsx": { file: "assets/service.js" },
};

test.each([
  ["/", ["/assets/react.js", "/assets/shared.js", "/assets/home.js", "/assets/entry.js"]],
  ["/plumbing-services", ["/assets/service.js", "/assets/react.js", "/assets/shared.js", "/assets/entry.js"]],
])("the page at %s needs its own code and the entry's, each file once and after what it imports", (path, files) => {
  expect(codeOfPage(manifest, path)).toEqual(files);
});

test("a path that the route table does not list is an article's, and a file that the manifest lacks is named", () => {
  expect(() => codeOfPage(manifest, "/a-new-article")).toThrow(
    "Vite's manifest does not name _gone.js, which the page '/a-new-article' needs.",
  );
});

test("BLOG-04 a post by its number needs the code of the blog detail", () => {
  const withDetail = { ...manifest, "app/routes/blog-detail.tsx": { file: "assets/blog-detail.js" } };
  expect(codeOfPage(withDetail, "/blog-detail/3")[0]).toBe("/assets/blog-detail.js");
});

test("LIST-01 a list of one kind needs the code of the whole list", () => {
  const withServices = { ...manifest, "app/routes/services.tsx": { file: "assets/services.js" } };
  expect(codeOfPage(withServices, "/services/cooling")[0]).toBe("/assets/services.js");
});

test("the document without a page names the code of the screen that it shows, so that this is kept with it", () => {
  const withOffline = {
    ...manifest,
    "app/routes/article.tsx": { file: "assets/article.js" },
    "app/sections/offline/offline.tsx": { file: "assets/offline.js", imports: ["_shared.js"] },
  };
  expect(codeOfPage(withOffline, "/offline.html")).toContain("/assets/offline.js");
  expect(codeOfPage(withOffline, "/")).not.toContain("/assets/offline.js");
});
