import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a sheet names: classes, and the keyframes that CSS Modules rename as well. */
const NAMES = /(?:\.|@keyframes )(-?[a-z_][\w-]*)/gi;

/**
 * Gives every class and animation of the CSS Modules in app/ a name of two or three letters: a document names hundreds of classes, and
 * a hash in each would be what compresses worst in it. The same source always gives the same names.
 *
 * @returns What Vite's `generateScopedName` asks for: the name for a class of a file.
 * @throws Error for a name that is not in the file.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const short = new Map<string, string>();
  const keyOf = (name: string, file: string) => `${path.relative(root, file.replace(/\?.*$/, ""))} ${name}`;
  for (const file of globSync("app/**/*.module.css", { cwd: root }).sort()) {
    const absolute = path.join(root, file);
    for (const [, name] of readFileSync(absolute, "utf8").matchAll(NAMES)) {
      const key = keyOf(name as string, absolute);
      // The line keeps a name from being one that blockers of advertisements look for.
      if (!short.has(key)) short.set(key, `_${short.size.toString(36)}`);
    }
  }
  return (name, file) => {
    const found = short.get(keyOf(name, file));
    if (!found) throw new Error(`${file} uses the name '${name}', which stands in none of its rules.`);
    return found;
  };
}

/** Where the tokens are declared. */
const TOKENS = "app/styles/tokens.css";

/** A custom property's value up to its first text in quotes. */
const CUSTOM_VALUE = /(--[\w-]+:)([^;{}"]+)/g;

/**
 * Gives the tokens names of one or two letters in a sheet, for the same reason, and takes the blanks after commas out of their values,
 * which a compiler leaves as they are. Custom properties that are not tokens keep their names: code may set them.
 *
 * @returns What shortens them in a sheet's text.
 */
export function shortTokens(root: string): (sheet: string) => string {
  const names = new Set([...readFileSync(path.join(root, TOKENS), "utf8").matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name as string));
  const short = new Map([...names].map((name, index) => [name, `--${letterAndNumber(index)}`]));
  return (sheet) =>
    sheet
      .replace(/(?<![\w-])--[a-z][\w-]*/gi, (name) => short.get(name) ?? name)
      .replace(CUSTOM_VALUE, (_, name: string, value: string) => name + value.replaceAll(", ", ","));
}

/** `a` to `z`, `a1` to `z1` and so on. */
const letterAndNumber = (index: number) => String.fromCharCode(97 + (index % 26)) + (Math.floor(index / 26) || "");
