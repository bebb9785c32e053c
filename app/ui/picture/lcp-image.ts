import type { Picture } from "../../schema/fields.ts";
import { PICTURE_FORMATS, sourceSet } from "./picture-files.ts";

/** The layout width of LCP images, as in the `sizes` attribute: beside a page's heading, and above an article's text. */
export const LCP_IMAGE_SIZES = { hero: "(min-width: 62rem) 52vw, 100vw", article: "(min-width: 62rem) 54rem, 92vw" };

/** Preloads the LCP image of a page before the page is rendered, in the width that it will have. */
export function preloadLcpImage(picture: Picture, layout: keyof typeof LCP_IMAGE_SIZES): void {
  const { best } = PICTURE_FORMATS;
  const link = document.createElement("link");
  const attributes = { rel: "preload", as: "image", type: `image/${best}` };
  Object.assign(link, attributes, { imageSrcset: sourceSet(picture, best), imageSizes: LCP_IMAGE_SIZES[layout] });
  document.head.append(link);
}
