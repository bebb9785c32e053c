/** Table Mountain from the bay, true to scale: Devil's Peak, the table with Platteklip's notch, Lion's Head and Signal Hill.
 * Taken from the table of heights in art/kit/props/outdoors.py. */
export const HORIZON_OUTLINE =
  "M0 150L32 147 56 139 79 126 99 113 117 98 141 74 152 66 158 59 163 57 168 59 183 75 191 82 199 84 206 83 211 76 218 60 224 55 233 52 247 50 266 49 369 51 373 53 375 56 377 53 381 51 494 51 500 52 503 58 506 68 511 74 515 78 520 89 526 98 538 110 551 121 564 128 576 125 589 116 609 99 617 89 620 88 623 89 632 101 650 118 659 122 677 117 688 119 700 126 723 146 736 150";

/** Moving air: one long swing that ends in a curl. */
export const AIR_OUTLINE = "M0 96C150 96 210 40 360 40s170 56 300 56c74 0 112-22 112-50 0-22-16-36-35-36-17 0-29 12-29 26 0 11 8 19 18 19";

/** The five stars of a rating, in a box 120 wide and 20 high. */
export const STARS_OUTLINE = [0, 25, 50, 75, 100]
  .map((left) => `M${left + 10} 1l2.7 5.8 6.3.8-4.65 4.35 1.2 6.25-5.55-3.05-5.55 3.05 1.2-6.25L${left + 1} 7.6l6.3-.8z`)
  .join("");
