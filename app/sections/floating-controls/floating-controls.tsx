import { words } from "virtual:site";
import { ArrowUp } from "lucide";
import { prefersReducedMotion } from "../../browser/reduced-motion.ts";
import { useScrolledPast } from "../../browser/use-scrolled-past.ts";
import { flag, NEEDS_CODE } from "../../hydration/attributes.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./floating-controls.module.css";
import { PreferenceButtons } from "./preference-buttons.tsx";

/** How far the page must be scrolled before the way back to its top is offered, in pixels (NAV-06, CONST-01). */
const BACK_TO_TOP_THRESHOLD_PX = 300;

/** How far it must be scrolled before these controls replace the header's on small screens, in pixels: as far as for the sticky bar. */
const FLOATING_THRESHOLD_PX = 50;

/** At the screen's edge: theme, direction, and back to the top (NAV-06). On small screens the first two start in the header. */
export function FloatingControls() {
  const isScrolled = useScrolledPast(FLOATING_THRESHOLD_PX);
  const canGoUp = useScrolledPast(BACK_TO_TOP_THRESHOLD_PX);
  const goUp = () => {
    // Past the threshold the button hides. If it still had the focus then, React would give the focus back, and that ends the scrolling.
    document.querySelector("main")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };
  return (
    <aside className={styles.controls} data-scrolled={isScrolled || undefined} aria-label={words.controls.name} {...flag(NEEDS_CODE)}>
      <PreferenceButtons />
      <button type="button" hidden={!canGoUp} aria-label={words.controls.top} onClick={goUp}>
        <Icon shape={ArrowUp} />
      </button>
    </aside>
  );
}
