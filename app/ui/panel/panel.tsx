import type { ReactNode } from "react";
import styles from "./panel.module.css";

/** A framed box with a few short things in it, one below the other. */
export function Panel({ surface, children }: { surface?: "plaster"; children: ReactNode }) {
  return (
    <div className={styles.panel} data-surface={surface}>
      {children}
    </div>
  );
}
