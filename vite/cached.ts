import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Six hexadecimal digits for a file's name, which change with what it is made from. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 6);
}

/** Makes a file once; later builds read it from the cache. @param file Its path there, which must change with what it is made from. */
export async function cached(file: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`; // so an interrupted build leaves no truncated file
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return Buffer.from(bytes);
}
