import { useSyncExternalStore } from "react";
import { THEME } from "./attributes.ts";
import { applyStoredPreferences } from "./stored-preferences.ts";

/** The local storage keys of the choices; {@link applyStoredPreferences} reads them (NAV-06). */
const STORAGE = { theme: "theme", direction: "direction" } as const;

const CHANGED = "site:preferences";

/** The theme of the page: the visitor's choice, else the system's. */
export type Theme = "light" | "dark";
/** The reading direction of the layout (NAV-06, NAV-07). */
type Direction = "ltr" | "rtl";

const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)");

function subscribe(onChange: () => void): () => void {
  const system = systemIsDark();
  system.addEventListener("change", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    system.removeEventListener("change", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function chosenTheme(): Theme | undefined {
  const theme = document.documentElement.getAttribute(THEME);
  return theme === "light" || theme === "dark" ? theme : undefined;
}

const currentTheme = (): Theme => chosenTheme() ?? (systemIsDark().matches ? "dark" : "light");

const currentDirection = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

/** The theme that the visitor has chosen, if any. */
export function useChosenTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, chosenTheme, () => undefined);
}

/** The theme in force: the visitor's choice, else the system's setting. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "light");
}

/** The direction in force: the visitor's choice, else left to right. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, currentDirection, () => "ltr");
}

/** Changes to the other theme, and keeps the choice. */
export function toggleTheme(): void {
  const theme: Theme = currentTheme() === "dark" ? "light" : "dark";
  document.documentElement.setAttribute(THEME, theme);
  keep(STORAGE.theme, theme);
}

/** Changes to the other direction, and keeps the choice. */
export function toggleDirection(): void {
  const direction: Direction = currentDirection() === "rtl" ? "ltr" : "rtl";
  document.documentElement.dir = direction;
  keep(STORAGE.direction, direction);
}

/** Applies choices from another tab, and from another page while this one was in the back/forward cache (NAV-06). */
export function followStoredPreferences(): void {
  const follow = () => {
    applyStoredPreferences();
    window.dispatchEvent(new Event(CHANGED));
  };
  window.addEventListener("storage", follow);
  window.addEventListener("pageshow", ({ persisted }) => persisted && follow());
  follow(); // the page may have entered the back/forward cache before this code ran
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage can be forbidden or full; the choice then lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}
