import { labels } from "virtual:site";
import type { ServiceCard } from "../../schema/page.ts";
import { fillPlaceholders } from "../copy/fill-placeholders.ts";
import { SPRITE_URL } from "../sprite/sprite-url.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./stars.module.css";

const STARS = `${SPRITE_URL}#stars`;

/** A rating such as `5.0(30)` behind as many stars (HOME-04, SERV-01, CONST-01). */
export function Stars({ value, count }: NonNullable<ServiceCard["rating"]>) {
  return (
    <span className={styles.stars}>
      <svg width="84" height="14" viewBox="0 0 120 20" aria-hidden="true">
        {value === "5.0" ? (
          <use href={STARS} />
        ) : (
          <>
            <use href={STARS} opacity=".25" />
            <svg width={(Number(value) / 5) * 120} height="20">
              <use href={STARS} />
            </svg>
          </>
        )}
      </svg>
      <span aria-hidden="true">{fillPlaceholders(labels.card.rating, { value, count })}</span>
      <VisuallyHidden>{fillPlaceholders(labels.card.ratingSpoken, { value, count })}</VisuallyHidden>
    </span>
  );
}
