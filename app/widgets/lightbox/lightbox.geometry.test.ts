import { describe, expect, test } from "vitest";
import {
  boundLevel,
  boundOffset,
  CENTRE,
  fittedSize,
  levelsOf,
  panBy,
  pinch,
  scaleAt,
  stepOfSwipe,
  stepTowards,
  type Viewport,
  wrap,
  zoomAt,
} from "./lightbox.geometry.ts";

/** A picture of 980 by 490 on a stage of 1000 by 700: 10 px of space at its sides, 105 above and below. */
const viewport: Viewport = { stage: { width: 1000, height: 700 }, fitted: { width: 980, height: 490 }, direction: "ltr" };

test.each([
  [0, 4, 0],
  [3, 4, 3],
  [4, 4, 0],
  [5, 4, 1],
  [-1, 4, 3],
  [-4, 4, 0],
  [-5, 4, 3],
  [7, 1, 0],
])("LB-01 position %i of %i pictures is index %i", (position, count, index) => {
  expect(wrap(position, count)).toBe(index);
});

describe("LB-04 zoom", () => {
  test.each([
    [0, 1],
    [1, 1.007],
    [100, 1.007 ** 100],
    [300, 1.007 ** 300],
  ])("level %i shows a picture %f times as large", (level, scale) => {
    expect(scaleAt(level)).toBeCloseTo(scale, 12);
    expect(levelsOf(scale)).toBeCloseTo(level, 9);
  });

  test.each([
    [-0.5, 0],
    [0, 0],
    [0.5, 0.5],
    [299.5, 299.5],
    [300, 300],
    [301, 300],
  ])("level %f is held at %f", (level, held) => {
    expect(boundLevel(level)).toBe(held);
  });

  test.each([[{ x: 200, y: -100 }], [{ x: -490, y: 245 }]])("what lies under the point %o stays under it", (point) => {
    const from = { level: 40, offset: { x: 10, y: -5 } };
    const to = zoomAt(from, 100, point, viewport);
    const under = ({ level, offset }: typeof from) => ({
      x: (point.x - offset.x) / scaleAt(level),
      y: (point.y - offset.y) / scaleAt(level),
    });
    expect(under(to).x).toBeCloseTo(under(from).x, 9);
    expect(under(to).y).toBeCloseTo(under(from).y, 9);
  });

  test("zoomed all the way out, a picture lies in the centre again", () => {
    const far = panBy({ level: 200, offset: CENTRE }, { x: 900, y: 900 }, viewport);
    expect(zoomAt(far, 0, { x: -300, y: 100 }, viewport)).toEqual({ level: 0, offset: CENTRE });
  });

  test("two fingers twice as far apart show it twice as large, and take it along", () => {
    const view = pinch(
      { level: 0, offset: CENTRE },
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -90, y: 20 },
        { x: 110, y: 20 },
      ],
      viewport,
    );
    expect(scaleAt(view.level)).toBeCloseTo(2, 9);
    expect(view.offset.x).toBeCloseTo(10, 9);
    expect(view.offset.y).toBeCloseTo(20, 9);
  });

  test("two fingers that meet zoom out, and no further than all the way", () => {
    const apart: [typeof CENTRE, typeof CENTRE] = [CENTRE, { x: 100, y: 0 }];
    expect(pinch({ level: 50, offset: CENTRE }, apart, [CENTRE, CENTRE], viewport).level).toBe(0);
    expect(pinch({ level: 50, offset: CENTRE }, [CENTRE, CENTRE], apart, viewport).level).toBe(300);
  });
});

describe("LB-06 a drag pans within bounds", () => {
  test("an enlarged picture goes as far as its own edges and covers the place of the fitted one", () => {
    const { level, offset } = panBy({ level: 100, offset: CENTRE }, { x: 9999, y: -9999 }, viewport);
    const grown = scaleAt(level) - 1;
    expect(offset.x).toBeCloseTo((980 * grown) / 2, 9);
    expect(offset.y).toBeCloseTo((-490 * grown) / 2, 9);
  });

  test("a fitted picture does not move", () => {
    expect(boundOffset({ level: 0, offset: { x: -80, y: 80 } }, viewport)).toEqual(CENTRE);
  });
});

describe("LB-06 a swipe", () => {
  const wide = { ...viewport, stage: { width: 1000, height: 700 } };
  const narrow = { ...viewport, stage: { width: 400, height: 700 } };
  test.each([
    ["199.9 px of 1000 is too short", wide, { x: -199.9, y: 0 }, undefined],
    ["200 px of 1000 moves on", wide, { x: -200, y: 0 }, 1],
    ["200 px of 1000 the other way moves back", wide, { x: 200, y: 0 }, -1],
    ["99.9 px of 400 is too short", narrow, { x: -99.9, y: 0 }, undefined],
    ["100 px of 400, a quarter, moves on", narrow, { x: -100, y: 0 }, 1],
    ["in RTL it moves the other way", { ...narrow, direction: "rtl" as const }, { x: -100, y: 0 }, -1],
    ["1.5 times as far across as down moves", narrow, { x: -150, y: 100 }, 1],
    ["less than that is too steep", narrow, { x: -149, y: 100 }, undefined],
    ["upwards counts like downwards", narrow, { x: -149, y: -100 }, undefined],
    ["no distance is none, on a stage without width either", { ...viewport, stage: { width: 0, height: 0 } }, CENTRE, undefined],
  ])("%s", (_, where, by, step) => {
    expect(stepOfSwipe(by, where)).toBe(step);
  });
});

test("LB-03 the right leads on, in RTL the left", () => {
  expect([stepTowards("right", "ltr"), stepTowards("left", "ltr")]).toEqual([1, -1]);
  expect([stepTowards("right", "rtl"), stepTowards("left", "rtl")]).toEqual([-1, 1]);
});

describe("LB-07 a fitted picture leaves 10 px", () => {
  test.each([
    ["at its sides", { width: 2000, height: 1000 }, { width: 980, height: 490 }],
    ["above and below", { width: 1000, height: 2000 }, { width: 340, height: 680 }],
    ["and is never larger than it is", { width: 300, height: 200 }, { width: 300, height: 200 }],
  ])("%s", (_, picture, size) => {
    expect(fittedSize(picture, viewport.stage)).toEqual(size);
  });

  test("a stage without space shows nothing", () => {
    expect(fittedSize({ width: 300, height: 200 }, { width: 0, height: 0 })).toEqual({ width: 0, height: 0 });
  });
});
