/** Moments at which the opening hours say something else, as the owner's hours have them. */
import type { Page } from "@playwright/test";
import { openingInWords, openingState } from "../../app/sections/opening/opening.ts";
import { business, content, words } from "./content.ts";

const { hours } = business;
const HOUR_MS = 3_600_000;

/** What a page says at a moment. */
export const lineAt = (moment: Date): string => openingInWords(openingState(hours, moment), hours, words).line;

const YEAR = Array.from({ length: 366 * 24 }, (_, hour) => new Date(Date.parse("2026-01-01T00:30+02:00") + hour * HOUR_MS));

/** In words, a moment at which the business is open, a public holiday, and the moment of the year at which the line is longest. */
export const MOMENTS: Record<string, Date> = content.business.hours
  ? {
      "while open": YEAR.find((moment) => openingState(hours, moment).isOpen) as Date,
      "at Christmas": new Date("2026-12-25T09:00+02:00"),
      "with the longest line of hours": YEAR.reduce((longest, moment) =>
        lineAt(moment).length > lineAt(longest).length ? moment : longest,
      ),
    }
  : { "at any time": new Date() };

/** Tells each document that the page opens from now on one fixed time. Playwright's own clock stops frames, too, and then nothing is painted. */
export const setDate = (page: Page, moment: Date): Promise<unknown> =>
  page.addInitScript((now) => {
    window.Date = class extends Date {
      constructor(...time: [] | [number | string]) {
        super(...((time.length > 0 ? time : [now]) as [number]));
      }
      static override now = () => now;
    } as DateConstructor;
  }, moment.getTime());
