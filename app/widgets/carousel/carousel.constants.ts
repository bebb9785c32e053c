/* The carousel's specified numbers (STATE-01, §4 and §9 of the specification). How many items are side by side is in the stylesheet. */

/** Time between two steps of the automatic rotation (STATE-01, CONST-01). */
export const AUTOPLAY_INTERVAL_MS = 3000;

/** Length of the movement from one item to the next (STATE-01). */
export const TRANSITION_MS = 400;

/** The part of an item's width that a swipe needs in order to move on; a shorter one springs back. Our choice: no source gives it. */
export const SWIPE_PART = 1 / 8;

/** How far a finger moves before the items follow it, in CSS pixels; until then it may be a tap or a scroll. Our choice. */
export const SWIPE_SLOP_PX = 8;
