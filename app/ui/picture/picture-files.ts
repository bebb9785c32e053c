import type { Picture } from "../../schema/fields.ts";

/** The endings of a picture's files: AVIF for nearly all browsers, WebP for Edge before 2024 and for those older than docs/browsers.md asks for. */
type PictureFormat = "avif" | "webp";

const WIDTHS = [360, 640, 960, 1280, 1600];

/** The one width of the WebP file in a page: a list of widths in each `<img>` would be 220 bytes of the home page's 14 KB. */
const FALLBACK_WIDTH = 960;

/** How many pixels wide every picture is at least: each has a file of this width. */
export const PICTURE_WIDTH_MINIMUM = 1280;

type PictureSource = Pick<Picture, "src" | "width">;

/** All files of a picture, of each format the widths that it reaches, such as `/pictures/condenser.1a2b3c4d-640.avif`. */
export function pictureFiles({ src, width: sourceWidth }: PictureSource) {
  const reached = WIDTHS.filter((width) => width <= sourceWidth);
  const fallbackWidths = reached.filter((width) => [WIDTHS[0], FALLBACK_WIDTH, reached.at(-1)].includes(width));
  const fileOf = (format: PictureFormat) => (width: number) => ({ url: `${src}-${width}.${format}`, format, width });
  return [...reached.map(fileOf("avif")), ...fallbackWidths.map(fileOf("webp"))];
}

const filesIn = (picture: PictureSource, format: PictureFormat) => pictureFiles(picture).filter((file) => file.format === format);

/** The address of a picture's largest file that every browser can show. */
export const largestFile = (picture: PictureSource): string => filesIn(picture, "webp").at(-1)?.url as string;

/** The address of a picture's file in a page, for browsers without AVIF. */
export const fallbackFile = ({ src }: PictureSource): string => `${src}-${FALLBACK_WIDTH}.webp`;

/** The address of a picture's smallest file in one format. */
export const smallestFile = (picture: PictureSource, format: PictureFormat): string => filesIn(picture, format)[0]?.url as string;

/** All files of a picture in one format, as in the `srcset` attribute. */
export const sourceSet = (picture: PictureSource, format: PictureFormat): string =>
  filesIn(picture, format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(", ");
