import { expect, test } from "vitest";
import { contrastFaults, onAccentOf, shadeOf } from "./brand.ts";
import { contrast, luminance } from "./colour.ts";

const GOOD = { ink: "#0b1f3a", plaster: "#f6f2ea", accent: "#ebbc2d" };

test("contrast is computed as WCAG 2.2 does", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("OWN-05 shades keep their colour for the brand that they are written for, and go with any other", () => {
  expect(shadeOf(GOOD, "#10213a")).toBe("#10213a");
  const [red = 0, green = 0, blue = 0] = channelsOf(shadeOf({ ...GOOD, ink: "#3a0b14" }, "#a5cdf4"));
  expect(red).toBeGreaterThan(Math.max(green, blue));
  const grey = channelsOf(shadeOf({ ...GOOD, ink: "#222222" }, "#a5cdf4"));
  expect(new Set(grey).size).toBe(1);
});

test("OWN-05 a button's words are dark on a light accent and white on a dark one", () => {
  expect(contrast(onAccentOf(GOOD), "#000000")).toBeLessThan(2);
  expect(onAccentOf({ ...GOOD, accent: "#12306b" })).toBe("#ffffff");
});

test.each([
  ["an ink that is too light", "ink", "#8899aa"],
  ["a ground that is too dark", "plaster", "#4a4a4a"],
  ["an accent between dark and light", "accent", "#7a7a7a"],
])("OWN-05 %s is refused with the nearest colour that can be read", (_what, colour, value) => {
  const [fault, ...others] = contrastFaults({ ...GOOD, [colour]: value }).filter((found) => found.colour === colour);
  expect(others).toEqual([]);
  const [, nearest = ""] = /needs 4\.5 to 1\. The nearest colour that can is "(#\w{6})"\.$/.exec(fault?.message ?? "") ?? [];
  expect(contrastFaults({ ...GOOD, [colour]: nearest })).toEqual([]);
  expect(Math.abs(luminance(nearest) - luminance(value))).toBeLessThan(0.5);
});

const channelsOf = (colour: string): number[] => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
