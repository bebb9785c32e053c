import { ChevronDown, Plus } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./more.module.css";

/** What a phone shows when it is asked for, and a wide screen or a sheet anyway. The label may be the heading of what unfolds. */
export function More({ label, isOpen, children }: { label: ReactNode; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary className={styles.summary}>
        {label}
        <Icon shape={typeof label === "string" ? ChevronDown : Plus} size="large" />
      </summary>
      {children}
    </details>
  );
}
