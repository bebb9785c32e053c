import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** Two headed columns, the second the wider one. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
