import { describe, expect, test } from "vitest";
import {
  type CarouselEvent,
  canMove,
  initial,
  isInView,
  isRotating,
  lengthOf,
  placeOf,
  type State,
  transition,
} from "./carousel.machine.ts";

/** Three items, of which `inView` are in view, standing still. */
const still = (changes: Partial<State> = {}): State => ({ ...initial(3), inView: 1, ...changes });
const moving = (from: number, position: number): State => still({ from, position });
const dragged = (from: number, position: number): State => still({ stops: ["dragged"], from, position });

const stateAfter = (state: State, ...events: CarouselEvent[]): State => events.reduce(transition, Object.freeze(state));

test("STATE-01 before hydration every item is in view, and nothing moves", () => {
  const state = initial(3);
  expect([0, 1, 2].map((index) => isInView(state, index))).toEqual([true, true, true]);
  expect(canMove(state)).toBe(false);
  expect(isRotating(state)).toBe(false);
  expect(stateAfter(state, { type: "stepPressed", by: 1 })).toEqual(state);
});

const drag = (from: number, to: number): CarouselEvent => ({ type: "dragged", from, to });

describe("STATE-01 state and event give the next state", () => {
  const next: CarouselEvent = { type: "stepPressed", by: 1 };
  const previous: CarouselEvent = { type: "stepPressed", by: -1 };
  const interval: CarouselEvent = { type: "intervalPassed" };
  const table: [name: string, before: State, event: CarouselEvent, next: State][] = [
    ["next moves one on", still(), next, moving(0, 1)],
    ["previous moves one back, past the first", still(), previous, moving(0, -1)],
    ["the interval moves one on", still(), interval, moving(0, 1)],
    ["the interval moves nothing while dragged", dragged(0.5, 1), interval, dragged(0.5, 1)],
    ["next works while paused", still({ stops: ["paused"] }), next, { ...moving(0, 1), stops: ["paused"] }],
    ["a second step begins where the one under way was to end", moving(0, 1), next, moving(1, 2)],
    ["so does a step back", moving(0, 1), previous, moving(1, 0)],
    ["a finger pulls less than an eighth of an item, which would spring back", still(), drag(0, 0.124), dragged(0.124, 0)],
    ["an eighth, which would move on", still(), drag(0, 1 / 8), dragged(1 / 8, 1)],
    ["an eighth back", still(), drag(0, -1 / 8), dragged(-1 / 8, -1)],
    ["far, which would move on by several", still(), drag(0, 1.6), dragged(1.6, 2)],
    ["a finger takes hold of a movement under way", moving(0, 1), drag(1, 0.7), dragged(0.7, 0)],
    ["the row moves on when the finger lets go", dragged(0.3, 1), { type: "stopChanged", stop: "dragged", isOn: false }, moving(0.3, 1)],
    ["what was scrolled to is kept", still(), { type: "foundScrolled", position: 2 }, still({ position: 2, from: 2 })],
    [
      "play is asked for by someone on the button: neither pointer nor focus there stops it",
      still({ stops: ["paused", "hovered", "focused"] }),
      { type: "playPressed" },
      still(),
    ],
  ];

  test.each(table)("%s", (_name, before, event, expected) => {
    expect(stateAfter(before, event)).toEqual(expected);
  });
});

describe("STATE-01 each movement finds all the items that it shows, once", () => {
  test.each([
    { count: 3, inView: 1 },
    { count: 3, inView: 2 },
    { count: 3, inView: 3 },
    { count: 9, inView: 3 },
  ])("$count items, $inView in view", ({ count, inView }) => {
    for (const [from, position] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [7, 8],
      [0.3, 1],
      [-0.1, 0],
      [1.4, 1],
    ] as const) {
      const state = { ...initial(count), inView, from, position };
      const places = Array.from({ length: lengthOf(state) }, (_, index) => placeOf(state, index));
      const first = Math.floor(Math.min(from, position));
      const last = Math.ceil(Math.max(from, position)) + inView - 1;
      for (let place = first; place <= last; place++) expect(places.filter((other) => other === place)).toHaveLength(1);
      for (const [index, place] of places.entries()) expect(isInView(state, index)).toBe(place >= position && place < position + inView);
    }
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
    expect(stateAfter(state, drag(0, 0.5)).stops).toEqual(moves ? ["dragged"] : []);
  });
});
