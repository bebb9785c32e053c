/** Network information, in some browsers only; `rtt` is the round-trip time in milliseconds. */
const connection = () => (navigator as { connection?: { saveData?: boolean; rtt?: number } }).connection;

/** Whether the visitor has asked to save data: the site then prefetches nothing, and pictures load in a small size. */
export const savesData = (): boolean => connection()?.saveData === true;

/** The `sizes` of pictures with Save-Data: at most half the viewport, which is sharp enough on a phone with 2 or 3 pixels per CSS pixel. */
export const SAVING_SIZES = "min(50vw,20rem)";

/** Whether a file requested in the head can arrive by the first paint. Assumed where the browser doesn't report `rtt`. */
export const isQuick = (): boolean => (connection()?.rtt ?? 0) <= 100;
