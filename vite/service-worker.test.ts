import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWorker } from "./service-worker.ts";

const root = process.cwd();
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "worker-"));
  mkdirSync(path.join(folder, "contact"));
  for (const file of ["offline.html", "contact.html", "contact/page.json", "contact.vcf", "sprite.svg"])
    writeFileSync(path.join(folder, file), file);
});

afterEach(() => rmSync(folder, { recursive: true }));

test("the worker is the same for the same pages, and another when what it keeps from the start has changed", async () => {
  const before = await writeWorker({ root, folder, isOn: true });
  expect(await writeWorker({ root, folder, isOn: true })).toBe(before);
  writeFileSync(path.join(folder, "contact.html"), "another number");
  expect(await writeWorker({ root, folder, isOn: true })).not.toBe(before);
});

test("switched off, the worker takes no request and removes itself", async () => {
  const code = await writeWorker({ root, folder, isOn: false });
  expect(code).toContain("unregister");
  expect(code).not.toContain("fetch");
});
