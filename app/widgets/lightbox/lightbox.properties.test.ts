import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ZOOM_LEVEL_MAXIMUM, ZOOM_LEVEL_MINIMUM } from "./lightbox.constants.ts";
import { boundOffset, fittedSize, type Point, panBy, pinch, scaleAt, stepOfSwipe, type Viewport, zoomAt } from "./lightbox.geometry.ts";
import { canZoomIn, canZoomOut, indexOf, initial, type LightboxEvent, type State, swipeOffset, transition } from "./lightbox.machine.ts";

/** Numbers evenly spread: `fc.double` spreads them by their bits, and nearly all are close to 0. */
const spread = (min: number, max: number) => fc.integer({ min: 0, max: 1000 }).map((part) => min + ((max - min) * part) / 1000);

const RUNS = { numRuns: 1000 };

const coordinate = spread(-2000, 2000);
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
/** Of the length at which a swipe begins to count. */
const swipe: fc.Arbitrary<Point> = fc.record({ x: fc.integer({ min: -260, max: 260 }), y: fc.integer({ min: -60, max: 60 }) });
const size = fc.record({ width: spread(1, 2500), height: spread(1, 2500) });
const viewport: fc.Arbitrary<Viewport> = fc
  .record({ stage: size, picture: size, direction: fc.constantFrom("ltr" as const, "rtl" as const) })
  .map(({ stage, picture, direction }) => ({ stage, fitted: fittedSize(picture, stage), direction }));
const level = spread(ZOOM_LEVEL_MINIMUM, ZOOM_LEVEL_MAXIMUM);
const step = fc.constantFrom(1 as const, -1 as const);
const id = fc.integer({ min: 1, max: 4 });
const pointer = fc.record({ id, at: point });
/** Milliseconds since the event before. */
const wait = fc.integer({ min: 0, max: 600 });

type Timeless<Event> = Event extends { at: number } ? Omit<Event, "at"> : Event;

const event: fc.Arbitrary<Timeless<LightboxEvent>> = fc.oneof(
  fc.record({
    type: fc.constant("shown" as const),
    index: fc.integer({ min: -3, max: 9 }),
    count: fc.nat({ max: 5 }),
    isZoomable: fc.boolean(),
  }),
  fc.constantFrom<Timeless<LightboxEvent>>({ type: "hidden" }, { type: "closeAsked" }, { type: "besideClicked" }),
  fc.constantFrom<Timeless<LightboxEvent>>({ type: "animationEnded" }, { type: "arrowReleased" }),
  fc.record({ type: fc.constant("moveAsked" as const), step }),
  fc.record({ type: fc.constant("arrowPressed" as const), step }),
  fc.record({ type: fc.constantFrom("zoomInAsked" as const, "zoomOutAsked" as const, "stageResized" as const), viewport }),
  fc.record({ type: fc.constant("pictureDoubleClicked" as const), point, viewport }),
  fc.record({ type: fc.constant("panAsked" as const), by: point, viewport }),
  fc.record({ type: fc.constant("wheelTurned" as const), by: point, point, viewport }),
  fc.record({ type: fc.constant("pointerPressed" as const), pointer }),
  fc.record({ type: fc.constant("pointerMoved" as const), pointer, viewport }),
  fc.record({ type: fc.constant("pointerReleased" as const), id, viewport }),
  fc.record({ type: fc.constant("pointerLost" as const), id }),
);

type Happening = [waited: number, event: Timeless<LightboxEvent>];

/** A pointer that goes down, moves and comes up. Drawn one by one, events make a swipe in too few sequences. */
const drag: fc.Arbitrary<Happening[]> = fc.tuple(pointer, swipe, viewport, wait).map(([from, by, where, waited]) => [
  [waited, { type: "pointerPressed", pointer: from }],
  [waited, { type: "pointerMoved", pointer: { id: from.id, at: { x: from.at.x + by.x, y: from.at.y + by.y } }, viewport: where }],
  [waited, { type: "pointerReleased", id: from.id, viewport: where }],
]);

const happenings: fc.Arbitrary<Happening[]> = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(wait, event).map((one) => [one]) },
  { weight: 1, arbitrary: drag },
);

/** Checks something of every pair of neighbouring states of 1,000 random sequences that begin with an open lightbox. */
function always(check: (before: State, event: LightboxEvent, after: State) => void): void {
  const sequences = fc.array(happenings, { maxLength: 50 }).map((parts) => parts.flat());
  fc.assert(
    fc.property(sequences, fc.integer({ min: 1, max: 5 }), fc.boolean(), (sequence, count, isZoomable) => {
      let at = 0;
      let state = transition(initial, { type: "shown", index: 0, count, isZoomable });
      for (const [waited, timeless] of sequence) {
        at += waited;
        const each = { ...timeless, at } as LightboxEvent;
        const next = transition(Object.freeze(state), each);
        check(state, each, next);
        state = next;
      }
    }),
    RUNS,
  );
}

