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
  ["/", "home", ["/assets/react.js", "/assets/shared.js", "/assets/home.js", "/assets/entry.js"]],
  ["/plumbing-services", "service", ["/assets/service.js", "/assets/react.js", "/assets/shared.js", "/assets/entry.js"]],
] as const)("the page at %s needs its layout's code and the entry's, each file once and after what it imports", (path, layout, files) => {
  expect(codeOfPage(manifest, path, layout)).toEqual(files);
});

test("a file that the manifest lacks is named", () => {
  expect(() => codeOfPage(manifest, "/an-article", "article")).toThrow(
    "Vite's manifest does not name _gone.js, which the page '/an-article' needs.",
  );
});

test("the document without a page names the code of the screen that it shows, so that this is kept with it", () => {
  const withOffline = {
    ...manifest,
    "app/routes/article.tsx": { file: "assets/article.js" },
    "app/sections/offline/offline.tsx": { file: "assets/offline.js", imports: ["_shared.js"] },
  };
  expect(codeOfPage(withOffline, "/offline.html")).toContain("/assets/offline.js");
  expect(codeOfPage(withOffline, "/", "home")).not.toContain("/assets/offline.js");
});
