// cspell:ignore abcefghijklmnopqrstuvwxyz
import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";

/** Without `d`: ad blockers hide elements with the class `ad`. */
const LETTERS = "abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ";

/** Names each class and animation of the CSS modules with two letters: hashes make the compressed home page 450 bytes larger. */
export function classNames(root: string): (name: string, file: string) => string {
  const files = globSync("app/**/*.module.css", { cwd: root }).toSorted();
  const codeOf = (file: string) => readFileSync(path.join(root, file), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const namesIn = (file: string) => codeOf(file).matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
  const ids = [...new Set(files.flatMap((file) => [...namesIn(file)].map(([, name]) => `${file}.${name}`)))];
  return (name, file) => {
    const place = ids.indexOf(`${path.relative(root, file).replaceAll("\\", "/")}.${name}`); // Windows has backslashes
    if (place < 0) throw new Error(`${file} has no class or animation called ${name}.`); // left as it is, it could be another module's, too
    return `${LETTERS[Math.floor(place / LETTERS.length)]}${LETTERS[place % LETTERS.length]}`;
  };
}
