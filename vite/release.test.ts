import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nameRelease } from "./release.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "release-"));
  for (const file of ["app/a/index.ts", "app/b/index.ts", "app/site.css", "vite/chunks.ts", "package-lock.json"]) write(file, file);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test.each(["app/a/index.ts", "app/site.css", "app/new.svg", "vite/chunks.ts", "vite.config.ts", "package-lock.json"])(
  "the release has another name when %s is another",
  (file) => {
    const before = nameRelease(root, {});
    write(file, "changed");
    expect(nameRelease(root, {})).not.toBe(before);
  },
);

test("the release has another name when two files of the same name change places, or the layout says something else", () => {
  const before = nameRelease(root, {});
  expect(nameRelease(root, { name: "Air" })).not.toBe(before);
  write("app/a/index.ts", "app/b/index.ts");
  write("app/b/index.ts", "app/a/index.ts");
  expect(nameRelease(root, {})).not.toBe(before);
});

test.each(["app/a/README.md", "app/a/a.test.ts", "app/a/a.browser.test.tsx", "vite/chunks.test.ts"])(
  "the release keeps its name when %s comes, which no code is made from",
  (file) => {
    const before = nameRelease(root, {});
    write(file, "new");
    expect(nameRelease(root, {})).toBe(before);
  },
);
