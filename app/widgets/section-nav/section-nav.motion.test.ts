import { describe, expect, test } from "vitest";
import { SCROLL_MS, scrollPosition, sectionBeingRead } from "./section-nav.motion.ts";

test("FAQ-01 CONST-01 the way takes 500 ms", () => {
  expect(SCROLL_MS).toBe(500);
});

test.each([
  [0, 100],
  [250, 550],
  [499, 1000],
  [500, 1000],
  [9000, 1000],
  [-5, 100],
])("FAQ-01 after %i ms of the way from 100 to 1000 the page is at %i", (elapsed, position) => {
  const now = scrollPosition({ from: 100, to: 1000, elapsed });
  expect(Math.round(now)).toBe(position);
});

test("FAQ-01 it has not arrived before 500 ms, and the way up is the way down turned round", () => {
  expect(scrollPosition({ from: 0, to: 1000, elapsed: 499 })).toBeLessThan(1000);
  for (const elapsed of [0, 120, 333, 500])
    expect(scrollPosition({ from: 800, to: 0, elapsed })).toBeCloseTo(800 - scrollPosition({ from: 0, to: 800, elapsed }));
});

describe("FAQ-01 the section being read", () => {
  test.each([
    ["none above the first", [400, 900, 1400], false, -1],
    ["the first once its heading has passed a third of the screen", [300, 800, 1300], false, 0],
    ["the last whose heading has", [-600, -100, 290], false, 2],
    ["the last at the page's end, however low its heading is", [-600, -100, 700], true, 2],
  ])("%s", (_, tops, isAtEnd, index) => {
    expect(sectionBeingRead({ tops, height: 900, isAtEnd })).toBe(index);
  });
});
