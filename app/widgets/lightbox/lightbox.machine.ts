import * as limits from "./lightbox.constants.ts";
import {
  CENTRE,
  distance,
  fittedSize,
  minus,
  type Point,
  panBy,
  pinch,
  type Side,
  type Size,
  type Step,
  sideOfSwipe,
  stepTowards,
  type View,
  wrap,
  zoomAt,
} from "./lightbox.geometry.ts";

/** A finger, a pen or a mouse's pressed button. */
interface Pointer {
  id: number;
  /** Where it was when the gesture began. */
  from: Point;
  to: Point;
}

export interface State extends View {
  /** The picture shown, unbounded: it counts on past the last, so two moves on from 3 of 4 is 5, not 1. */
  position: number;
  /** The measures of each picture's file. */
  pictures: readonly Size[];
  /** The pointers that are down, in the order in which they came. */
  pointers: readonly Pointer[];
  /** What they are doing. */
  gesture: "none" | "swipe" | "pan" | "pinch";
  gestureEndedAt: number;
  /** When an arrow key last changed the picture, in ms, minus the bonus for each key released since. */
  arrowMovedAt: number;
  /** How far a wheel has been turned horizontally, in CSS pixels; when it was last turned and until when it is ignored, in ms. */
  wheel: { turned: number; turnedAt: number; restsUntil: number };
  /** Whether what changed last is to be animated. */
  isAnimated: boolean;
}

/** What happened. Points are measured from the centre of the stage. */
export type LightboxEvent =
  | { type: "moveAsked"; step: Step }
  | { type: "arrowPressed"; side: Side }
  | { type: "arrowReleased" }
  | { type: "zoomAsked"; by: number }
  | { type: "panAsked"; by: Point }
  | { type: "pictureDoubleClicked"; point: Point }
  | { type: "wheelTurned"; by: Point; point: Point }
  | { type: "pointerPressed"; id: number; point: Point }
  | { type: "pointerMoved"; id: number; point: Point }
  | { type: "pointerEnded"; id: number; isCancelled: boolean };

/** When and where it happened. */
export interface Moment {
  /** In ms from any one moment. */
  at: number;
  /** The measures of the stage, which is the whole of the lightbox. */
  stage: Size;
  direction: "ltr" | "rtl";
}

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** A lightbox that was just opened at a picture (LB-02). */
export const initial = ({ start, pictures }: { start: number } & Pick<State, "pictures">): State => ({
  position: start,
  pictures,
  level: limits.ZOOM_LEVEL_MINIMUM,
  offset: CENTRE,
  pointers: [],
  gesture: "none",
  gestureEndedAt: LONG_AGO,
  arrowMovedAt: LONG_AGO,
  wheel: { turned: 0, turnedAt: LONG_AGO, restsUntil: LONG_AGO },
  isAnimated: false,
});

/** The index from 0 of the picture that is shown. */
export const indexOf = ({ position, pictures }: State): number => wrap(position, pictures.length);
export const canMove = ({ pictures }: State): boolean => pictures.length > 1;
/** Whether the picture can be larger (LB-04). */
export const canZoomIn = ({ level }: State): boolean => level < limits.ZOOM_LEVEL_MAXIMUM;
/** Whether the picture can be smaller (LB-04). */
export const canZoomOut = ({ level }: Pick<State, "level">): boolean => level > limits.ZOOM_LEVEL_MINIMUM;
/** Whether a click beside the picture closes the lightbox: not where it ends a gesture (original). */
export const closesBeside = ({ gestureEndedAt }: State, at: number): boolean => at - gestureEndedAt >= limits.CLICK_REST_MS;
/** How far a swipe has gone. */
export const swipeOf = ({ gesture, pointers: [pointer] }: State): Point =>
  gesture === "swipe" && pointer ? minus(pointer.to, pointer.from) : CENTRE;

export function transition(state: State, event: LightboxEvent, moment: Moment): State {
  switch (event.type) {
    case "moveAsked":
      return animated(moved(state, event.step));
    case "arrowPressed":
      return arrowPressed(state, event.side, moment);
    case "arrowReleased":
      return { ...state, arrowMovedAt: state.arrowMovedAt - limits.KEY_UP_BONUS_MS };
    case "zoomAsked":
      return animated(zoomed(state, { level: state.level + event.by, point: CENTRE }, moment));
    case "panAsked":
      return { ...state, ...panBy(state, event.by, fitted(state, moment)), isAnimated: false };
    case "pictureDoubleClicked":
      return animated(
        zoomed(state, { level: canZoomOut(state) ? limits.ZOOM_LEVEL_MINIMUM : limits.ZOOM_STEP, point: event.point }, moment),
      );
    case "wheelTurned":
      return wheelTurned(state, event, moment);
    case "pointerPressed":
      return withPointers(state, [
        ...state.pointers.filter(({ id }) => id !== event.id),
        { id: event.id, from: event.point, to: event.point },
      ]);
    case "pointerMoved":
      return pointerMoved(state, event, moment);
    case "pointerEnded":
      return pointerEnded(state, event, moment);
    default:
      return event satisfies never;
  }
}

