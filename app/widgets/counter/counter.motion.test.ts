import { expect, test } from "vitest";
import { COUNT_MS, figureAt } from "./counter.motion.ts";

test.each([
  [-1, 0],
  [0, 0],
  [COUNT_MS / 2, 4015],
  [COUNT_MS - 1, 4589],
  [COUNT_MS, 4589],
  [COUNT_MS * 9, 4589],
])("HOME-03 after %i ms of the count to 4589 it shows %i", (elapsed, figure) => {
  expect(figureAt(4589, elapsed)).toBe(figure);
});

test("HOME-03 it never counts back or past the value", () => {
  const figures = Array.from({ length: COUNT_MS }, (_, elapsed) => figureAt(50, elapsed));
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));
  expect(Math.max(...figures)).toBe(50);
});
