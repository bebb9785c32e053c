import { ChevronDown, Plus } from "lucide";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "../icon/icon.tsx";
import styles from "./more.module.css";

/** Content that phones fold; wide screens and print always show it. The label may be its heading. */
export function More({ label, isOpen, children }: { label: ReactNode; isOpen?: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // Browsers unfold what has the target in it, but not where its heading is the target: until hydration, the stylesheet shows that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the target can be followed twice
  useLayoutEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (details.current?.contains(target)) details.current.open = true;
  }, [hash, key]);
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
