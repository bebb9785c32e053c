import {
  CLICK_REST_MS,
  CLICK_TRAVEL_PX,
  KEY_REPEAT_LIMIT_MS,
  KEY_UP_BONUS_MS,
  WHEEL_MEMORY_MS,
  WHEEL_MOVE_PX,
  WHEEL_REST_MS,
  ZOOM_LEVEL_MAXIMUM,
  ZOOM_LEVEL_MINIMUM,
  ZOOM_STEP,
} from "./lightbox.constants.ts";
import {
  boundOffset,
  CENTRE,
  distance,
  minus,
  type Point,
  panBy,
  pinch,
  type Step,
  stepOfSwipe,
  stepTowards,
  type View,
  type Viewport,
  wrap,
  zoomAt,
} from "./lightbox.geometry.ts";

/** A finger, a pen or a mouse's pressed button. */
export interface Pointer {
  id: number;
  at: Point;
}

/** What the pointers that are down are doing. */
type Gesture = { kind: "none" } | { kind: "swipe"; from: Point; to: Point } | { kind: "pan"; to: Point } | { kind: "pinch" };

/** The state of the lightbox. */
export interface State extends View {
  /** `closing`: no longer modal, fading out. */
  phase: "closed" | "open" | "closing";
  /** Which picture is shown, without bounds: it goes on counting past the last, so that two moves on from 3 of 4 is 5, not 1. */
  position: number;
  /** How many pictures there are. */
  count: number;
  isZoomable: boolean;
  /** The pointers that are down, in the order of their coming. */
  pointers: Pointer[];
  gesture: Gesture;
  /** When the last gesture ended, in ms. */
  gestureEndedAt: number;
  /** When an arrow key last moved, in ms; earlier by the bonus for each time one was let go. */
  arrowMovedAt: number;
  /** How far a wheel has been turned sideways, in CSS pixels; when it was last turned and until when it rests, in ms. */
  wheel: { turned: number; turnedAt: number; restsUntil: number };
  /** Counts the animations that have begun since all was last still; 0 while all is still. */
  animation: number;
}

/** What happened. Times (`at`) are in ms from any one moment, points from the centre of the stage. */
export type LightboxEvent =
  | { type: "shown"; index: number; count: number; isZoomable: boolean }
  | { type: "hidden" }
  | { type: "closeAsked" }
  | { type: "besideClicked"; at: number }
  | { type: "moveAsked"; step: Step }
  | { type: "arrowPressed"; step: Step; at: number }
  | { type: "arrowReleased" }
  | { type: "zoomInAsked"; viewport: Viewport }
  | { type: "zoomOutAsked"; viewport: Viewport }
  | { type: "pictureDoubleClicked"; point: Point; viewport: Viewport }
  | { type: "panAsked"; by: Point; viewport: Viewport }
  | { type: "wheelTurned"; by: Point; point: Point; viewport: Viewport; at: number }
  | { type: "pointerPressed"; pointer: Pointer }
  | { type: "pointerMoved"; pointer: Pointer; viewport: Viewport }
  | { type: "pointerReleased"; id: number; viewport: Viewport; at: number }
  | { type: "pointerLost"; id: number; at: number }
  | { type: "stageResized"; viewport: Viewport }
  | { type: "animationEnded" };

const LONG_AGO = Number.NEGATIVE_INFINITY;
const NO_GESTURE: Gesture = { kind: "none" };

/** The state before it was ever opened. */
export const initial: State = {
  phase: "closed",
  position: 0,
  count: 0,
  isZoomable: false,
  level: ZOOM_LEVEL_MINIMUM,
  offset: CENTRE,
  pointers: [],
  gesture: NO_GESTURE,
  gestureEndedAt: LONG_AGO,
  arrowMovedAt: LONG_AGO,
  wheel: { turned: 0, turnedAt: LONG_AGO, restsUntil: LONG_AGO },
  animation: 0,
};

/** The index from 0 of the picture that is shown. */
export const indexOf = ({ position, count }: State): number => wrap(position, count);

/** Whether there is another picture to go to. */
export const canMove = ({ count }: State): boolean => count > 1;
/** Whether the picture can be larger (LB-04). */
export const canZoomIn = ({ level }: State): boolean => level < ZOOM_LEVEL_MAXIMUM;
/** Whether the picture can be smaller (LB-04). */
export const canZoomOut = ({ level }: Pick<State, "level">): boolean => level > ZOOM_LEVEL_MINIMUM;

