import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the site's code is made from, and what makes it. */
const SOURCES = ["app/**/*.*", "tools/**/*.*", "package-lock.json"];
const NO_SOURCES = ["**/*.test.*", "**/*.md"];

/**
 * A name that differs as soon as the code does, or what every page's frame says. A text that is changed or added alone leaves it, and with
 * it all code, as it was.
 *
 * @param frame What is built into the code of the content.
 */
export function nameRelease(root: string, frame: unknown): string {
  const files = globSync(SOURCES, { cwd: root, exclude: NO_SOURCES }).sort();
  const sources = files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]);
  return createHash("sha256")
    .update(JSON.stringify([frame, sources]))
    .digest("hex")
    .slice(0, 8);
}
