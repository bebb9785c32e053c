/** The picture that social networks show beside a link: the page's picture, with the brand's icon in its corner (OWN-05). */
import path from "node:path";
import sharp from "sharp";
import { socialCardUrl } from "../app/seo/social-card.ts";
import { cached, hashOf } from "./cached.ts";
import type { FileList } from "./generated-files.ts";
import { renderIcon, writeFavicon } from "./icons.ts";

/** The size that networks ask for, and that of the icon, in pixels. */
const CARD = { width: 1200, height: 630 };
const ICON = 140;
const MARGIN = 48;
const QUALITY = 82;

const CACHE = ".cache/social-cards";

/** A JPEG card for each picture that is some page's own. */
export const socialCards: FileList = ({ root, content: { brand, business }, pages, pictures }) => {
  const shown = new Set([...pages.values()].map(({ image }) => image.src));
  const favicon = writeFavicon(brand, business.shortName);
  const draw = async (file: string): Promise<Buffer> =>
    sharp(path.join(root, file))
      .resize({ ...CARD, fit: "cover" })
      .composite([{ input: await renderIcon(favicon, ICON, brand.ink), left: MARGIN, top: CARD.height - MARGIN - ICON }])
      .jpeg({ quality: QUALITY })
      .toBuffer();
  const design = JSON.stringify([favicon, CARD, ICON, MARGIN, QUALITY]);
  return [...pictures.values()]
    .filter(({ src }) => shown.has(src))
    .map(({ src, file }) => ({
      path: socialCardUrl(src),
      make: () => cached(path.join(root, CACHE, `${path.basename(src)}-${hashOf(design, src)}.jpg`), () => draw(file)),
    }));
};
