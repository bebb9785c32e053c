import { words } from "virtual:site";
import { ArrowLeftRight, Moon, Sun } from "lucide";
import { toggleDirection, toggleTheme, useDirection, useTheme } from "../../browser/preferences.ts";
import { Icon } from "../../ui/icon/icon.tsx";

interface PreferenceButtonsProps {
  /** Whether each button shows its words, not only its icon. */
  hasLabels?: boolean;
  className?: string | undefined;
}

/** Two switches: dark theme, right-to-left direction. */
export function PreferenceButtons({ hasLabels = false, className }: PreferenceButtonsProps) {
  const isDark = useTheme() === "dark";
  const isRtl = useDirection() === "rtl";
  const { dark, direction } = words.controls;
  return (
    <>
      <button type="button" className={className} aria-pressed={isDark} aria-label={hasLabels ? undefined : dark} onClick={toggleTheme}>
        <Icon shape={isDark ? Sun : Moon} />
        {hasLabels && dark}
      </button>
      <button
        type="button"
        className={className}
        aria-pressed={isRtl}
        aria-label={hasLabels ? undefined : direction}
        onClick={toggleDirection}
      >
        <Icon shape={ArrowLeftRight} />
        {hasLabels && direction}
      </button>
    </>
  );
}
