import { words } from "virtual:site";
import { ArrowUp } from "lucide";
import { useScrolledPast } from "../../browser/use-scrolled-past.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./floating-controls.module.css";
import { PreferenceButtons } from "./preference-buttons.tsx";

/** How far the page must be scrolled before the way back to its top is offered, in pixels (NAV-06, CONST-01). */
const BACK_TO_TOP_THRESHOLD_PX = 300;

/** At the screen's edge: theme, direction, and back to the top (NAV-06). */
export function FloatingControls() {
  const canGoUp = useScrolledPast(BACK_TO_TOP_THRESHOLD_PX);
  const goUp = () => {
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
  };
  return (
    <aside className={styles.controls} aria-label={words.controls.name}>
      <PreferenceButtons />
      <button type="button" hidden={!canGoUp} aria-label={words.controls.top} onClick={goUp}>
        <Icon shape={ArrowUp} />
      </button>
    </aside>
  );
}
