import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packageOf, writeNotices } from "./licences.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "licences-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function addPackage(name: string, files: Record<string, string>): void {
  const folder = path.join(root, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ version: "1.2.3", license: "MIT" }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
}

test.each([
  ["/x/node_modules/react/index.js", "react"],
  ["/x/node_modules/@scope/name/dist/index.js", "@scope/name"],
  ["/x/node_modules/a/node_modules/b/index.js", "b"],
  ["/x/app/site.tsx", undefined],
])("%s is of the package %s", (id, name) => {
  expect(packageOf(id)).toBe(name);
});

test("the notices list each package with version and licence, and then give each text", () => {
  addPackage("one", { LICENSE: "Text of one\n" });
  addPackage("@scope/two", { "licence.md": "Text of two" });
  const notices = writeNotices(root, ["@scope/two", "one"]);
  expect(notices).toContain("@scope/two 1.2.3: MIT\none 1.2.3: MIT\n");
  expect(notices).toMatch(/Text of two[\s\S]*Text of one\n$/);
});

test("a package without its licence stops the build with its name", () => {
  addPackage("bare", {});
  expect(() => writeNotices(root, ["bare"])).toThrow(/bare has no file with its licence/);
});
