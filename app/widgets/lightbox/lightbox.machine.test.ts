import { describe, expect, test } from "vitest";
import { CENTRE, fittedSize, type Point, scaleAt, sideOfSwipe } from "./lightbox.geometry.ts";
import {
  canZoomIn,
  canZoomOut,
  closesBeside,
  indexOf,
  initial,
  type LightboxEvent,
  type Moment,
  type State,
  swipeOf,
  transition,
} from "./lightbox.machine.ts";

const SIZE = { width: 980, height: 490 };
const moment: Moment = { at: 10_000, stage: { width: 1000, height: 700 }, direction: "ltr" };
const rtl: Moment = { ...moment, direction: "rtl" };
const at = (time: number): Moment => ({ ...moment, at: time });

const open = initial({ start: 1, pictures: [SIZE, SIZE, SIZE, SIZE] });
const enlarged: State = { ...open, level: 100, offset: { x: 30, y: -20 } };
const single: State = { ...open, position: 0, pictures: [SIZE] };

/** The state after events, each at `moment` or at its own. */
const run = (state: State, ...events: (LightboxEvent | [LightboxEvent, Moment])[]): State =>
  events.reduce((before, each) => (Array.isArray(each) ? transition(before, ...each) : transition(before, each, moment)), state);

const press = (id: number, x: number, y = 0): LightboxEvent => ({ type: "pointerPressed", id, point: { x, y } });
const drag = (id: number, x: number, y = 0): LightboxEvent => ({ type: "pointerMoved", id, point: { x, y } });
const release = (id: number): LightboxEvent => ({ type: "pointerEnded", id, isCancelled: false });
const cancel = (id: number): LightboxEvent => ({ type: "pointerEnded", id, isCancelled: true });
const wheel = (x: number, y: number, point = CENTRE): LightboxEvent => ({ type: "wheelTurned", by: { x, y }, point });
const right: LightboxEvent = { type: "arrowPressed", side: "right" };
const next: LightboxEvent = { type: "moveAsked", step: 1 };
const previous: LightboxEvent = { type: "moveAsked", step: -1 };
const doubleClick = (point = CENTRE): LightboxEvent => ({ type: "pictureDoubleClicked", point });
const zoom = (by: number): LightboxEvent => ({ type: "zoomAsked", by });

describe("LB-01 LB-03 moving", () => {
  test.each<[string, State, LightboxEvent, Moment, number]>([
    ["on", open, next, moment, 2],
    ["back", open, previous, moment, 0],
    ["on from the last to the first", { ...open, position: 3 }, next, moment, 0],
    ["back from the first to the last", { ...open, position: 0 }, previous, moment, 3],
    ["not with a single picture", single, next, moment, 0],
    ["on with the right arrow", open, right, moment, 2],
    ["back with the right arrow in RTL", open, right, rtl, 0],
  ])("%s", (_, state, event, when, index) => {
    expect(indexOf(transition(state, event, when))).toBe(index);
  });

  test("resets zoom and offset, and is animated", () => {
    expect(run(enlarged, next)).toEqual({ ...open, position: 2, isAnimated: true });
  });
});

test("LB-07 a held arrow key moves at most once per 180 ms, 40 ms sooner after it was let go, and without animation", () => {
  const first = run({ ...open, isAnimated: true }, [right, at(0)]);
  expect(first).toMatchObject({ position: 2, isAnimated: false });
  expect(run(first, [right, at(179)]).position).toBe(2);
  expect(run(first, [right, at(180)]).position).toBe(3);
  const released = run(first, { type: "arrowReleased" });
  expect(run(released, [right, at(139)]).position).toBe(2);
  expect(run(released, [right, at(140)]).position).toBe(3);
});

