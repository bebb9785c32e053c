/** The icons and the manifest with which phones and browsers keep the site, and the sprite of the icons that pages share. */
import sharp from "sharp";
import type { Plugin } from "vite";
import type { Business } from "../app/schema/business.ts";
import { LOGO_OUTLINE } from "../app/ui/motif/logo-outline.ts";
import { SPRITE_URL } from "../app/ui/sprite/sprite-url.ts";
import { BRAND } from "./brand.ts";
import { type GeneratedFile, generatedFiles } from "./generated-files.ts";
import type { SiteSource } from "./site-source.ts";
import { writeSprite } from "./sprite.ts";

/** Paths and sizes in pixels, as browsers and phones ask for them. */
const PNG_ICONS = { "/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512 } as const;

const FAVICON =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -10 64 64"><rect x="-2" y="-10" width="64" height="64" rx="12" fill="${BRAND.ink}"/>` +
  `<path d="${LOGO_OUTLINE}" fill="none" stroke="${BRAND.gold}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The icons, the web manifest and the sprite as files of the site. */
export function icons(site: SiteSource): Plugin {
  return generatedFiles("site:icons", async () => {
    const { content } = await site.read();
    return [
      { path: SPRITE_URL, make: () => writeSprite(content.brandIcons) },
      { path: "/favicon.svg", make: () => FAVICON },
      ...Object.entries(PNG_ICONS).map(([file, size]): GeneratedFile => ({ path: file, make: () => renderIcon(size) })),
      { path: "/site.webmanifest", make: () => JSON.stringify(webManifest(content.business)) },
    ];
  });
}

/** @param size In pixels. */
function renderIcon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(FAVICON), { density: (72 * size) / 64 })
    .resize(size, size)
    .flatten({ background: BRAND.ink })
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
    theme_color: BRAND.ink,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  };
}
