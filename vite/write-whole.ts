import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Has a file written under another name and then renamed. So whoever finds the file finds all of it: a build that is killed leaves no half
 * of it, and two that write it at once do not write into one file.
 *
 * @param write Writes the file at the path that it is given.
 */
export async function writeWhole(target: string, write: (unfinished: string) => Promise<unknown> | unknown): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  const unfinished = `${target}.${randomUUID()}.part`;
  try {
    await write(unfinished);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
