/*
 * The lightbox's specified numbers; its animation time is in the stylesheet. Sources: LB-04 to LB-07 and §9 of the specification;
 * "original" is react-image-lightbox 5.1.4, whose behaviour applies where the specification is silent.
 */

/** The zoom level of a picture that fits its stage; it cannot be zoomed out any further (LB-04). */
export const ZOOM_LEVEL_MINIMUM = 0;

/** The maximum zoom level (LB-04): about 8.1 times the fitted size. */
export const ZOOM_LEVEL_MAXIMUM = 300;

/** How much larger one level shows the picture than the level below it (LB-04). */
export const ZOOM_RATIO = 1.007;

/** Levels that a press of a zoom button and a double-click change (LB-05; original). */
export const ZOOM_STEP = 100;

/** The distance that is always enough for a swipe, in CSS pixels (LB-06). */
export const SWIPE_DISTANCE_MAXIMUM_PX = 200;

/** The fraction of the stage's width that a swipe needs if that is less (LB-06). */
export const SWIPE_WIDTH_PART = 1 / 4;

/** The minimum ratio of a swipe's horizontal to vertical distance (original). */
export const SWIPE_STEEPNESS = 1.5;

/** The horizontal wheel distance that moves to another picture, in CSS pixels (original). */
export const WHEEL_MOVE_PX = 200;

/** After a wheel has moved, it moves nothing for this long (original). */
export const WHEEL_REST_MS = 500;

/** After a pause of this length, the wheel's count starts again (original). */
export const WHEEL_MEMORY_MS = 300;

/** The least time between two moves of a held arrow key (LB-07). */
export const KEY_REPEAT_LIMIT_MS = 180;

/** How much releasing an arrow key shortens that time (LB-07). */
export const KEY_UP_BONUS_MS = 40;

/** The least space between a fitted picture and each edge of the stage (LB-07). */
export const IMAGE_PADDING_PX = 10;

/** After a gesture, a click beside the picture closes nothing for this long (original). */
export const CLICK_REST_MS = 100;

/** A press that moves less is a click, however unsteady the finger. Our choice: no source gives it. */
export const CLICK_TRAVEL_PX = 10;

/** How far Shift and an arrow key pan an enlarged picture, in CSS pixels. Our choice: the original cannot pan by keyboard. */
export const KEY_PAN_PX = 80;
