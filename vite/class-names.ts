import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";

/** What a stylesheet names: classes, and the keyframes that CSS Modules rename as well. */
const NAMES = /(?:\.|@keyframes )(-?[a-z_][\w-]*)/gi;

/**
 * Gives every class and animation of the CSS Modules in app/ a name of two or three characters. A document names hundreds of classes, and
 * hashes compress badly: with `[hash:base64:4]` the home page's HTML is 480 bytes larger and exceeds the initial congestion window. The
 * same source always gets the same names.
 *
 * @returns The function for Vite's `css.modules.generateScopedName`.
 * @throws Error for a name that is not in the file.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const short = new Map<string, string>();
  const keyOf = (name: string, file: string) => `${path.relative(root, file.replace(/\?.*$/, ""))} ${name}`;
  for (const file of globSync("app/**/*.module.css", { cwd: root }).sort()) {
    const absolute = path.join(root, file);
    for (const [, name] of readFileSync(absolute, "utf8").matchAll(NAMES)) {
      const key = keyOf(name as string, absolute);
      // The underscore keeps a name from being one that ad blockers look for.
      if (!short.has(key)) short.set(key, `_${short.size.toString(36)}`);
    }
  }
  return (name, file) => {
    const found = short.get(keyOf(name, file));
    if (!found) throw new Error(`${file} uses the name '${name}', which is in none of its rules.`);
    return found;
  };
}
