import { labels } from "virtual:site";
import { ArrowLeftRight, Moon, Sun } from "lucide";
import { toggleDirection, toggleTheme, useDirection, useTheme } from "../../browser/preferences.ts";
import { Icon } from "../../ui/icon/icon.tsx";

/** Two switches: dark theme, right-to-left direction. */
export function PreferenceButtons() {
  const isDark = useTheme() === "dark";
  const isRtl = useDirection() === "rtl";
  const { dark, direction } = labels.controls;
  return (
    <>
      <button type="button" aria-pressed={isDark} aria-label={dark} onClick={toggleTheme}>
        <Icon shape={isDark ? Sun : Moon} />
      </button>
      <button type="button" aria-pressed={isRtl} aria-label={direction} onClick={toggleDirection}>
        <Icon shape={ArrowLeftRight} />
      </button>
    </>
  );
}
