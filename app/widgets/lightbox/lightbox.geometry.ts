import {
  IMAGE_PADDING_PX,
  SWIPE_DISTANCE_MAXIMUM_PX,
  SWIPE_STEEPNESS,
  SWIPE_WIDTH_PART,
  ZOOM_LEVEL_MAXIMUM,
  ZOOM_LEVEL_MINIMUM,
  ZOOM_RATIO,
} from "./lightbox.constants.ts";

/** A place or a distance in CSS pixels. Places are measured from the centre of the stage, right and down. */
export interface Point {
  x: number;
  y: number;
}

/** Measures in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What the picture is shown in at this moment. */
export interface Viewport {
  /** The whole of the lightbox. */
  stage: Size;
  /** The picture at zoom level 0. */
  fitted: Size;
  /** The direction that the pictures are read in. */
  direction: "ltr" | "rtl";
}

/** A physical side, as arrow keys, fingers and wheels know it. */
export type Side = "left" | "right";

/** One picture on, or one back. */
export type Step = 1 | -1;

/** How a picture lies on the stage. */
export interface View {
  /** From 0 to 300, whole or not. */
  level: number;
  /** How far the picture's centre is from the stage's. */
  offset: Point;
}

/** No offset: the picture is in the middle of the screen. */
export const CENTRE: Point = { x: 0, y: 0 };

/** The index from 0 of a position without bounds: wraps in both directions (LB-01). `count` is at least 1. */
export const wrap = (position: number, count: number): number => ((position % count) + count) % count;

/** The level within its bounds (LB-04). */
export const boundLevel = (level: number): number => clamp(level, ZOOM_LEVEL_MINIMUM, ZOOM_LEVEL_MAXIMUM);

/** How many times its fitted size a picture has at a level (LB-04). */
export const scaleAt = (level: number): number => ZOOM_RATIO ** level;

/** How many levels it takes to show a picture so many times as large; `times` is above 0. */
export const levelsOf = (times: number): number => Math.log(times) / Math.log(ZOOM_RATIO);

/** The size that a picture has at level 0: as large as it is, or as the stage allows within the padding (LB-07). */
export function fittedSize(picture: Size, stage: Size): Size {
  const scale = Math.min(
    1,
    Math.max(0, stage.width - 2 * IMAGE_PADDING_PX) / picture.width,
    Math.max(0, stage.height - 2 * IMAGE_PADDING_PX) / picture.height,
  );
  return { width: picture.width * scale, height: picture.height * scale };
}

/**
 * The offset within its bounds. An enlarged picture always covers the place that it took at level 0: so a point of it can be zoomed
 * at without slipping, its edges can be reached, and it cannot be lost.
 */
export function boundOffset({ level, offset }: View, { fitted }: Viewport): Point {
  const room = (scaleAt(level) - 1) / 2;
  return {
    x: clamp(offset.x, -fitted.width * room, fitted.width * room),
    y: clamp(offset.y, -fitted.height * room, fitted.height * room),
  };
}

/** Zooms to a level so that what lies under a point stays under it, as far as the bounds allow. */
export function zoomAt(view: View, level: number, point: Point, viewport: Viewport): View {
  const bounded = boundLevel(level);
  const times = scaleAt(bounded) / scaleAt(view.level);
  const offset = { x: point.x + (view.offset.x - point.x) * times, y: point.y + (view.offset.y - point.y) * times };
  return { level: bounded, offset: boundOffset({ level: bounded, offset }, viewport) };
}

/** Moves an enlarged picture by a distance, within its bounds. */
export const panBy = (view: View, by: Point, viewport: Viewport): View => ({
  level: view.level,
  offset: boundOffset({ level: view.level, offset: plus(view.offset, by) }, viewport),
});

/** Follows two fingers from where they were to where they are: the picture grows with their distance and goes with their middle. */
export function pinch(view: View, before: [Point, Point], after: [Point, Point], viewport: Viewport): View {
  const times = distance(...after) / Math.max(1, distance(...before));
  const zoomed = zoomAt(view, view.level + levelsOf(Math.max(times, Number.EPSILON)), middle(...before), viewport);
  return panBy(zoomed, minus(middle(...after), middle(...before)), viewport);
}

/** The step that leads towards a side. In RTL the next picture is on the left (LB-03). */
export const stepTowards = (side: Side, direction: Viewport["direction"]): Step => ((side === "right") === (direction === "ltr") ? 1 : -1);

/** The step that a swipe takes, or none if it was too short or too steep (LB-06). The picture on the right comes as the finger goes left. */
export function stepOfSwipe(by: Point, { stage, direction }: Viewport): Step | undefined {
  const across = Math.abs(by.x);
  if (across === 0 || across < SWIPE_STEEPNESS * Math.abs(by.y)) return undefined;
  if (across < Math.min(SWIPE_DISTANCE_MAXIMUM_PX, stage.width * SWIPE_WIDTH_PART)) return undefined;
  return stepTowards(by.x < 0 ? "right" : "left", direction);
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
/** The way from `b` to `a`. */
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
/** How far two points are apart, in CSS pixels. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
// Adding 0 turns -0 into 0.
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value)) + 0;
