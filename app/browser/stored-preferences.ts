import { ZONE_MS } from "./zone.ts";

/** Sets what the visitor has chosen; otherwise the system's theme and the document's direction hold. */
export function applyPreferences({ theme, direction }: { theme?: string; direction?: string }): void {
  if (theme) document.documentElement.setAttribute("data-theme", theme);
  if (direction) document.documentElement.dir = direction;
}

/** Sets the theme and the reading direction that the visitor chose last, on whichever page (NAV-06). */
export function applyStoredPreferences(): void {
  try {
    const { theme, direction } = localStorage;
    applyPreferences({ theme, direction });
  } catch {
    // Storage can be forbidden.
  }
}

/** What only the dark theme shows, before anybody has chosen a theme, by day. */
export const SYSTEM_IS_DARK = "(prefers-color-scheme: dark)";

/** The `media` attribute of the hero's picture at dusk: the visitor's choice decides, else the system, and the hour in Cape Town. */
export function duskMedia(theme: string | undefined): string {
  if (theme) return theme === "dark" ? "all" : "not all";
  const hour = new Date(Date.now() + ZONE_MS).getUTCHours();
  return hour < 6 || hour > 17 ? "all" : SYSTEM_IS_DARK;
}
