import type { Page } from "@playwright/test";

/**
 * Sets the date that the page's code sees, to one moment for good. Timers and frames run on: Playwright's own clock stops them, and then
 * nothing is painted.
 *
 * @param moment An ISO date with time and offset.
 */
export const setDate = (page: Page, moment: string): Promise<unknown> =>
  page.addInitScript((now) => {
    window.Date = class extends Date {
      constructor(...time: [] | [number | string]) {
        super(...((time.length > 0 ? time : [now]) as [number]));
      }
      static override now = () => now;
    } as DateConstructor;
  }, Date.parse(moment));
