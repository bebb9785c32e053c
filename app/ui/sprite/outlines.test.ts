import { expect, test } from "vitest";
import { STARS_OUTLINE } from "./outlines.ts";

test("HOME-04 SERV-01 CONST-01 a rating has five stars, side by side", () => {
  const lefts = [...STARS_OUTLINE.matchAll(/M(\d+) 1l[^M]+z/g)].map(([, left]) => Number(left));
  expect(lefts).toEqual([10, 35, 60, 85, 110]);
});
