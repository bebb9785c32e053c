import { words } from "virtual:site";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./stars.module.css";

const STAR = "M10 1l2.7 5.8 6.3.8-4.65 4.35 1.2 6.25L10 15.15 4.45 18.2l1.2-6.25L1 7.6l6.3-.8z";
const STAR_COUNT = 5;
const STAR_STEP = 25;

/** The fixed rating that every service shows: five stars with `5.0(30)` (SERV-01, CONST-01). */
export function Stars() {
  return (
    <span className={styles.stars}>
      <svg width="84" height="14" viewBox="0 0 120 20" aria-hidden="true">
        {Array.from({ length: STAR_COUNT }, (_, index) => (
          <path key={index} transform={`translate(${index * STAR_STEP})`} d={STAR} />
        ))}
      </svg>
      <span aria-hidden="true">{words.card.rating}</span>
      <VisuallyHidden>{words.card.ratingSpoken}</VisuallyHidden>
    </span>
  );
}
