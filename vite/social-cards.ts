/** The picture that social networks show beside a link: the page's picture, its title, the business's name. */
import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { writeDrawing } from "../app/content/drawing.ts";
import type { Brand } from "../app/schema/brand.ts";
import { escapeXml } from "../app/seo/escape-xml.ts";
import { socialCardUrl } from "../app/seo/social-card.ts";
import { cached } from "./cached.ts";
import { fontSource } from "./font.ts";
import type { FileList } from "./generated-files.ts";

/** The size that networks ask for, in pixels. */
const CARD = { width: 1200, height: 630 };
const TEXT_WIDTH = 520;
const MARGIN = 64;
/** Where the title begins, and how high it and the business's name can be. */
const TITLE = { top: 190, height: 310 };
const NAME = { lineHeight: 34, height: 68 };

const CACHE = ".cache/social-cards";
/** Change it with the layout: every card is then made again. */
const VERSION = 3;

/** A card for every page, as JPEG. */
export const socialCards: FileList = ({ root, content: { brand, business }, pages, pictures }) => {
  const bySrc = new Map([...pictures.values()].map((picture) => [picture.src, picture]));
  return [...pages.values()].flatMap(({ path: pagePath, title, image: { src } }) => {
    const file = bySrc.get(src)?.file;
    if (!file) return [];
    const key = createHash("sha256")
      .update(JSON.stringify([VERSION, brand, title, src, business.name]))
      .digest("hex")
      .slice(0, 16);
    const draw = () => drawCard({ root, title, file, name: business.name, brand });
    return { path: socialCardUrl(pagePath), make: () => cached(path.join(root, CACHE, `${key}.jpg`), draw) };
  });
};

/** A text as a picture, in the site's font. It's made smaller if it is higher than it can be. */
export async function renderText(
  root: string,
  text: string,
  { size, weight, colour, width, height }: { size: number; weight: string; colour: string; width: number; height: number },
) {
  const rendered = sharp({
    text: {
      text: `<span foreground="${colour}" weight="${weight}" size="${Math.round(size * 1024)}">${escapeXml(text)}</span>`,
      font: "Schibsted Grotesk",
      fontfile: await textFont(root),
      width,
      rgba: true,
      dpi: 72,
      wrap: "word-char", // a word of sixty letters is wider than the card
    },
  });
  return sharp(await rendered.png().toBuffer())
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function drawCard({ root, brand, title, file, name }: Record<"root" | "title" | "file" | "name", string> & { brand: Brand }) {
  const { ink, mark } = brand;
  const words = (text: string, look: { size: number; weight: string; height: number }) =>
    renderText(root, text, { ...look, colour: ink, width: TEXT_WIDTH });
  const photograph = await sharp(path.join(root, file))
    .autoOrient()
    .resize(CARD.width - TEXT_WIDTH - 2 * MARGIN, CARD.height, { fit: "cover" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const logo =
    mark &&
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="104" height="40" viewBox="${mark.viewBox}" preserveAspectRatio="xMinYMid" overflow="visible" color="${ink}">${writeDrawing(mark)}</svg>`,
    );
  const heading = await words(title, { size: 54, weight: "600", height: TITLE.height });
  const signature = await words(name, { size: 28, weight: "400", height: NAME.height });
  const signatureTop = CARD.height - MARGIN - Math.max(NAME.lineHeight, signature.info.height);
  return sharp({ create: { ...CARD, channels: 3, background: brand.plaster } })
    .composite([
      { input: photograph.data, raw: photograph.info, left: TEXT_WIDTH + 2 * MARGIN, top: 0 },
      ...(logo ? [{ input: logo, left: MARGIN, top: MARGIN }] : []),
      { input: heading.data, left: MARGIN, top: TITLE.top },
      { input: signature.data, left: MARGIN, top: signatureTop },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The site's font in the form that sharp renders text with. */
async function textFont(root: string): Promise<string> {
  const file = path.join(root, CACHE, "schibsted-grotesk.ttf");
  const letters = String.fromCodePoint(...Array.from({ length: 0x2000 }, (_, index) => 0x20 + index));
  await cached(file, () => subsetFont(fontSource(root), letters, { targetFormat: "truetype" }));
  return file;
}
