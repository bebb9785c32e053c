/** The mountain that turns into moving air, in a box from 0, 6 that is 60 wide and 23 high. */
export const LOGO_OUTLINE =
  "M1 27h5.5L13 15.5l3.2 3.7L20 9h14l4.3 11.6 3.2-4.1 4.2 8c1.6 1.8 3.8 2.5 6.6 2.5 4.3 0 6.7-2.6 6.7-5.6 0-2.6-1.9-4.4-4.3-4.4-2 0-3.4 1.4-3.4 3.1";
