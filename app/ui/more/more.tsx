import { ChevronDown, Plus } from "lucide";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "../icon/icon.tsx";
import styles from "./more.module.css";

/** What a phone shows when it is asked for, and a wide screen or a sheet anyway. The label may be the heading of what unfolds. */
export function More({ label, isOpen, children }: { label: ReactNode; isOpen?: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // Browsers unfold what has the target in it, but not where its heading is the target: until hydration, the stylesheet shows that.
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (details.current?.contains(target)) details.current.open = true;
  }, [location]);
  return (
    <details ref={details} className={styles.more} open={isOpen}>
      <summary className={styles.summary}>
        {label}
        <Icon shape={typeof label === "string" ? ChevronDown : Plus} size="large" />
      </summary>
      {children}
    </details>
  );
}
