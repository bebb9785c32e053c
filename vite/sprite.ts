import { readFileSync } from "node:fs";
import path from "node:path";

/** The drawings of the site's own: the horizon, the end of a line of air and stars. */
const DRAWINGS = "app/ui/sprite/drawings.svg";

/**
 * Writes the file of `app/ui/sprite/sprite-url.ts`.
 *
 * @param icons The icons as SVG elements by their names, each in a square of 24 by 24.
 */
export function writeSprite(root: string, icons: ReadonlyMap<string, string>): string {
  const symbols = [...icons].map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`);
  return readFileSync(path.join(root, DRAWINGS), "utf8")
    .replace(/<!--.*?-->|\n */gs, "")
    .replace("</svg>", `${symbols.join("")}</svg>`);
}
