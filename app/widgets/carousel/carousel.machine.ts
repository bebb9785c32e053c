import { SWIPE_PART } from "./carousel.constants.ts";

export interface State extends Readonly<Record<Condition, boolean>> {
  readonly count: number;
  /** How many of them are in view side by side; `undefined` before hydration: only the stylesheet knows it then. */
  readonly inView: number | undefined;
  /** The first item in view, without bounds while moving: after the last of 3 comes 3, not 0. */
  readonly position: number;
  /** The position at which it last rested. */
  readonly from: number;
  readonly phase: "still" | "moving" | "dragged";
  /** How far a finger has pulled it past the position, in items; 0 unless dragged. */
  readonly drag: number;
  /** Whether the visitor has stopped the rotation for good. */
  readonly isPaused: boolean;
}

/** What stops the rotation as long as it lasts. */
export type Condition = "isHovered" | "isFocused" | "isPageHidden" | "isMotionReduced";

export type CarouselEvent =
  | { type: "laidOut"; inView: number }
  | { type: "foundScrolled"; position: number }
  | { type: "stepPressed"; by: 1 | -1 }
  | { type: "intervalPassed" }
  | { type: "arrived" }
  | { type: "pausePressed" }
  | { type: "playPressed" }
  | { type: "conditionChanged"; condition: Condition; isSo: boolean }
  | { type: "dragged"; by: number }
  | { type: "released" };

/** Before hydration: the first item first, nothing moves. */
export const initial = (count: number): State => ({
  count,
  inView: undefined,
  position: 0,
  from: 0,
  phase: "still",
  drag: 0,
  isPaused: false,
  isHovered: false,
  isFocused: false,
  isPageHidden: false,
  isMotionReduced: false,
});

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
    case "arrived":
      return state.phase === "moving" ? rest(state) : state;
    case "pausePressed":
      return { ...state, isPaused: true };
    case "playPressed":
      // The visitor is on the button, by pointer or focus. Pointer and focus stop it again only when they leave and come back.
      return { ...state, isPaused: false, isHovered: false, isFocused: false };
    case "conditionChanged":
      return { ...state, [event.condition]: event.isSo };
    case "dragged":
      return drag(state, event.by);
    case "released":
      return release(state);
    default:
      return event satisfies never;
  }
}

/** Whether the row moves: with more items than fit, and with as many as fit, which then take turns in being first. */
export const canMove = ({ count, inView }: State): boolean => inView !== undefined && count > 1 && count >= inView;

/** Whether the items move on by themselves. */
export const isRotating = (state: State): boolean =>
  canMove(state) &&
  state.phase !== "dragged" &&
  !(state.isPaused || state.isHovered || state.isFocused || state.isPageHidden || state.isMotionReduced);

/** Where an item is in the endless row: at the position or after it, before the row starts again. */
export const placeOf = (state: State, index: number): number => state.position + wrap(index - state.position, state.count);

/** Whether an item is in view, or will be at the end of the current movement. */
export const isInView = (state: State, index: number): boolean =>
  state.inView === undefined || wrap(index - state.position, state.count) < state.inView;

/** Any whole number as an index from 0 to below `count`. */
const wrap = (number: number, count: number): number => ((number % count) + count) % count;

/** Steps may follow faster than the movement, but never so fast that it would run past the copies around the items. */
function step(state: State, by: 1 | -1): State {
  const position = state.position + by;
  if (!canMove(state) || state.phase === "dragged" || Math.abs(position - state.from) > state.count) return state;
  return { ...state, phase: "moving", position };
}

function rest(state: State): State {
  const position = wrap(state.position, state.count);
  return { ...state, phase: "still", position, from: position };
}

function drag(state: State, by: number): State {
  if (!canMove(state)) return state;
  return { ...state, phase: "dragged", from: state.position, drag: Math.max(-state.count, Math.min(state.count, by)) };
}

function release(state: State): State {
  if (state.phase !== "dragged") return state;
  return { ...state, phase: "moving", position: state.position + stepsOf(state.drag), drag: 0 };
}

/** How many items a swipe moves on: at least one if it is long enough, otherwise none. */
function stepsOf(drag: number): number {
  if (Math.abs(drag) < SWIPE_PART) return 0;
  return Math.sign(drag) * Math.max(1, Math.round(Math.abs(drag)));
}
