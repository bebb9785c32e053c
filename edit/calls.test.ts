import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { ContentError } from "../app/content/problem.ts";
import { makeFolder } from "../tests/support/folders.ts";
import { deskCalls } from "./calls.ts";
import { versionOf } from "./session.ts";

test("DESK-03 what corrects content that has a fault is saved", async () => {
  const root = makeFolder();
  cpSync("content", path.join(root, "content"), { recursive: true, filter: (file) => !file.endsWith(".webp") });
  const read = vi.fn().mockRejectedValue(new ContentError([]));
  const file = "content/business.yaml";
  const on = () => readFileSync(path.join(root, file), "utf8");
  const save = deskCalls({ root, read, forget: () => {} }).save;
  await save?.({ edits: [{ type: "set", file, path: ["tagline"], value: "Cold" }], versions: { [file]: versionOf(on()) } });
  expect(on()).toContain("tagline: Cold");
});