describe("LB-04 LB-05 zooming", () => {
  test.each<[string, State, LightboxEvent, number]>([
    ["a button zooms in by 100", open, zoom(100), 100],
    ["a button zooms out by 100", { ...open, level: 250 }, zoom(-100), 150],
    ["not past 300", { ...open, level: 250 }, zoom(100), 300],
    ["not below 0", { ...open, level: 50 }, zoom(-100), 0],
    ["a double-click zooms in by 100", open, doubleClick(), 100],
    ["a double-click zooms out from any level", { ...open, level: 7 }, doubleClick(), 0],
    ["a wheel turned up zooms in by its delta", open, wheel(0, -33), 33],
    ["a wheel turned down zooms out by its delta", enlarged, wheel(0, 33), 67],
  ])("%s", (_, state, event, level) => {
    expect(run(state, event).level).toBe(level);
  });

  test("a level shows the picture 1.007 to the power of the level times as large", () => {
    expect([0, 1, 300].map(scaleAt)).toEqual([1, 1.007, 1.007 ** 300]);
  });

  test.each([
    [0, true, false],
    [0.5, true, true],
    [300, false, true],
  ])("at level %f it can be zoomed in: %s, out: %s", (level, canIn, canOut) => {
    expect([canZoomIn({ ...open, level }), canZoomOut({ level })]).toEqual([canIn, canOut]);
  });

  test("buttons and double-clicks are animated, wheels are not", () => {
    expect([zoom(100), doubleClick(), wheel(0, -33)].map((event) => run(open, event).isAnimated)).toEqual([true, true, false]);
  });

  test.each([[{ x: 200, y: -100 }], [{ x: -490, y: 245 }]])("what lies under the pointer at %o stays under it", (point) => {
    const { offset, level } = run(open, wheel(0, -150, point));
    expect(offset.x + (point.x * scaleAt(level) - point.x)).toBeCloseTo(0, 6);
    expect(offset.y + (point.y * scaleAt(level) - point.y)).toBeCloseTo(0, 6);
  });

  test("an enlarged picture is panned as far as its own edges, also after the window became smaller", () => {
    const room = (980 * (1.007 ** 100 - 1)) / 2;
    expect(run(enlarged, { type: "panAsked", by: { x: 20, y: 10 } }).offset).toEqual({ x: 50, y: -10 });
    expect(run(enlarged, { type: "panAsked", by: { x: 9000, y: 0 } }).offset.x).toBeCloseTo(room, 6);
    const small = { ...moment, stage: { width: 40, height: 30 } };
    expect(transition(enlarged, { type: "panAsked", by: CENTRE }, small).offset.x).toBeCloseTo(10 * (1.007 ** 100 - 1), 6);
  });
});

describe("LB-01 a wheel turned sideways", () => {
  test("moves at 200 px, not at 199; the other way in RTL", () => {
    expect([199, 200, -200].map((x) => run(open, wheel(x, 0)).position)).toEqual([1, 2, 0]);
    expect(run(open, [wheel(200, 0), rtl]).position).toBe(0);
  });

  test("counts together what is turned within 300 ms, and begins again after a turn up or down", () => {
    expect(run(open, [wheel(120, 0), at(0)], [wheel(80, 0), at(299)]).position).toBe(2);
    expect(run(open, [wheel(120, 0), at(0)], [wheel(80, 0), at(300)]).position).toBe(1);
    expect(run(open, wheel(120, 0), wheel(0, 1), wheel(120, 0)).position).toBe(1);
  });

  test("then rests 500 ms", () => {
    const moved = run(open, [wheel(200, 0), at(0)], [wheel(0, 1), at(100)]);
    expect(run(moved, [wheel(200, 0), at(499)]).position).toBe(2);
    expect(run(moved, [wheel(200, 0), at(500)]).position).toBe(3);
  });
});