describe("after any sequence of events", () => {
  test("LB-01 the picture shown is one of those there are", () => {
    always((_before, _event, state) => {
      if (state.phase === "closed") return;
      expect(indexOf(state)).toBeGreaterThanOrEqual(0);
      expect(indexOf(state)).toBeLessThan(state.count);
      expect(Number.isInteger(state.position)).toBe(true);
    });
  });

  test("LB-04 the level is from 0 to 300, 0 where nothing can be zoomed, and tells which buttons work", () => {
    always((_before, _event, state) => {
      expect(state.level).toBeGreaterThanOrEqual(0);
      expect(state.level).toBeLessThanOrEqual(300);
      if (!state.isZoomable) expect(state.level).toBe(0);
      expect([canZoomOut(state), canZoomIn(state)]).toEqual([state.level !== 0, state.level !== 300]);
      if (state.level === 0) expect(state.offset).toEqual({ x: 0, y: 0 });
    });
  });

  test("LB-01 one event moves by one picture at most", () => {
    always((before, event, after) => {
      if (event.type === "shown" || event.type === "animationEnded" || before.phase !== "open") return;
      expect(Math.abs(after.position - before.position)).toBeLessThanOrEqual(1);
    });
  });

  test("LB-07 an arrow key moves 180 ms after it last did, 40 ms sooner for each time that it was let go, and not before", () => {
    const keys = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.constantFrom(1 as const, -1 as const, "released" as const)), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(keys, (pressed) => {
        let state = transition(initial, { type: "shown", index: 0, count: 4, isZoomable: true });
        let at = 0;
        let allowedAt = Number.NEGATIVE_INFINITY;
        for (const [waited, key] of pressed) {
          at += waited;
          const { position } = state;
          state = transition(state, key === "released" ? { type: "arrowReleased" } : { type: "arrowPressed", step: key, at });
          if (key === "released") allowedAt -= 40;
          else {
            expect(state.position - position).toBe(at >= allowedAt ? key : 0);
            if (at >= allowedAt) allowedAt = at + 180;
          }
        }
      }),
      RUNS,
    );
  });

  test("LB-06 no pointer is known twice, a gesture has a pointer that is down, and only one that swipes moves the row", () => {
    always((_before, _event, state) => {
      const ids = state.pointers.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      if (state.gesture.kind !== "none") expect(ids.length).toBe(state.gesture.kind === "pinch" ? 2 : 1);
      if (state.gesture.kind !== "swipe") expect(swipeOffset(state)).toBe(0);
      if (state.phase !== "open") expect(ids).toEqual([]);
    });
  });

  test("LB-02 closed or closing, it hears nothing but being shown and the end of its animation", () => {
    always((before, event, after) => {
      if (before.phase === "open" || event.type === "shown") return;
      if (event.type === "animationEnded") expect(after.phase).toBe("closed");
      else expect(after).toBe(before);
    });
  });
});

describe("the geometry", () => {
  const within = (value: number, bound: number) => expect(Math.abs(value)).toBeLessThanOrEqual(bound + 1e-6 * (1 + bound));

  /** Asserts that an enlarged picture still covers the place that it has at level 0. */
  function expectCovering({ level, offset }: { level: number; offset: Point }, { fitted }: Viewport): void {
    const spare = (scaleAt(level) - 1) / 2;
    within(offset.x, fitted.width * spare);
    within(offset.y, fitted.height * spare);
  }

  test("LB-04 LB-06 zoom, pan and pinch keep the level from 0 to 300 and the picture over its place", () => {
    fc.assert(
      fc.property(viewport, level, point, spread(-400, 700), point, point, point, (where, from, by, to, a, b, c) => {
        const begin = { level: from, offset: boundOffset({ level: from, offset: by }, where) };
        for (const view of [begin, zoomAt(begin, to, a, where), panBy(begin, b, where), pinch(begin, [a, b], [b, c], where)]) {
          expect(view.level).toBeGreaterThanOrEqual(0);
          expect(view.level).toBeLessThanOrEqual(300);
          expectCovering(view, where);
        }
      }),
      RUNS,
    );
  });

  test("LB-04 from level 0, what lies under a point of the picture stays under it at every level", () => {
    fc.assert(
      fc.property(viewport, level, spread(-0.5, 0.5), spread(-0.5, 0.5), (where, to, x, y) => {
        const at = { x: x * where.fitted.width, y: y * where.fitted.height };
        const { level: reached, offset } = zoomAt({ level: 0, offset: { x: 0, y: 0 } }, to, at, where);
        expect((at.x - offset.x) / scaleAt(reached)).toBeCloseTo(at.x, 4);
        expect((at.y - offset.y) / scaleAt(reached)).toBeCloseTo(at.y, 4);
      }),
      RUNS,
    );
  });

  test("LB-07 a fitted picture keeps its shape, leaves 10 px on each side and is never larger than it is", () => {
    fc.assert(
      fc.property(size, size, (picture, stage) => {
        const { width, height } = fittedSize(picture, stage);
        expect(width).toBeLessThanOrEqual(Math.min(picture.width, Math.max(0, stage.width - 20)) + 1e-6);
        expect(height).toBeLessThanOrEqual(Math.min(picture.height, Math.max(0, stage.height - 20)) + 1e-6);
        expect(width * picture.height).toBeCloseTo(height * picture.width, 3);
      }),
      RUNS,
    );
  });

  test("LB-06 LB-03 a swipe that moves is long and level enough, and leads the other way when turned round or in RTL", () => {
    fc.assert(
      fc.property(swipe, viewport, (by, where) => {
        const taken = stepOfSwipe(by, where);
        const isLong = Math.abs(by.x) >= Math.min(200, where.stage.width / 4) && by.x !== 0;
        expect(taken !== undefined).toBe(isLong && Math.abs(by.x) >= 1.5 * Math.abs(by.y));
        if (taken === undefined) return;
        expect(stepOfSwipe({ x: -by.x, y: by.y }, where)).toBe(-taken);
        expect(stepOfSwipe(by, { ...where, direction: where.direction === "ltr" ? "rtl" : "ltr" })).toBe(-taken);
      }),
      RUNS,
    );
  });
});
