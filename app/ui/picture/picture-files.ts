/** The formats that each picture is written in, best first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

const LADDER = [360, 640, 960, 1280, 1600];

/** The widths in pixels that a picture of the given width is written in: those of the ladder that it reaches. */
export function pictureWidths(width: number): number[] {
  return LADDER.filter((step) => step <= width);
}
