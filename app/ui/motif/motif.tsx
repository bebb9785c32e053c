import styles from "./motif.module.css";

const MOUNTAIN =
  "M0 150C44 150 74 147 104 136L132 122 148 108 160 88 172 74 180 60 187 56 195 66 206 74 219 93 229 90 238 70 246 58 258 53 318 50 350 51 355 57 361 50 432 47 459 50 466 62 474 84 490 98C501 111 512 118 526 119L539 105 548 90 554 82 561 80 567 87 573 101 586 112C602 119 622 114 646 117 676 121 698 150 736 150";
const CURL = "c20 0 35-11 35-27 0-13-9-22-20.5-22C82 13 75 20 75 29c0 7 5 12 11.5 12";
const LOGO =
  "M1 27h5.5L13 15.5l3.2 3.7L20 9h14l4.3 11.6 3.2-4.1 4.2 8c1.6 1.8 3.8 2.5 6.6 2.5 4.3 0 6.7-2.6 6.7-5.6 0-2.6-1.9-4.4-4.3-4.4-2 0-3.4 1.4-3.4 3.1";
const AIR = "M0 96C150 96 210 40 360 40s170 56 300 56c74 0 112-22 112-50 0-22-16-36-35-36-17 0-29 12-29 26 0 11 8 19 18 19";

/** The line of Table Mountain and a curl of air, standing on the edge of what follows. Decoration. */
export function Horizon() {
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg viewBox="0 40 736 110">
        <path d={MOUNTAIN} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={styles.curl} viewBox="0 0 116 62">
        <path d={`M0 62h78${CURL}`} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

/** A line of air that ends in a curl, as wide as the space around it. Decoration. */
export function AirLine() {
  return (
    <div className={styles.airLine} aria-hidden="true">
      <svg viewBox="0 0 116 62" preserveAspectRatio="xMaxYMax meet">
        <path d={`M-2000 62H78${CURL}`} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

/** Moving air: one long swing that ends in a curl. Decoration. */
export function AirCurve() {
  return (
    <svg className={styles.airCurve} viewBox="0 0 780 100" aria-hidden="true">
      <path d={AIR} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The logo's mark: the mountain that turns into moving air. Decoration beside the name. */
export function LogoMark() {
  return (
    <svg className={styles.logoMark} viewBox="0 6 60 23" aria-hidden="true">
      <path d={LOGO} />
    </svg>
  );
}
