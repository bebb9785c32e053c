import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Makes a folder with these files, by their paths in it. It is there until the test's end. */
export function makeFolder(files: Record<string, string | Uint8Array> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), "test-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** Makes a folder with these files in its content/, by their paths there. */
export const contentFolder = (files: Record<string, string | Uint8Array>): string =>
  makeFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])));
