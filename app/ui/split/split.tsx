import { labels } from "virtual:site";
import type { ReactNode } from "react";
import styles from "./split.module.css";

interface SplitProps {
  /** What is beside the main column and stays in view while it is read. */
  aside: ReactNode;
  /** Whether the panel comes before the column on small screens and at the line's start on wide ones. */
  asideFirst?: boolean;
  children: ReactNode;
}

/** A main column with a side panel of 22rem; on small screens the panel follows the column. */
export function Split({ aside, asideFirst = false, children }: SplitProps) {
  return (
    <div className={styles.split} data-aside-first={asideFirst || undefined}>
      {asideFirst && <div className={styles.aside}>{aside}</div>}
      <div className={styles.main}>{children}</div>
      {!asideFirst && (
        <aside className={styles.aside} aria-label={labels.navigation.aside}>
          {aside}
        </aside>
      )}
    </div>
  );
}
