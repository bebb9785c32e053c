import { labels } from "virtual:site";
import { SPRITE_URL } from "../sprite/sprite-url.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./stars.module.css";

/** The fixed rating that every service shows: five stars with `5.0(30)` (SERV-01, CONST-01). */
export function Stars() {
  return (
    <span className={styles.stars}>
      <svg width="84" height="14" viewBox="0 0 120 20" aria-hidden="true">
        <use href={`${SPRITE_URL}#stars`} />
      </svg>
      <span aria-hidden="true">{labels.card.rating}</span>
      <VisuallyHidden>{labels.card.ratingSpoken}</VisuallyHidden>
    </span>
  );
}
