/** The pages that the bench measures: one of every kind that a visitor comes to from elsewhere. */
export const PAGES = [
  "/",
  "/services",
  "/air-conditioning-installation",
  "/the-ultimate-guide-to-home",
  "/fridge-cold-room-maintenance",
  "/blogs",
  "/blog-standard",
  "/blog-detail/1",
  "/aboutus",
  "/helpcenter",
  "/helpcenter-faqs",
  "/terms",
  "/privacy",
  "/contact",
  "/team",
  "/areas-we-serve",
  "/support",
];

/** The screen of Lighthouse's phone, in CSS pixels. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The middle one of an odd number of figures. */
export function median(figures: number[]): number {
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing.");
  return middle;
}
