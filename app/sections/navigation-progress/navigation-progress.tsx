import { labels } from "virtual:site";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./navigation-progress.module.css";

/** How long a page may take before the visitor is told that it is loading, in milliseconds: most take less. */
const LATE_MS = 250;

/**
 * Says that a page is loading, once that takes a while: the browser says so for documents only. A screen reader announces a live region only
 * if it exists before its text changes.
 */
export function NavigationProgress() {
  const { location } = useNavigation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [location]);
  return (
    <div role="status" className={isLate ? styles.progress : undefined}>
      {isLate && <VisuallyHidden>{labels.navigation.loading}</VisuallyHidden>}
    </div>
  );
}