/** How far a swipe has moved the row of pictures sideways, in CSS pixels. */
export const swipeOffset = ({ gesture }: State): number => (gesture.kind === "swipe" ? gesture.to.x - gesture.from.x : 0);

/** The next state after an event. While closed or closing, only `shown` and the end of the animation have an effect. */
export function transition(state: State, event: LightboxEvent): State {
  if (event.type === "shown") return shown(state, event);
  if (event.type === "animationEnded") return settled(state);
  return state.phase === "open" ? whileOpen(state, event) : state;
}

function whileOpen(state: State, event: Exclude<LightboxEvent, { type: "shown" | "animationEnded" }>): State {
  switch (event.type) {
    case "hidden":
    case "closeAsked":
      return closing(state);
    case "besideClicked":
      return event.at - state.gestureEndedAt < CLICK_REST_MS ? state : closing(state);
    case "moveAsked":
      return animatedIfChanged(state, moved(state, event.step));
    case "arrowPressed":
      return arrowPressed(state, event);
    case "arrowReleased":
      return { ...state, arrowMovedAt: state.arrowMovedAt - KEY_UP_BONUS_MS };
    case "zoomInAsked":
      return animatedIfChanged(state, zoomed(state, { level: state.level + ZOOM_STEP, point: CENTRE, viewport: event.viewport }));
    case "zoomOutAsked":
      return animatedIfChanged(state, zoomed(state, { level: state.level - ZOOM_STEP, point: CENTRE, viewport: event.viewport }));
    case "pictureDoubleClicked":
      return animatedIfChanged(state, zoomed(state, { ...event, level: canZoomOut(state) ? ZOOM_LEVEL_MINIMUM : state.level + ZOOM_STEP }));
    case "panAsked":
      return { ...state, ...panBy(state, event.by, event.viewport) };
    case "wheelTurned":
      return wheelTurned(state, event);
    case "pointerPressed":
      return pointerPressed(state, event);
    case "pointerMoved":
      return pointerMoved(state, event);
    case "pointerReleased":
      return pointerReleased(state, event);
    case "pointerLost":
      return pointerLost(state, event);
    case "stageResized":
      return { ...state, offset: boundOffset(state, event.viewport) };
    default:
      return event satisfies never;
  }
}

type EventOf<Type extends LightboxEvent["type"]> = Extract<LightboxEvent, { type: Type }>;

/** Opens at the given picture (LB-02), or goes to it; what is shown already stays as it is. */
function shown(state: State, { index, count, isZoomable }: EventOf<"shown">): State {
  if (count < 1) return state.phase === "open" ? closing(state) : state;
  const position = wrap(index, count);
  if (state.phase === "open" && indexOf(state) === position && state.count === count && state.isZoomable === isZoomable) return state;
  return { ...initial, phase: "open", position, count, isZoomable };
}

const closing = (state: State): State => animated({ ...state, phase: "closing", pointers: [], gesture: NO_GESTURE });

const settled = (state: State): State => (state.phase === "closing" ? initial : { ...state, animation: 0 });

const animated = (state: State): State => ({ ...state, animation: state.animation + 1 });

const animatedIfChanged = (before: State, after: State): State => (after === before ? before : animated(after));

/** Resets zoom and offset with every picture (original). A single picture does not move. */
const moved = (state: State, step: Step): State =>
  canMove(state) ? { ...state, position: state.position + step, level: ZOOM_LEVEL_MINIMUM, offset: CENTRE, gesture: NO_GESTURE } : state;

/** A key's move is not animated (original): the animation is longer than the time to the next. */
function arrowPressed(state: State, { step, at }: EventOf<"arrowPressed">): State {
  if (at - state.arrowMovedAt < KEY_REPEAT_LIMIT_MS) return state;
  return { ...moved(state, step), arrowMovedAt: at, animation: 0 };
}

function zoomed(state: State, { level, point, viewport }: { level: number; point: Point; viewport: Viewport }): State {
  return state.isZoomable ? { ...state, ...zoomAt(state, level, point, viewport) } : state;
}

