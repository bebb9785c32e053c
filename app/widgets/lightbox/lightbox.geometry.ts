import * as limits from "./lightbox.constants.ts";

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

/** No offset: the picture is in the middle of the stage. */
export const CENTRE: Point = { x: 0, y: 0 };

/** The index from 0 of a position without bounds: wraps in both directions (LB-01). `count` is at least 1. */
export const wrap = (position: number, count: number): number => ((position % count) + count) % count;

/** How many times its fitted size a picture has at a level (LB-04). */
export const scaleAt = (level: number): number => limits.ZOOM_RATIO ** level;

/** The size that a picture has at level 0: as large as it is, or as the stage allows within the padding (LB-07). */
export function fittedSize(picture: Size, stage: Size): Size {
  const room = (length: number) => Math.max(0, length - 2 * limits.IMAGE_PADDING_PX);
  const scale = Math.min(1, room(stage.width) / picture.width, room(stage.height) / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** An offset at which the picture covers the place that it took at level 0: its edges can be reached, and it can't be lost. */
function boundOffset({ level, offset }: View, fitted: Size): Point {
  const room = (scaleAt(level) - 1) / 2;
  return {
    x: clamp(offset.x, -fitted.width * room, fitted.width * room),
    y: clamp(offset.y, -fitted.height * room, fitted.height * room),
  };
}

/** Zooms to a level so that what lies under a point stays under it, as far as the bounds allow. */
export function zoomAt(view: View, wanted: number, point: Point, fitted: Size): View {
  const level = clamp(wanted, limits.ZOOM_LEVEL_MINIMUM, limits.ZOOM_LEVEL_MAXIMUM);
  const times = scaleAt(level) / scaleAt(view.level);
  const offset = { x: point.x + (view.offset.x - point.x) * times, y: point.y + (view.offset.y - point.y) * times };
  return { level, offset: boundOffset({ level, offset }, fitted) };
}

/** Moves an enlarged picture by a distance, within its bounds. */
export function panBy({ level, offset }: View, by: Point, fitted: Size): View {
  return { level, offset: boundOffset({ level, offset: { x: offset.x + by.x, y: offset.y + by.y } }, fitted) };
}

/** Follows two fingers from where they were to where they are: the picture grows with their distance and goes with their middle. */
export function pinch(view: View, [before, after]: [[Point, Point], [Point, Point]], fitted: Size): View {
  const times = Math.max(distance(...after) / Math.max(1, distance(...before)), Number.EPSILON);
  const level = view.level + Math.log(times) / Math.log(limits.ZOOM_RATIO);
  return panBy(zoomAt(view, level, middle(...before), fitted), minus(middle(...after), middle(...before)), fitted);
}

/** The step that leads towards a side. In RTL the next picture is on the left (LB-03). */
export const stepTowards = (side: Side, direction: "ltr" | "rtl"): Step => ((side === "right") === (direction === "ltr") ? 1 : -1);

/** The side that a swipe brings in, or none if it was too short or too steep (LB-06). The picture on the right comes as the finger goes left. */
export function sideOfSwipe(by: Point, stage: Size): Side | undefined {
  const across = Math.abs(by.x);
  const isLong = across > 0 && across >= Math.min(limits.SWIPE_DISTANCE_MAXIMUM_PX, stage.width * limits.SWIPE_WIDTH_PART);
  if (!isLong || across < limits.SWIPE_STEEPNESS * Math.abs(by.y)) return undefined;
  return by.x < 0 ? "right" : "left";
}

/** The way from `b` to `a`. */
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value)) + 0; // turns -0 into 0
