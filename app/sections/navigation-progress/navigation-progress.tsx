import { words } from "virtual:site";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./navigation-progress.module.css";

/** How long a page may take before it is said to be on its way, in milliseconds: most are there before that. */
const PATIENCE_MS = 250;

/** Says that a page is on its way, once that takes a while: the browser shows it of documents alone. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <Progress />;
}

function Progress() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <div className={styles.progress} role="status">
        <VisuallyHidden>{words.navigation.loading}</VisuallyHidden>
      </div>
    )
  );
}
