import { KIND_PATHS } from "../tests/support/paths.ts";

/** The pages that the bench measures: one of each layout. */
export const PAGES = KIND_PATHS;

/** The screen of Lighthouse's phone, in CSS pixels. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The middle one of an odd number of figures. */
export const median = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
