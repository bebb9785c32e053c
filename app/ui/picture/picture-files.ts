/** The formats that each picture is written in. */
export const PICTURE_FORMATS = { best: "avif", fallback: "webp" } as const;

const LADDER = [360, 640, 960, 1280, 1600];

/** How many pixels wide every picture is at least: each has a file of this width. */
export const PICTURE_WIDTH_MINIMUM = 1280;

interface PictureFiles {
  src: string;
  width: number;
}

/** The widths in pixels that a picture of the given width is written in: those of the ladder that it reaches. */
export function pictureWidths(width: number): number[] {
  return LADDER.filter((step) => step <= width);
}

/** The address of a picture's largest file that every browser can show. */
export function largestFile({ src, width }: PictureFiles): string {
  return `${src}-${pictureWidths(width).at(-1)}.${PICTURE_FORMATS.fallback}`;
}

/** The address of a picture's smallest file in one format. */
export function smallestFile({ src }: PictureFiles, format: string): string {
  return `${src}-${LADDER[0]}.${format}`;
}

/** All files of a picture in one format, as in the `srcset` attribute. */
export function sourceSet({ src, width }: PictureFiles, format: string): string {
  return pictureWidths(width)
    .map((size) => `${src}-${size}.${format} ${size}w`)
    .join(", ");
}
