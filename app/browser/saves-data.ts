/** Whether the visitor has asked for less to be fetched: nothing then comes before it is needed, and pictures come small. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/**
 * How wide pictures are said to be laid out then, as in the `sizes` attribute, so that a browser takes a small file: at most half the
 * screen, which is sharp enough on a phone with two or three dots a pixel.
 */
export const SAVING_SIZES = "min(50vw,20rem)";
