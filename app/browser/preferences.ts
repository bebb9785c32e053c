import { useSyncExternalStore } from "react";
import { applyPreferences, applyStoredPreferences, duskMedia, SYSTEM_IS_DARK } from "./stored-preferences.ts";

const CHANGED = "site:preferences";

const systemIsDark = () => window.matchMedia(SYSTEM_IS_DARK);

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  systemIsDark().addEventListener("change", onChange, { signal });
  window.addEventListener(CHANGED, onChange, { signal });
  return () => listening.abort();
}

const chosenTheme = () => document.documentElement.dataset.theme;
const currentTheme = () => chosenTheme() ?? (systemIsDark().matches ? "dark" : "light");
const currentDuskMedia = () => duskMedia(chosenTheme());
const currentDirection = () => document.documentElement.dir || "ltr";

/** The `media` attribute of a picture at dusk. Prerendered documents follow the system setting. */
export const useDuskMedia = () => useSyncExternalStore(subscribe, currentDuskMedia, () => SYSTEM_IS_DARK);

/** The theme in force: the visitor's choice, else the system's setting. */
export const useTheme = () => useSyncExternalStore(subscribe, currentTheme, () => "light");

/** The direction in force: the visitor's choice, else left to right. */
export const useDirection = () => useSyncExternalStore(subscribe, currentDirection, () => "ltr");

/** Switches the theme and stores the choice. */
export const toggleTheme = () => choose({ theme: currentTheme() === "dark" ? "light" : "dark" });

/** Switches the direction and stores the choice. */
export const toggleDirection = () => choose({ direction: currentDirection() === "rtl" ? "ltr" : "rtl" });

function choose(choice: Parameters<typeof applyPreferences>[0]): void {
  applyPreferences(choice);
  try {
    Object.assign(localStorage, choice);
  } catch {
    // Storage can be forbidden or full; the choice then lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Applies choices made in other tabs, or on other pages while this one was in the back/forward cache (NAV-06). */
export function followStoredPreferences(): void {
  const follow = () => {
    applyStoredPreferences();
    window.dispatchEvent(new Event(CHANGED));
  };
  window.addEventListener("storage", follow);
  window.addEventListener("pageshow", ({ persisted }) => persisted && follow());
  follow(); // the page may have entered the back/forward cache before this code ran
}
