import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Makes a folder with these files in its content/, by their paths there. It is there until the test's end. */
export function contentFolder(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, "content", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
