import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./more.module.css";

/** What a phone shows when it is asked for, and a wide screen or a sheet anyway; `about` is only read out. */
export function More({ label, about, children }: { label: string; about?: string | undefined; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        <span>
          {label}
          {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
        </span>
        <Icon shape={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
