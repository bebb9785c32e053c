import type { Picture } from "../../schema/fields.ts";
import { PICTURE_FORMATS, sourceSet } from "./picture-files.ts";

/** How wide the main pictures are laid out, as in the `sizes` attribute: beside a page's heading, and above an article's text. */
export const MAIN_PICTURE_SIZES = { hero: "(min-width: 62rem) 52vw, 100vw", article: "(min-width: 62rem) 54rem, 92vw" };

/** Fetches a page's main picture before the page is drawn, in the width that it will have. */
export function preloadMainPicture(picture: Picture, layout: keyof typeof MAIN_PICTURE_SIZES): void {
  const { best } = PICTURE_FORMATS;
  const link = document.createElement("link");
  const attributes = { rel: "preload", as: "image", type: `image/${best}` };
  Object.assign(link, attributes, { imageSrcset: sourceSet(picture, best), imageSizes: MAIN_PICTURE_SIZES[layout] });
  document.head.append(link);
}
