/** The icons and the manifest with which phones and browsers keep the site, and the sprite of the icons that pages share. */
import sharp from "sharp";
import { writeDrawing } from "../app/content/drawing.ts";
import type { Brand, Drawing } from "../app/schema/brand.ts";
import type { Business } from "../app/schema/business.ts";
import { escapeXml } from "../app/seo/escape-xml.ts";
import { SPRITE_URL } from "../app/ui/sprite/sprite-url.ts";
import type { FileList } from "./generated-files.ts";
import { renderText } from "./social-cards.ts";
import { writeSprite } from "./sprite.ts";

/** Paths and sizes in pixels, as browsers and phones ask for them. */
const PNG_ICONS = { "/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512 } as const;
const ICO_SIZE = 48;

/** The icons, the web manifest and the sprite as files of the site. */
export const icons: FileList = ({ root, content: { brand, icons: drawings, business } }) => {
  const render = (size: number) => renderIcon(size, { root, brand, name: business.shortName });
  return [
    { path: SPRITE_URL, make: () => writeSprite(drawings) },
    { path: "/favicon.svg", make: () => writeFavicon(brand, initialOf(business.shortName)) },
    { path: "/favicon.ico", make: async () => iconFile(await render(ICO_SIZE), ICO_SIZE) },
    ...Object.entries(PNG_ICONS).map(([path, size]) => ({ path, make: () => render(size) })),
    { path: "/site.webmanifest", make: () => JSON.stringify(webManifest(business, brand)) },
  ];
};

/** The mark in the accent on the ink; without a mark, the first letter of the name. */
function writeFavicon({ mark, ink, accent }: Brand, initial?: string): string {
  const ground = `<rect width="64" height="64" rx="12" fill="${ink}"/>`;
  const letter = initial
    ? `<text x="32" y="46" font-family="Arial,sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${accent}">${escapeXml(initial)}</text>`
    : "";
  const drawing = mark
    ? `<svg x="2" y="2" width="60" height="60" viewBox="${mark.viewBox}" overflow="visible" color="${accent}">${writeDrawing(withBoldLines(mark))}</svg>`
    : letter;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${drawing}</svg>`;
}

/** At an icon's size lines need twice their width. */
function withBoldLines({ attributes, ...drawing }: Drawing): Drawing {
  const width = Number(attributes["stroke-width"]);
  return { ...drawing, attributes: width ? { ...attributes, "stroke-width": String(width * 2) } : attributes };
}

const initialOf = (name: string): string => [...name][0] ?? "";

/** @param size In pixels. */
async function renderIcon(size: number, { root, brand, name }: { root: string; brand: Brand; name: string }): Promise<Buffer> {
  const icon = sharp(Buffer.from(writeFavicon(brand)), { density: (72 * size) / 64 })
    .resize(size, size)
    .flatten({ background: brand.ink });
  if (brand.mark) return icon.png().toBuffer();
  const words = { size: size * 0.6, weight: "700", colour: brand.accent, width: size, height: size };
  return icon
    .composite([{ input: (await renderText(root, initialOf(name), words)).data }])
    .png()
    .toBuffer();
}

/** A PNG as `.ico`, which feed readers and search engines ask for without being told of an icon (one entry, as of Windows Vista). */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function webManifest({ name, shortName }: Business, { ink }: Brand): object {
  return {
    name,
    short_name: shortName,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: ink,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  };
}
