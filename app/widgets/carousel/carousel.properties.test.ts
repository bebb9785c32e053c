import fc from "fast-check";
import { expect, test } from "vitest";
import { type CarouselEvent, canMove, initial, isInView, isRotating, placeOf, type State, transition } from "./carousel.machine.ts";

/** Numbers evenly spread: `fc.double` spreads them by their bits, and nearly all are close to 0. */
const spread = (min: number, max: number) => fc.integer({ min: 0, max: 1000 }).map((part) => min + ((max - min) * part) / 1000);

const SEQUENCES = { numRuns: 1000 };

const plain = fc.constantFrom<CarouselEvent>(
  { type: "nextPressed" },
  { type: "previousPressed" },
  { type: "intervalPassed" },
  { type: "arrived" },
  { type: "pausePressed" },
  { type: "playPressed" },
  { type: "pointerEntered" },
  { type: "pointerLeft" },
  { type: "focusEntered" },
  { type: "focusLeft" },
  { type: "pageHidden" },
  { type: "pageShown" },
  { type: "motionReduced" },
  { type: "motionAllowed" },
  { type: "released" },
);
const event = fc.oneof(
  { weight: 6, arbitrary: plain },
  { weight: 6, arbitrary: fc.constant<CarouselEvent>({ type: "nextPressed" }) }, // many in a row, to come to the end of the copies
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }).map((inView): CarouselEvent => ({ type: "laidOut", inView })) },
  { weight: 3, arbitrary: spread(-9, 9).map((by): CarouselEvent => ({ type: "dragged", by })) },
);
const sequence = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.array(event, { maxLength: 60 }));

/** Checks something of every pair of neighbouring states that 1,000 random sequences of events lead through. */
function always(check: (before: State, event: CarouselEvent, after: State) => void): void {
  fc.assert(
    fc.property(sequence, ([count, events]) => {
      let state = Object.freeze(initial(count));
      for (const each of events) {
        const next = Object.freeze(transition(state, each));
        check(state, each, next);
        state = next;
      }
    }),
    SEQUENCES,
  );
}

test("STATE-01 whatever happens, a movement never runs further than the copies around the items reach", () => {
  always((_before, _event, { count, position, from, drag, phase }) => {
    expect(Number.isInteger(position)).toBe(true);
    expect(Math.abs(position - from)).toBeLessThanOrEqual(count);
    expect(Math.abs(drag)).toBeLessThanOrEqual(count);
    if (phase !== "dragged") expect(drag).toBe(0);
    if (phase === "still") expect(position).toBe(from);
  });
});

test("STATE-01 whatever happens, as many items are in view as fit, each at a place of its own, once round the loop", () => {
  always((_before, _event, state) => {
    const indexes = Array.from({ length: state.count }, (_, index) => index);
    const places = indexes.map((index) => placeOf(state, index));
    expect(places.toSorted((a, b) => a - b)).toEqual(indexes.map((index) => state.position + index));
    for (const [index, place] of places.entries()) expect((((place % state.count) + state.count) % state.count) - index).toBe(0);
    const seen = indexes.filter((index) => isInView(state, index)).length;
    expect(seen).toBe(Math.min(state.count, state.inView ?? state.count));
  });
});

test("STATE-01 after a pause nothing but Play starts the rotation again, and the interval moves nothing", () => {
  always((before, event, after) => {
    if (before.isPaused && event.type !== "playPressed") expect(isRotating(after)).toBe(false);
    if (event.type === "intervalPassed" && !isRotating(before)) expect(after).toEqual(before);
  });
});

test("STATE-01 it never rotates while hovered, focused, hidden, dragged or with reduced motion", () => {
  always((_before, _event, state) => {
    const isStopped = state.isPaused || state.isHovered || state.isFocused || state.isPageHidden || state.isMotionReduced;
    if (isStopped || state.phase === "dragged" || !canMove(state)) expect(isRotating(state)).toBe(false);
    else expect(isRotating(state)).toBe(true);
  });
});

test("STATE-01 it loops: as many steps on as there are items end where they began", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.nat({ max: 8 }),
      fc.constantFrom("nextPressed", "previousPressed"),
      (count, at, type) => {
        const begin: State = { ...initial(count), inView: 1, position: at % count, from: at % count };
        let state = begin;
        for (let step = 0; step < count; step++) {
          state = transition(state, { type });
          expect(state.position).not.toBe(state.from);
          state = transition(state, { type: "arrived" });
        }
        expect(state).toEqual(begin);
      },
    ),
    SEQUENCES,
  );
});
