import { symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { siteSource } from "./site-source.ts";

test("DESK-03 content that changes while it is read is read again, and only what stays wrong is an error", async () => {
  const root = makeFolder();
  const source = siteSource(root);
  await expect(source.read()).rejects.toThrow("content");
  const reading = source.read();
  symlinkSync(path.resolve("content"), path.join(root, "content"));
  source.forget();
  expect((await reading).pages.has("/")).toBe(true);
});
