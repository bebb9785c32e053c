/** From one item's start to the next one's, in CSS pixels. */
export function distanceBetweenItems(row: HTMLElement): number {
  const [item] = row.children;
  return (item?.getBoundingClientRect().width ?? 0) + Number.parseFloat(getComputedStyle(row).columnGap);
}

/** 1 where the row runs to the right, -1 where it runs to the left. */
export const directionOf = (row: HTMLElement): 1 | -1 => (getComputedStyle(row).direction === "rtl" ? -1 : 1);

/** How far the row has moved inside its viewport, in items, as rendered now; also in the middle of a movement. */
export function seenPosition(viewport: HTMLElement, row: HTMLElement): number {
  const moved = viewport.getBoundingClientRect().left - row.getBoundingClientRect().left;
  return (moved * directionOf(row)) / distanceBetweenItems(row);
}
