import { SPRITE_URL } from "../sprite/sprite-url.ts";
import styles from "./motif.module.css";

/** The line of Table Mountain and a curl of air, standing on the edge of what follows. Decoration. */
export function Horizon() {
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg width="736" height="110" viewBox="0 40 736 110">
        <use href={`${SPRITE_URL}#horizon`} />
      </svg>
      <svg className={styles.curl} width="116" height="62" viewBox="0 0 116 62">
        <use href={`${SPRITE_URL}#curl`} />
      </svg>
    </div>
  );
}

/** A line of air that ends in a curl, as wide as the space around it. Decoration. */
export function AirLine() {
  return (
    <div className={styles.airLine} aria-hidden="true">
      <svg width="116" height="60" viewBox="0 0 116 62" preserveAspectRatio="xMaxYMax">
        <use href={`${SPRITE_URL}#curl`} />
      </svg>
    </div>
  );
}

/** Moving air: one long swing that ends in a curl. Decoration. */
export function AirCurve() {
  return (
    <svg className={styles.airCurve} width="780" height="100" viewBox="0 0 780 100" aria-hidden="true">
      <use href={`${SPRITE_URL}#air`} />
    </svg>
  );
}
