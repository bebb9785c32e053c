import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Makes a file once: later builds read it from the cache.
 *
 * @param file Its path in the cache: it changes with all that the file is made from.
 */
export async function cached(file: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  if (existsSync(file)) return readFile(file);
  const bytes = await make();
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`; // a build that is interrupted leaves no half of a file under its name
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return Buffer.from(bytes);
}
