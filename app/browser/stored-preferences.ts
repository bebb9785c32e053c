import { THEME } from "./attributes.ts";

/** Sets the theme and the reading direction that the visitor chose last, on whichever page (NAV-06). */
export function applyStoredPreferences(): void {
  try {
    const { theme, direction } = localStorage;
    if (theme) document.documentElement.setAttribute(THEME, theme);
    if (direction) document.documentElement.dir = direction;
  } catch {
    // Storage can be forbidden: the system's setting and the document's direction then hold.
  }
}

/** The `media` attribute of what only the dark theme shows. */
export const darkMedia = (theme: string | undefined): string =>
  theme ? (theme === "dark" ? "all" : "not all") : "(prefers-color-scheme: dark)";
