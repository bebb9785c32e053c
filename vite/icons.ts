/** The favicon and home-screen icons, and the sprite of the icons that pages share. */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { findIcon } from "../app/content/icons.ts";
import type { Brand } from "../app/schema/brand.ts";
import { escapeXml } from "../app/seo/escape-xml.ts";
import { SPRITE_ICONS, SPRITE_URL } from "../app/ui/sprite/sprite-url.ts";
import type { FileList } from "./generated-files.ts";

/** The paths that browsers, phones and feed readers request, and sizes in pixels. All accept a PNG named `.ico`. */
const PNG_ICONS = { "/favicon.ico": 48, "/apple-touch-icon.png": 180 };

/** The icons and the sprite as files of the site. */
export const icons: FileList = ({ root, content: { brand, icons: drawings, business } }) => {
  const favicon = writeFavicon(brand, business.shortName);
  const shared = SPRITE_ICONS.map((name) => [`icon-${name}`, findIcon(name) ?? ""] as const);
  return [
    { path: SPRITE_URL, make: () => writeSprite(root, new Map([...shared, ...drawings]), brand) },
    { path: "/favicon.svg", make: () => favicon },
    ...Object.entries(PNG_ICONS).map(([path, size]) => ({ path, make: () => renderIcon(favicon, size, brand.ink) })),
  ];
};

/** The mark in the accent colour on the ink; without a mark, the name's first letter. */
export function writeFavicon({ mark, ink, accent }: Brand, name: string): string {
  const text = `x="32" y="46" font-family="Arial,sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${accent}"`;
  const drawing = mark
    ? `<svg x="2" y="2" width="60" height="60" viewBox="${mark.viewBox}" overflow="visible" color="${accent}">${mark.markup}</svg>`
    : `<text ${text}>${escapeXml([...name][0] ?? "")}</text>`;
  // At icon size, lines need twice their width.
  const bold = drawing.replaceAll(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${Number(width) * 2}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${ink}"/>${bold}</svg>`;
}

/** @param size In pixels. */
export const renderIcon = (favicon: string, size: number, ground: string): Promise<Buffer> =>
  sharp(Buffer.from(favicon), { density: (72 * size) / 64 })
    .resize(size, size)
    .flatten({ background: ground })
    .png()
    .toBuffer();

/** Writes the sprite (`app/ui/sprite/sprite-url.ts`), from the site's own drawings on. @param icons SVG markup by name, each drawn on a 24 by 24 grid. */
function writeSprite(root: string, icons: ReadonlyMap<string, string>, { mark, logo, horizon }: Brand): string {
  const symbols = [...icons].map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`);
  const drawings = Object.entries({ mark, logo }).map(([name, drawing]) => (drawing ? `<g id="${name}">${drawing.markup}</g>` : ""));
  const box = `viewBox="${horizon?.viewBox}" preserveAspectRatio="xMinYMax" overflow="visible"`;
  const hills = horizon && `<symbol id="horizon" ${box}>${horizon.markup}</symbol>`;
  return readFileSync(path.join(root, "app/ui/sprite/drawings.svg"), "utf8")
    .replace(/<!--.*?-->|\n */gs, "")
    .replace("</svg>", `${[...symbols, ...drawings, hills].join("")}</svg>`);
}
