/** The icons and the manifest with which phones and browsers keep the site. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Business } from "../app/schema/business.ts";

/** File names and sizes in pixels, as browsers and phones ask for them. */
const PNG_ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;

const INK = "#0b1f3a";

/** Makes the icons from the site's one drawing, and the manifest that names them. @returns Contents by file name. */
export async function makeAppIcons(drawing: string, business: Business): Promise<Map<string, Buffer | string>> {
  const svg = readFileSync(drawing);
  const files = new Map<string, Buffer | string>([["favicon.svg", svg]]);
  for (const [name, size] of Object.entries(PNG_ICONS)) {
    files.set(
      name,
      await sharp(svg, { density: (72 * size) / 64 })
        .resize(size, size)
        .flatten({ background: INK })
        .png()
        .toBuffer(),
    );
  }
  files.set(
    "site.webmanifest",
    JSON.stringify({
      name: business.name,
      short_name: business.shortName,
      start_url: "/",
      display: "minimal-ui",
      background_color: "#ffffff",
      theme_color: INK,
      icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
    }),
  );
  return files;
}
