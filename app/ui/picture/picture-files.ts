/** The formats that each picture is written in. */
export const PICTURE_FORMATS = { best: "avif", fallback: "webp" } as const;

const LADDER = [360, 640, 960, 1280, 1600];

/** The widths in pixels that a picture of the given width is written in: those of the ladder that it reaches. */
export function pictureWidths(width: number): number[] {
  return LADDER.filter((step) => step <= width);
}

/** The address of a picture's largest file that every browser can show. */
export function largestFile({ src, width }: { src: string; width: number }): string {
  return `${src}-${pictureWidths(width).at(-1)}.${PICTURE_FORMATS.fallback}`;
}
