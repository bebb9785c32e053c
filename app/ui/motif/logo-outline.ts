/** The mountain that turns into moving air, in a box from 0, 13 that is 60 wide and 17 high.
 * The skyline follows the table of heights in art/kit/props/outdoors.py, made 1.45 times as tall. */
export const LOGO_OUTLINE =
  "M1 27l8-10 2 3 2-3 1.7-.5h18l1.4 3 3.4 5.2 4-4.2c2.8 3.4 4.5 6.5 10.8 6.5 4.3 0 6.7-2.6 6.7-5.6 0-2.6-1.9-4.4-4.3-4.4-2 0-3.4 1.4-3.4 3.1";
