import { SPRITE_URL } from "../sprite/sprite-url.ts";
import styles from "./motif.module.css";

/** The brand's horizon above the footer, where the sprite has one, on a line of air that ends in a curl. Decoration. */
export function Horizon() {
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg width="736" height="110" viewBox="0 0 736 110">
        <use href={`${SPRITE_URL}#horizon`} />
      </svg>
      <svg className={styles.curl} data-directed="" width="116" height="62" viewBox="0 0 116 62">
        <use href={`${SPRITE_URL}#curl`} />
      </svg>
    </div>
  );
}

/** A line of air that ends in a curl, as wide as the space around it. Decoration. */
export function AirLine() {
  return (
    <div className={styles.airLine} aria-hidden="true">
      <svg data-directed="" width="116" height="60" viewBox="0 0 116 62" preserveAspectRatio="xMaxYMax">
        <use href={`${SPRITE_URL}#curl`} />
      </svg>
    </div>
  );
}
