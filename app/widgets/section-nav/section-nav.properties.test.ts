import fc from "fast-check";
import { expect, test } from "vitest";
import { SCROLL_MS, scrollPosition, sectionBeingRead } from "./section-nav.motion.ts";

/** Numbers evenly spread: `fc.double` spreads them by their bits, and nearly all are close to 0. */
const spread = (min: number, max: number) => fc.integer({ min: 0, max: 1000 }).map((part) => min + ((max - min) * part) / 1000);

const RUNS = { numRuns: 1000 };
const place = fc.integer({ min: 0, max: 20_000 });
const moment = spread(-100, 2 * SCROLL_MS);

test("FAQ-01 the way begins at one place, ends at the other after 500 ms, never turns back and stays between them", () => {
  fc.assert(
    fc.property(place, place, moment, moment, (from, to, one, other) => {
      const at = (elapsed: number) => scrollPosition({ from, to, elapsed });
      expect([at(0), at(500)]).toEqual([from, to]);
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
      expect((at(later) - at(earlier)) * Math.sign(to - from)).toBeGreaterThanOrEqual(-1e-9);
      for (const position of [at(one), at(other)]) {
        expect(position).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9);
        expect(position).toBeLessThanOrEqual(Math.max(from, to) + 1e-9);
      }
    }),
    RUNS,
  );
});

test("FAQ-01 the section being read is the last whose heading has passed a third of the screen, the last of all at the end", () => {
  const tops = fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 8 }).map((list) => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(tops, fc.integer({ min: 200, max: 2000 }), fc.boolean(), (sorted, height, isAtEnd) => {
      const read = sectionBeingRead({ tops: sorted, height, isAtEnd });
      const passed = sorted.filter((top) => 3 * top <= height).length;
      expect(read).toBe((isAtEnd ? sorted.length : passed) - 1);
    }),
    RUNS,
  );
});
