import fc from "fast-check";
import { expect, test } from "vitest";
import { COUNT_MS, figureAt } from "./counter.motion.ts";

/** Numbers evenly spread: `fc.double` spreads them by their bits, and nearly all are close to 0. */
const spread = (min: number, max: number) => fc.integer({ min: 0, max: 1000 }).map((part) => min + ((max - min) * part) / 1000);

test("HOME-03 a count to any figure begins at 0, ends at the figure, shows whole numbers and never goes back", () => {
  const moment = spread(-COUNT_MS, 3 * COUNT_MS);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), moment, moment, (value, one, other) => {
      expect([figureAt(value, 0), figureAt(value, COUNT_MS)]).toEqual([0, value]);
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((elapsed) => figureAt(value, elapsed));
      expect(Number.isInteger(earlier) && Number.isInteger(later)).toBe(true);
      expect(earlier).toBeGreaterThanOrEqual(0);
      expect(earlier).toBeLessThanOrEqual(later ?? Number.NaN);
      expect(later).toBeLessThanOrEqual(value);
    }),
    { numRuns: 1000 },
  );
});