describe("LB-06 one finger", () => {
  test.each<[string, Point, number, string | undefined]>([
    ["200 px, on a wide stage", { x: -200, y: 0 }, 1000, "right"],
    ["less than 200 px on a wide stage", { x: -199, y: 0 }, 1000, undefined],
    ["a quarter of the width, on a narrow one", { x: 90, y: 0 }, 360, "left"],
    ["less than a quarter of it", { x: 89, y: 0 }, 360, undefined],
    ["1.5 times as far across as down", { x: -300, y: 200 }, 1000, "right"],
    ["less than that", { x: -300, y: 201 }, 1000, undefined],
    ["nothing, on a stage without width", { x: 0, y: 0 }, 0, undefined],
  ])("a swipe needs %s", (_, by, width, side) => {
    expect(sideOfSwipe(by, { width, height: 700 })).toBe(side);
  });

  test("the row follows the finger and moves when it is let go, in RTL the other way", () => {
    const dragged = run({ ...open, isAnimated: true }, press(1, 0), drag(1, -200));
    expect([swipeOf(dragged).x, dragged.isAnimated]).toEqual([-200, false]);
    expect(run(dragged, release(1))).toMatchObject({ position: 2, isAnimated: true, pointers: [], gesture: "none" });
    expect(run(dragged, [release(1), rtl]).position).toBe(0);
  });

  test.each([
    ["a shorter swipe", open, -199, release(1)],
    ["a swipe that the browser takes for itself", open, -400, cancel(1)],
    ["a swipe of a single picture", single, -400, release(1)],
  ])("the row springs back from %s", (_, state, x, end) => {
    const { position, isAnimated, gesture } = run(state, press(1, 0), drag(1, x), end);
    expect({ position, isAnimated, gesture }).toEqual({ position: state.position, isAnimated: true, gesture: "none" });
  });

  test("a drag pans an enlarged picture, and moves no other", () => {
    expect(run(enlarged, press(1, 0), drag(1, -200), drag(1, -400, 10), release(1))).toMatchObject({
      position: 1,
      offset: { x: -370, y: -10 },
    });
  });

  test("LB-06 a drag pans once a wheel has enlarged the picture under it", () => {
    const panned = run(open, press(1, 0), drag(1, -100), wheel(0, -100), drag(1, -300));
    expect([panned.gesture, panned.offset.x, run(panned, release(1)).position]).toEqual(["pan", -200, 1]);
  });

  test("a finger that wasn't pressed here does nothing, and a move by key ends its swipe", () => {
    expect(run(open, drag(1, -400), release(1))).toEqual(open);
    expect(run(open, press(1, 0), drag(1, -300), right, drag(1, -400), release(1)).position).toBe(2);
  });
});

describe("LB-04 two fingers", () => {
  const pinched = run(open, press(1, -50), press(2, 50), drag(1, -100), drag(2, 100));

  test("twice as far apart show the picture twice as large, and take it along", () => {
    expect(scaleAt(pinched.level)).toBeCloseTo(2, 9);
    expect(run(pinched, drag(1, -80), drag(2, 120)).offset.x).toBeCloseTo(20, 6);
  });

  test("the finger that stays down pans the enlarged picture", () => {
    const panned = run(pinched, release(2), drag(1, -110));
    expect([panned.gesture, panned.offset.x - pinched.offset.x]).toEqual(["pan", -10]);
  });

  test("do nothing with a third", () => {
    expect(run(open, press(1, -50), press(2, 50), press(3, 0)).gesture).toBe("none");
  });
});

test.each([
  ["a swipe", open, [press(1, 0), drag(1, -50)]],
  ["a pan", enlarged, [press(1, 0), drag(1, -50)]],
  ["a press during which an arrow key moved", open, [press(1, 0), right]],
])("a click beside the picture closes nothing within 100 ms of %s", (_, state, events) => {
  const ended = run(state, ...events, [release(1), at(0)]);
  expect([99, 100].map((time) => closesBeside(ended, time))).toEqual([false, true]);
});

test("a click beside the picture closes although the finger was unsteady by less than 10 px", () => {
  const clicked = (x: number) => run(open, press(1, 0, 300), drag(1, x, 300), [release(1), at(0)]);
  expect([closesBeside(open, 0), closesBeside(clicked(9), 0), closesBeside(clicked(10), 0)]).toEqual([true, true, false]);
});

test.each([
  [1600, 1000, 1000, 700, 980, 612.5],
  [400, 300, 1000, 700, 400, 300],
  [400, 300, 15, 700, 0, 0],
])(
  "LB-07 a picture of %i x %i px keeps 10 px from each edge of %i x %i px and its shape, and is never larger than it is",
  (width, height, ...rest) => {
    const [stageWidth, stageHeight, fitWidth, fitHeight] = rest;
    const fitted = fittedSize({ width, height }, { width: stageWidth, height: stageHeight });
    expect(fitted).toEqual({ width: expect.closeTo(fitWidth, 9), height: expect.closeTo(fitHeight, 9) });
  },
);
