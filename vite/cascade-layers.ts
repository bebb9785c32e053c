import { readFileSync } from "node:fs";
import path from "node:path";

const FILE = "app/styles/layers.css";

/** The names of the site's cascade layers, later ones winning. @throws Error when the file does not order them. */
export function cascadeLayers(root: string): string[] {
  const [, names] = /@layer ([^;{]*);/.exec(readFileSync(path.join(root, FILE), "utf8")) ?? [];
  if (!names) throw new Error(`${FILE} does not order the cascade layers: it needs a line such as \`@layer base, ui;\`.`);
  return names.split(/,\s*/);
}
