import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";

/** The sources of the site's code and of its build. */
const SOURCES = ["app/**/*.*", "vite/**/*.*", "vite.config.ts", "package-lock.json"];
const NO_SOURCES = ["**/*.test.*", "**/*.md"];

/**
 * Names the release by a hash of the code and of the layout's content. A changed or added text alone does not change the name, nor any
 * code.
 *
 * @param layout The content that is built into the code.
 */
export function nameRelease(root: string, layout: unknown): string {
  const files = globSync(SOURCES, { cwd: root, ignore: NO_SOURCES }).sort();
  const sources = files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]);
  return createHash("sha256")
    .update(JSON.stringify([layout, sources]))
    .digest("hex")
    .slice(0, 8);
}
