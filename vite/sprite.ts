import { readFileSync } from "node:fs";
import path from "node:path";
import type { Brand } from "../app/schema/brand.ts";

/** The site's own drawings: the horizon, the end of a line of air, and stars. */
const DRAWINGS = "app/ui/sprite/drawings.svg";

/** Writes the sprite (`app/ui/sprite/sprite-url.ts`). @param icons SVG markup by name, each drawn on a 24 by 24 grid. */
export function writeSprite(root: string, icons: ReadonlyMap<string, string>, { mark, logo }: Pick<Brand, "mark" | "logo">): string {
  const symbols = [...icons].map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`);
  const drawings = Object.entries({ mark, logo }).map(([name, drawing]) => (drawing ? `<g id="${name}">${drawing.markup}</g>` : ""));
  return readFileSync(path.join(root, DRAWINGS), "utf8")
    .replace(/<!--.*?-->|\n */gs, "")
    .replace("</svg>", `${[...symbols, ...drawings].join("")}</svg>`);
}