/** Turned up or down, a wheel zooms at the pointer; turned sideways far enough, it moves, then rests (original). */
function wheelTurned(state: State, { by, point, viewport, at }: EventOf<"wheelTurned">): State {
  const { turned, turnedAt, restsUntil } = state.wheel;
  if (Math.abs(by.y) >= Math.abs(by.x)) {
    const unturned = { ...state, wheel: { turned: 0, turnedAt: at, restsUntil } };
    return state.isZoomable ? { ...zoomed(unturned, { level: state.level - by.y, point, viewport }), animation: 0 } : unturned;
  }
  if (at < restsUntil) return state;
  const total = by.x + (at - turnedAt < WHEEL_MEMORY_MS ? turned : 0);
  if (Math.abs(total) < WHEEL_MOVE_PX) return { ...state, wheel: { turned: total, turnedAt: at, restsUntil } };
  const step = stepTowards(total > 0 ? "right" : "left", viewport.direction);
  return animated({ ...moved(state, step), wheel: { turned: 0, turnedAt: at, restsUntil: at + WHEEL_REST_MS } });
}

function pointerPressed(state: State, { pointer }: EventOf<"pointerPressed">): State {
  const pointers = [...state.pointers.filter(({ id }) => id !== pointer.id), pointer];
  return { ...state, pointers, gesture: gestureOf(state, pointers) };
}

/** One pointer swipes, or pans an enlarged picture; two pinch (LB-04, LB-06). */
function gestureOf({ isZoomable, level }: State, pointers: Pointer[]): Gesture {
  const [first, ...others] = pointers;
  if (first === undefined || others.length > 1) return NO_GESTURE;
  if (others.length === 1) return isZoomable ? { kind: "pinch" } : NO_GESTURE;
  if (level > ZOOM_LEVEL_MINIMUM) return { kind: "pan", to: first.at };
  return { kind: "swipe", from: first.at, to: first.at };
}

function pointerMoved(state: State, { pointer, viewport }: EventOf<"pointerMoved">): State {
  if (!isDown(state, pointer.id)) return state;
  const pointers = state.pointers.map((known) => (known.id === pointer.id ? pointer : known));
  const followed = { ...state, pointers, animation: 0 };
  const { gesture } = state;
  switch (gesture.kind) {
    case "none":
      return { ...state, pointers };
    case "swipe":
      return { ...followed, gesture: { ...gesture, to: pointer.at } };
    case "pan":
      return { ...followed, ...panBy(state, minus(pointer.at, gesture.to), viewport), gesture: { kind: "pan", to: pointer.at } };
    case "pinch":
      return { ...followed, ...pinch(state, pairOf(state.pointers), pairOf(pointers), viewport) };
    default:
      return gesture satisfies never;
  }
}

const isDown = ({ pointers }: State, id: number): boolean => pointers.some((pointer) => pointer.id === id);

const pairOf = ([first, second]: Pointer[]): [Point, Point] => [first?.at ?? CENTRE, second?.at ?? CENTRE];

function pointerReleased(state: State, { id, viewport, at }: EventOf<"pointerReleased">): State {
  const { gesture } = state;
  if (!isDown(state, id)) return state;
  const step = gesture.kind === "swipe" ? stepOfSwipe(minus(gesture.to, gesture.from), viewport) : undefined;
  const ended = gestureEnded(state, at);
  return withoutPointer(step === undefined ? ended : moved(ended, step), id);
}

/** The browser took the pointer for itself: nothing was meant by it. */
const pointerLost = (state: State, { id, at }: EventOf<"pointerLost">): State =>
  isDown(state, id) ? withoutPointer(gestureEnded(state, at), id) : state;

/** Notes when a gesture ended. A click is none, and a row that a swipe has moved goes back to its place (LB-06). */
function gestureEnded(state: State, at: number): State {
  const { gesture } = state;
  if (gesture.kind === "none") return state;
  if (gesture.kind !== "swipe") return { ...state, gesture: NO_GESTURE, gestureEndedAt: at };
  const isClick = distance(gesture.from, gesture.to) < CLICK_TRAVEL_PX;
  const settling = swipeOffset(state) === 0 ? state : animated(state);
  return { ...settling, gesture: NO_GESTURE, gestureEndedAt: isClick ? state.gestureEndedAt : at };
}

/** The pointers that stay begin a gesture of their own, from where they are. */
function withoutPointer(state: State, gone: number): State {
  const pointers = state.pointers.filter(({ id }) => id !== gone);
  return { ...state, pointers, gesture: gestureOf(state, pointers) };
}