/** The size of the shown picture at level 0. */
const fitted = (state: State, { stage }: Moment): Size => fittedSize(state.pictures[indexOf(state)] ?? stage, stage);

const animated = (state: State): State => ({ ...state, isAnimated: true });

/** Resets zoom and offset with every picture (original). A single picture doesn't move. */
const moved = (state: State, step: Step): State =>
  canMove(state) ? { ...state, position: state.position + step, level: limits.ZOOM_LEVEL_MINIMUM, offset: CENTRE, gesture: "none" } : state;

/** Moves by key aren't animated (original): the animation takes longer than the time between moves. */
function arrowPressed(state: State, side: Side, { at, direction }: Moment): State {
  if (at - state.arrowMovedAt < limits.KEY_REPEAT_LIMIT_MS) return state;
  return { ...moved(state, stepTowards(side, direction)), arrowMovedAt: at, isAnimated: false };
}

/** A pointer that is down begins its gesture again: what was a swipe pans once the picture is enlarged (LB-06). */
function zoomed(state: State, { level, point }: { level: number; point: Point }, moment: Moment): State {
  return withPointers({ ...state, ...zoomAt(state, level, point, fitted(state, moment)) }, state.pointers);
}

/** Vertical wheel zooms at the pointer; enough horizontal wheel moves, then is ignored for a while (original). */
function wheelTurned(state: State, { by, point }: { by: Point; point: Point }, moment: Moment): State {
  const { turned, turnedAt, restsUntil } = state.wheel;
  const { at, direction } = moment;
  if (Math.abs(by.y) >= Math.abs(by.x)) {
    const unturned = { ...state, wheel: { turned: 0, turnedAt: at, restsUntil }, isAnimated: false };
    return zoomed(unturned, { level: state.level - by.y, point }, moment);
  }
  if (at < restsUntil) return state;
  const total = by.x + (at - turnedAt < limits.WHEEL_MEMORY_MS ? turned : 0);
  if (Math.abs(total) < limits.WHEEL_MOVE_PX) return { ...state, wheel: { turned: total, turnedAt: at, restsUntil } };
  const wheel = { turned: 0, turnedAt: at, restsUntil: at + limits.WHEEL_REST_MS };
  return animated({ ...moved(state, stepTowards(total > 0 ? "right" : "left", direction)), wheel });
}

/** The pointers that are down begin a gesture, from where they are: one swipes, or pans an enlarged picture; two pinch (LB-04, LB-06). */
function withPointers(state: State, pointers: readonly Pointer[]): State {
  const single = canZoomOut(state) ? "pan" : "swipe";
  const gesture = (["none", single, "pinch"] as const)[pointers.length] ?? "none";
  return { ...state, pointers: pointers.map(({ id, to }) => ({ id, from: to, to })), gesture };
}

function pointerMoved(state: State, { id, point }: { id: number; point: Point }, moment: Moment): State {
  const before = state.pointers.find((pointer) => pointer.id === id);
  if (!before) return state;
  const { gesture } = state;
  const pointers = state.pointers.map((pointer) => (pointer === before ? { ...pointer, to: point } : pointer));
  const followed = { ...state, pointers, isAnimated: state.isAnimated && gesture === "none" };
  if (gesture === "pan") return { ...followed, ...panBy(state, minus(point, before.to), fitted(state, moment)) };
  if (gesture === "pinch") return { ...followed, ...pinch(state, [pairOf(state.pointers), pairOf(pointers)], fitted(state, moment)) };
  return followed;
}

const pairOf = ([first, second]: readonly Pointer[]): [Point, Point] => [first?.to ?? CENTRE, second?.to ?? CENTRE];

/** A long swipe moves; a short one, or one that the browser took for itself, springs back (LB-06). Pointers that stay begin a gesture. */
function pointerEnded(state: State, { id, isCancelled }: { id: number; isCancelled: boolean }, { at, stage, direction }: Moment): State {
  const { gesture, pointers } = state;
  const others = pointers.filter((pointer) => pointer.id !== id);
  if (others.length === pointers.length) return state;
  const by = swipeOf(state);
  const isClick = gesture === "swipe" && distance(by, CENTRE) < limits.CLICK_TRAVEL_PX;
  const ended = { ...state, gestureEndedAt: isClick ? state.gestureEndedAt : at, isAnimated: state.isAnimated || by.x !== 0 };
  const side = isCancelled ? undefined : sideOfSwipe(by, stage);
  return withPointers(side ? moved(ended, stepTowards(side, direction)) : ended, others);
}
