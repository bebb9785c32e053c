import { labels } from "virtual:site";
import { useNavigation } from "react-router";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./navigation-progress.module.css";

/** Says that a page is loading. A screen reader announces a live region only if it exists before its text changes. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === "loading";
  return (
    <div role="status">
      {isLoading && (
        <div className={styles.progress}>
          <VisuallyHidden>{labels.navigation.loading}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
