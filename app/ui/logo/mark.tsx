import { brand, business } from "virtual:site";
import { Drawn } from "./drawn.tsx";
import styles from "./logo.module.css";

/** The business's mark; without one, the first letter of its name. Decoration. */
export function Mark() {
  return brand.mark ? (
    <Drawn drawing={brand.mark} room={{ width: 3.25, height: 2.25 }} />
  ) : (
    <span className={styles.letter} aria-hidden="true">
      {[...business.shortName][0]}
    </span>
  );
}
