/**
 * The inline script in every document's head. It runs before the first paint, so that the wrong theme or direction never flashes (NAV-06)
 * and no large picture is fetched needlessly. It also holds what must work when no other file loads.
 */

import { isQuick, SAVING_SIZES, savesData } from "./connection.ts";
import { abandonHydration, isHydrated } from "./hydrated.ts";
import { applyStoredPreferences, duskMedia } from "./stored-preferences.ts";

applyStoredPreferences();
const isSaving = savesData();
if (isSaving) document.documentElement.dataset.saving = "";
else if (isQuick()) preloadFont();
if (isSaving || location.pathname === "/") choosePictures(); // home's hero has a second picture for the dark theme

/** Chromium delays the first paint for a preloaded font, 0.3 s on a phone. On a slow connection that gains nothing. */
function preloadFont(): void {
  const { font } = (document.currentScript as HTMLScriptElement).dataset;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href: font }));
}

/**
 * Chooses the files of lazy pictures while the document is parsed; after the first layout the browser may already have requested others. With
 * Save-Data all are small. A picture with a dark variant gets the one for the theme or the hour, and loads eagerly. Other LCP images are
 * requested too early to change.
 */
function choosePictures(): void {
  const { theme } = document.documentElement.dataset;
  const observer = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
      const parts = [...(image.parentElement as HTMLElement).children] as HTMLSourceElement[];
      if (isSaving) for (const part of parts) part.sizes = SAVING_SIZES;
      const dark = parts.find(({ media }) => media);
      if (!dark) continue;
      dark.media = duskMedia(theme);
      image.loading = "eager";
      if (!isSaving) observer.disconnect(); // the hero is the only such picture
    }
    if (document.readyState !== "loading") observer.disconnect(); // on DOMContentLoaded it would drop pending records
  });
  observer.observe(document, { childList: true, subtree: true });
}

// If the boot script fails to load, the page stays as prerendered. Scripts added by a host or an extension may fail without effect, and so may
// other elements; an error of the window itself has no dataset.
const keepPage = (script: HTMLScriptElement) => script.dataset?.code && abandonHydration(new Error(`Loading chunk ${script.src} failed`));
addEventListener("error", ({ target }) => keepPage(target as HTMLScriptElement), true);

// Back or Forward to an entry made by client-side navigation keeps this document, which shows another page.
const address = () => location.pathname + location.search;
const prerenderedAddress = address();
addEventListener("popstate", () => isHydrated() || address() === prerenderedAddress || location.reload());
