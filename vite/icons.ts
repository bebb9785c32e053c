/** The icons and the manifest with which phones and browsers keep the site, and the sprite of the icons that pages share. */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import type { Business } from "../app/schema/business.ts";
import { SPRITE_URL } from "../app/ui/sprite/sprite-url.ts";
import { type GeneratedFile, generatedFiles } from "./generated-files.ts";
import { INK } from "./ink.ts";
import type { SiteSource } from "./site-source.ts";
import { writeSprite } from "./sprite.ts";

/** Paths and sizes in pixels, as browsers and phones ask for them. */
const PNG_ICONS = { "/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512 } as const;

/** The icons, the web manifest and the sprite as files of the site. */
export function icons(site: SiteSource): Plugin {
  return generatedFiles("site:icons", async () => {
    const { content } = await site.read();
    const readFavicon = () => readFileSync(path.join(site.root, "app/favicon.svg"));
    return [
      { path: SPRITE_URL, make: () => writeSprite(content.brandIcons) },
      { path: "/favicon.svg", make: readFavicon },
      ...Object.entries(PNG_ICONS).map(([file, size]): GeneratedFile => ({ path: file, make: () => renderIcon(readFavicon(), size) })),
      { path: "/site.webmanifest", make: () => JSON.stringify(webManifest(content.business)) },
    ];
  });
}

/** @param size In pixels. */
function renderIcon(favicon: Buffer, size: number): Promise<Buffer> {
  return sharp(favicon, { density: (72 * size) / 64 })
    .resize(size, size)
    .flatten({ background: INK })
    .png()
    .toBuffer();
}

function webManifest({ name, shortName }: Business): object {
  return {
    name,
    short_name: shortName,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: INK,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  };
}
