import { business, labels } from "virtual:site";
import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { PATIENCE_MS } from "../../browser/load-chunk.ts";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./navigation-progress.module.css";

/** How long a page may take before the visitor is told that it is loading, in milliseconds: most take less. */
const LATE_MS = 250;

/**
 * Says that a page is loading, once that takes a while: the browser says so for documents only. After a long while it offers a link that
 * loads the page as a document, and the phone number. A screen reader announces a live region only if it exists before its text changes.
 */
export function NavigationProgress() {
  const { location } = useNavigation();
  const [wait, setWait] = useState<"late" | "slow">();
  useEffect(() => {
    if (!location) return;
    const late = setTimeout(setWait, LATE_MS, "late");
    const slow = setTimeout(setWait, PATIENCE_MS, "slow");
    return () => {
      clearTimeout(late);
      clearTimeout(slow);
      setWait(undefined);
    };
  }, [location]);
  return (
    <div role="status" className={wait && styles.progress}>
      {wait === "late" && <VisuallyHidden>{labels.navigation.loading}</VisuallyHidden>}
      {wait === "slow" && location && (
        <p className={styles.slow}>
          <span>{labels.navigation.slow}</span>
          <a href={createPath(location)}>{labels.navigation.reload}</a>
          <PhoneLink phone={business.phone} />
        </p>
      )}
    </div>
  );
}
