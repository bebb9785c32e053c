import type { ReactNode } from "react";
import styles from "./stack.module.css";

interface StackProps {
  /** Whether the parts take the site's whole measure, not a reader's. */
  wide?: boolean;
  children: ReactNode;
}

/** Parts of a page one below the other. */
export function Stack({ wide = false, children }: StackProps) {
  return (
    <div className={styles.stack} data-wide={wide || undefined}>
      {children}
    </div>
  );
}
