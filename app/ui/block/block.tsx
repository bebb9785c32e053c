import type { ReactNode } from "react";
import styles from "./block.module.css";

interface BlockProps {
  /** The heading's anchor. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A headed part of a page's main column. */
export function Block({ id, heading, children }: BlockProps) {
  return (
    <section aria-labelledby={id} className={styles.block}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
