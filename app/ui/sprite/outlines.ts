/** Table Mountain from the bay: Devil's Peak, the table with Platteklip's notch, Lion's Head and Signal Hill. */
export const HORIZON_OUTLINE =
  "M0 150C44 150 74 147 104 136L132 122 148 108 160 88 172 74 180 60 187 56 195 66 206 74 219 93 229 90 238 70 246 58 258 53 318 50 350 51 355 57 361 50 432 47 459 50 466 62 474 84 490 98C501 111 512 118 526 119L539 105 548 90 554 82 561 80 567 87 573 101 586 112C602 119 622 114 646 117 676 121 698 150 736 150";

/** Moving air: one long swing that ends in a curl. */
export const AIR_OUTLINE = "M0 96C150 96 210 40 360 40s170 56 300 56c74 0 112-22 112-50 0-22-16-36-35-36-17 0-29 12-29 26 0 11 8 19 18 19";

/** The five stars of a rating, in a box 120 wide and 20 high. */
export const STARS_OUTLINE = [0, 25, 50, 75, 100]
  .map((left) => `M${left + 10} 1l2.7 5.8 6.3.8-4.65 4.35 1.2 6.25-5.55-3.05-5.55 3.05 1.2-6.25L${left + 1} 7.6l6.3-.8z`)
  .join("");
