/** Runs before the first paint, so that nothing of another theme or direction is seen (NAV-06). */
import { applyStoredPreferences } from "./browser/stored-preferences.ts";

applyStoredPreferences();
