import { words } from "virtual:site";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./navigation-progress.module.css";

/** How long a page may take before it is said to be on its way, in milliseconds: most are there before that. */
const PATIENCE_MS = 250;

/**
 * Says that a page is on its way, once that takes a while: the browser shows it of documents alone. What reads pages out listens to an
 * element that is there before it has something to say.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [state]);
  return (
    <div role="status" className={isLate ? styles.progress : undefined}>
      {isLate && <VisuallyHidden>{words.navigation.loading}</VisuallyHidden>}
    </div>
  );
}
