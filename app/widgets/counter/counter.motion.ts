/** How long the count takes, in milliseconds. The specification leaves it open. */
export const COUNT_MS = 1500;

/**
 * The figure that is shown some time after the count began: from 0, quickly at first, to the value.
 *
 * @param elapsed In milliseconds; from {@link COUNT_MS} on it is the value.
 */
export function figureAt(value: number, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / COUNT_MS, 0), 1);
  return Math.round(value * (1 - (1 - part) ** 3));
}
