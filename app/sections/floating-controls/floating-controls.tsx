import { business, labels } from "virtual:site";
import { toggleDirection, toggleTheme, useDirection, useTheme } from "../../browser/preferences.ts";
import { reducedMotion } from "../../browser/reduced-motion.ts";
import { useScrolledPast } from "../../browser/use-scrolled-past.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { CallButton } from "../../ui/phone/phone.tsx";
import { useOpening } from "../opening/open-now.tsx";
import styles from "./floating-controls.module.css";

/** How far the page must be scrolled before the way back to its top is offered, in pixels (NAV-06, CONST-01). */
const BACK_TO_TOP_THRESHOLD_PX = 300;

/** At the screen's edge, where they cover no words (LOOK-04): theme, direction, back to the top (NAV-06); on small screens also a call. */
export function FloatingControls() {
  const canGoUp = useScrolledPast(BACK_TO_TOP_THRESHOLD_PX);
  const isDark = useTheme() === "dark";
  const isRtl = useDirection() === "rtl";
  const { name, dark, direction, top } = labels.controls;
  const opening = useOpening();
  /** In few words, whether somebody answers now. */
  const answers = opening && (opening.state === "open" ? opening.heading : opening.note || opening.heading);
  const goUp = () => {
    // Past the threshold the button hides. If it still had the focus then, React would give the focus back, and that ends the scrolling.
    document.querySelector("main")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: reducedMotion().matches ? "instant" : "smooth" });
  };
  return (
    <aside className={styles.bar} aria-label={name} data-screen-only="">
      <div className={styles.controls} data-needs-code="">
        <IconButton label={dark} shape={isDark ? "icon-sun" : "icon-moon"} aria-pressed={isDark} onClick={toggleTheme} />
        <IconButton label={direction} shape="icon-arrow-left-right" aria-pressed={isRtl} onClick={toggleDirection} />
        <IconButton label={top} shape="icon-arrow-up" hidden={!canGoUp} onClick={goUp} />
      </div>
      <div className={styles.call} data-only-small="" data-answers={business.hours && ""}>
        <CallButton label={[labels.navigation.call, opening?.line, business.phone.display].filter(Boolean).join(", ")} look="ink" wide>
          <span>
            {labels.navigation.call}
            {answers && <small>{answers}</small>}
          </span>
        </CallButton>
      </div>
    </aside>
  );
}
