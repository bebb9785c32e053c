import { type OpeningHours, openingState, ZONE_MS } from "./opening-state.ts";
import { asLine, type OpeningLabels, openingInWords } from "./opening-words.ts";
import { DAY_MS } from "./public-holiday.ts";

const MINUTE_MS = 60_000;

/** How far ahead {@link longestLine} looks, in days: in ten years every pattern of holidays and weekends comes. */
const TEN_YEARS = 3653;

/**
 * The longest line that the hours can lead to: pages reserve its width, so that nothing moves on hydration. For the build: it looks at the
 * last minute of each day and at the first, when it says the next opening.
 */
export function longestLine(hours: OpeningHours, labels: OpeningLabels, from: Date): string {
  const midnight = Math.floor(from.getTime() / DAY_MS) * DAY_MS - ZONE_MS; // in South Africa
  let longest = "";
  for (let day = 0; day < TEN_YEARS; day++)
    for (const moment of [midnight + day * DAY_MS, midnight + (day + 1) * DAY_MS - MINUTE_MS]) {
      const line = asLine(openingInWords(openingState(hours, new Date(moment)), hours, labels));
      if (line.length > longest.length) longest = line;
    }
  return longest;
}
