import { SWIPE_PART } from "./carousel.constants.ts";

export interface State {
  readonly count: number;
  /** How many of them are in view side by side; `undefined` before hydration: only the stylesheet knows it then. */
  readonly inView: number | undefined;
  /** The first item in view once any current movement has ended. Unbounded: after the last of 3 comes 3, not 0. */
  readonly position: number;
  /** Where that movement began, or where a finger holds the row. */
  readonly from: number;
  readonly stops: readonly Stop[];
}

/** What stops the rotation while it lasts; `paused` lasts until the visitor presses play. */
export type Stop = "paused" | "hovered" | "focused" | "dragged" | "pageHidden" | "motionReduced";

export type CarouselEvent =
  | { type: "laidOut"; inView: number }
  | { type: "foundScrolled"; position: number }
  | { type: "stepPressed"; by: 1 | -1 }
  | { type: "intervalPassed" }
  | { type: "playPressed" }
  | { type: "stopChanged"; stop: Stop; isOn: boolean }
  | { type: "dragged"; from: number; to: number };

/** Before hydration: the first item first, nothing moves. */
export const initial = (count: number): State => ({ count, inView: undefined, position: 0, from: 0, stops: [] });

/** The state after an event (STATE-01). */
export function transition(state: State, event: CarouselEvent): State {
  switch (event.type) {
    case "laidOut":
      return { ...state, inView: event.inView };
    case "foundScrolled":
      return { ...state, position: event.position, from: event.position };
    case "stepPressed":
      return step(state, event.by);
    case "intervalPassed":
      return isRotating(state) ? step(state, 1) : state;
    case "playPressed":
      // The pointer or focus is on the button; either stops the rotation again only once it has left and returned.
      return { ...state, stops: state.stops.filter((stop) => !["paused", "hovered", "focused"].includes(stop)) };
    case "stopChanged":
      return withStop(state, event.stop, event.isOn);
    case "dragged":
      return canMove(state) ? { ...withStop(state, "dragged", true), from: event.to, position: positionAfter(event) } : state;
    default:
      return event satisfies never;
  }
}

/** Whether the row moves: with more items than fit, and with as many as fit, which then take turns in being first. */
export const canMove = ({ count, inView }: State): boolean => inView !== undefined && count > 1 && count >= inView;

/** Whether the items rotate automatically. */
export const isRotating = (state: State): boolean => canMove(state) && state.stops.length === 0;

/** How many elements the row has. A movement shows one more than are in view, so where all are in view, each is there twice. */
export const lengthOf = (state: State): number => (canMove(state) && state.count === state.inView ? 2 : 1) * state.count;

/** The slot of the element at this index. Elements fill the slots from the start of the movement on, wrapping round. */
export function placeOf(state: State, index: number): number {
  const start = Math.floor(Math.min(state.from, state.position));
  return start + wrap(index - start, lengthOf(state));
}

/** Whether an element is in view, or will be at the end of the current movement. */
export const isInView = (state: State, index: number): boolean =>
  state.inView === undefined || wrap(index - state.position, lengthOf(state)) < state.inView;

/** Any whole number as an index from 0 to below `count`. */
const wrap = (number: number, count: number): number => ((number % count) + count) % count;

const withStop = (state: State, stop: Stop, isOn: boolean): State => ({
  ...state,
  stops: [...state.stops.filter((other) => other !== stop), ...(isOn ? [stop] : [])],
});

/** Ends the current movement at once: the next one begins where it would have ended. */
function step(state: State, by: 1 | -1): State {
  return canMove(state) ? { ...state, from: state.position, position: state.position + by } : state;
}

/** Where the row comes to rest if the finger lets go: at least one item further if the swipe is long enough. */
function positionAfter({ from, to }: { from: number; to: number }): number {
  const drag = Math.abs(to - from);
  return drag < SWIPE_PART ? from : from + Math.sign(to - from) * Math.max(1, Math.round(drag));
}
