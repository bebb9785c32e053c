/** The duration of the scroll to a section, in milliseconds (FAQ-01). */
export const SCROLL_MS = 500;

/** The reading line: the section that it crosses is the current one. A fraction of the viewport's height, from the top. */
const READING_LINE = 1 / 3;

/**
 * Returns the scroll position, in pixels, at a time of the scroll from `from` to `to`. It eases in and out.
 *
 * @param elapsed In milliseconds; from {@link SCROLL_MS} on the position is `to`.
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
