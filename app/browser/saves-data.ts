/** Whether the visitor has asked to save data: the site then prefetches nothing, and pictures load in a small size. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/**
 * The `sizes` attribute of pictures with Save-Data, so that a browser picks a small file: at most half the viewport's width, which is
 * sharp enough on a phone with two or three device pixels per CSS pixel.
 */
export const SAVING_SIZES = "min(50vw,20rem)";
