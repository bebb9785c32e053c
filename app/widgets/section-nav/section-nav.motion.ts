/** How long the way to a section takes, in milliseconds (FAQ-01). */
export const SCROLL_MS = 500;

/** Where the part of the screen begins that tells which section is being read: this share of its height from the top. */
const READING_LINE = 1 / 3;

/**
 * How far the page has been scrolled, in pixels, some time after it left `from` for `to`. It starts and ends gently.
 *
 * @param elapsed In milliseconds; from {@link SCROLL_MS} on it has arrived.
 */
export function scrollPosition({ from, to, elapsed }: { from: number; to: number; elapsed: number }): number {
  const part = Math.min(Math.max(elapsed / SCROLL_MS, 0), 1);
  const eased = part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2;
  return from + (to - from) * eased;
}

/**
 * Which section is being read: the last whose heading has passed the reading line, and the last of all at the page's end.
 *
 * @param tops Of the headings, in pixels from the screen's top, in the page's order.
 * @returns Its index; -1 above the first.
 */
export function sectionBeingRead({ tops, height, isAtEnd }: { tops: number[]; height: number; isAtEnd: boolean }): number {
  return isAtEnd ? tops.length - 1 : tops.filter((top) => top <= height * READING_LINE).length - 1;
}
