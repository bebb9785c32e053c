import type { ReactNode } from "react";
import styles from "./columns.module.css";

interface ColumnsProps {
  /** Their anchor. */
  id?: string;
  /** Whether the second column belongs to the first one's heading: on small screens it follows closely. */
  related?: boolean;
  children: ReactNode;
}

/** Two columns, the second the wider one. */
export function Columns({ id, related = false, children }: ColumnsProps) {
  return (
    <div id={id} className={styles.columns} data-related={related || undefined}>
      {children}
    </div>
  );
}
