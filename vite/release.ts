import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the site's code is made from, and how it is built. */
const SOURCES = ["app/**/*.*", "vite/**/*.*", "vite.config.ts", "package-lock.json"];
const NO_SOURCES = ["**/*.test.*", "**/*.md"];

/**
 * A name that differs as soon as the code does, or what every page's layout says. A changed or added text alone leaves it,
 * and with it all code, as it was.
 *
 * @param layout What of the content is built into the code.
 */
export function nameRelease(root: string, layout: unknown): string {
  const files = globSync(SOURCES, { cwd: root, exclude: NO_SOURCES }).sort();
  const sources = files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]);
  return createHash("sha256")
    .update(JSON.stringify([layout, sources]))
    .digest("hex")
    .slice(0, 8);
}
