import { describe, expect, test } from "vitest";
import { type CarouselEvent, canMove, initial, isInView, isRotating, type State, transition } from "./carousel.machine.ts";

/** Three items, of which `inView` are in view, standing still. */
const still = (changes: Partial<State> = {}): State => ({ ...initial(3), inView: 1, ...changes });
const moving = (from: number, position: number): State => still({ phase: "moving", from, position });
const dragged = (drag: number, changes: Partial<State> = {}): State => still({ phase: "dragged", drag, ...changes });

const stateAfter = (state: State, ...events: CarouselEvent[]): State => events.reduce(transition, Object.freeze(state));

test("STATE-01 before hydration every item is in view, and nothing moves", () => {
  const state = initial(3);
  expect([0, 1, 2].map((index) => isInView(state, index))).toEqual([true, true, true]);
  expect(canMove(state)).toBe(false);
  expect(isRotating(state)).toBe(false);
  expect(stateAfter(state, { type: "stepPressed", by: 1 })).toEqual(state);
});

describe("STATE-01 state and event give the next state", () => {
  const next: CarouselEvent = { type: "stepPressed", by: 1 };
  const previous: CarouselEvent = { type: "stepPressed", by: -1 };
  const interval: CarouselEvent = { type: "intervalPassed" };
  const arrived: CarouselEvent = { type: "arrived" };
  const released: CarouselEvent = { type: "released" };
  const table: [name: string, before: State, event: CarouselEvent, next: State][] = [
    ["next moves one on", still(), next, moving(0, 1)],
    ["previous moves one back, past the first", still(), previous, moving(0, -1)],
    ["the interval moves one on", still(), interval, moving(0, 1)],
    ["the interval moves nothing while dragged", dragged(0.5), interval, dragged(0.5)],
    ["next works while paused", still({ isPaused: true }), next, { ...moving(0, 1), isPaused: true }],
    ["a second step follows a movement under way", moving(0, 1), next, moving(0, 2)],
    ["a movement turns round", moving(0, 1), previous, moving(0, 0)],
    ["it never runs further than there are items", moving(0, 3), next, moving(0, 3)],
    ["nor further back", moving(0, -3), previous, moving(0, -3)],
    ["having arrived past the last item, the first one is at 0 again", moving(2, 3), arrived, still({ position: 0, from: 0 })],
    ["having arrived before the first item, the last one is at 2", moving(0, -1), arrived, still({ position: 2, from: 2 })],
    ["arriving means nothing while still", still({ position: 1, from: 1 }), arrived, still({ position: 1, from: 1 })],
    ["arriving means nothing while dragged", dragged(0.5), arrived, dragged(0.5)],
    ["a finger pulls", still(), { type: "dragged", by: 0.3 }, dragged(0.3)],
    ["a finger takes hold of a movement under way", moving(0, 1), { type: "dragged", by: -0.6 }, dragged(-0.6, { position: 1, from: 1 })],
    ["a finger pulls no further than there are items", still(), { type: "dragged", by: 7 }, dragged(3)],
    ["nor further back", still(), { type: "dragged", by: -7 }, dragged(-3)],
    ["buttons do nothing under a finger", dragged(0.5), next, dragged(0.5)],
    ["a swipe of an eighth of an item moves on", dragged(1 / 8), released, moving(0, 1)],
    ["a shorter one springs back", dragged(0.124), released, moving(0, 0)],
    ["a swipe back moves back", dragged(-1 / 8), released, moving(0, -1)],
    ["a long swipe moves on by several", dragged(1.6), released, moving(0, 2)],
    ["letting go means nothing unless dragged", moving(0, 1), released, moving(0, 1)],
    ["a movement may run as far as there are items", moving(0, 2), next, moving(0, 3)],
    ["from wherever it began", moving(2, 4), next, moving(2, 5)],
    ["what was scrolled to is kept", still(), { type: "foundScrolled", position: 2 }, still({ position: 2, from: 2 })],
    [
      "play is asked for by someone on the button: neither pointer nor focus there stops it",
      still({ isPaused: true, isHovered: true, isFocused: true }),
      { type: "playPressed" },
      still(),
    ],
  ];

  test.each(table)("%s", (_name, before, event, expected) => {
    expect(stateAfter(before, event)).toEqual(expected);
  });
});

describe("STATE-01 it loops: as many items as fit take turns, fewer do not move", () => {
  test.each([
    { count: 0, inView: 1, moves: false },
    { count: 1, inView: 1, moves: false },
    { count: 2, inView: 1, moves: true },
    { count: 2, inView: 3, moves: false },
    { count: 3, inView: 3, moves: true },
    { count: 9, inView: 3, moves: true },
  ])("$count items, $inView in view: $moves", ({ count, inView, moves }) => {
    const state = { ...initial(count), inView };
    expect(canMove(state)).toBe(moves);
    expect(stateAfter(state, { type: "stepPressed", by: 1 }).position).toBe(moves ? 1 : 0);
    expect(stateAfter(state, { type: "dragged", by: 0.5 }).phase).toBe(moves ? "dragged" : "still");
  });
});
