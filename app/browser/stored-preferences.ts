import { ZONE_MS } from "./zone.ts";

/** Applies the visitor's choices; without any, or when storage is damaged, the system's theme and the document's direction apply. */
export function applyPreferences({ theme, direction }: { theme?: string; direction?: string }): void {
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (direction === "ltr" || direction === "rtl") document.documentElement.dir = direction;
}

/** Applies the theme and reading direction that the visitor last chose on any page (NAV-06). */
export function applyStoredPreferences(): void {
  try {
    const { theme, direction } = localStorage;
    applyPreferences({ theme, direction });
  } catch {
    // Storage can be forbidden.
  }
}

/** The `media` of dark-theme pictures by day, until the visitor chooses a theme. */
export const SYSTEM_IS_DARK = "(prefers-color-scheme: dark)";

/** The `media` attribute of the hero's dusk picture: the visitor's theme, else night hours in Cape Town, else the system's theme. */
export function duskMedia(theme: string | undefined): string {
  if (theme) return theme === "dark" ? "all" : "not all";
  const hour = new Date(Date.now() + ZONE_MS).getUTCHours();
  return hour < 6 || hour > 17 ? "all" : SYSTEM_IS_DARK;
}
