import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Six digits that change with what a file is made from: for its name. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 6);
}

/**
 * Makes a file once: later builds read it from the cache.
 *
 * @param file Its path in the cache: it changes with all that the file is made from.
 */
export async function cached(file: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`; // a build that is interrupted leaves no half of a file under its name
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return Buffer.from(bytes);
}
