/**
 * The inline script in every document's head. It runs before the first paint, so that nothing of another theme or direction is seen (NAV-06),
 * and no large picture is fetched in vain. It also holds what has to work when no other file loads.
 */

import { isQuick, SAVING_SIZES, savesData } from "./connection.ts";
import { abandonHydration, isHydrated } from "./hydrated.ts";
import { ChunkLoadError } from "./load-chunk.ts";
import { applyStoredPreferences, duskMedia } from "./stored-preferences.ts";

applyStoredPreferences();
const isSaving = savesData();
if (isSaving) document.documentElement.dataset.saving = "";
else if (isQuick()) preloadFont();
if (isSaving || location.pathname === "/") choosePictures(); // home's hero has a picture for the dark theme

/** Chromium waits for a preloaded font with the first paint, 0.3 s on a phone. On a slow line it does so in vain. */
function preloadFont(): void {
  const { font } = (document.currentScript as HTMLScriptElement).dataset;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href: font }));
}

/**
 * Chooses the files of lazy pictures while the document is parsed; after a first layout the browser may have requested others. With Save-Data
 * all are small. A picture that has another for the dark theme gets the theme's or the hour's and loads at once. Other LCP images are requested
 * before this could change them.
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
    }
    if (document.readyState !== "loading") observer.disconnect(); // on DOMContentLoaded it would drop what is still to be reported
  });
  observer.observe(document, { childList: true, subtree: true });
}

// When the boot script fails to load, the page stays as it was prerendered. A script that a host or an extension adds may fail.
addEventListener(
  "error",
  ({ target }) => target instanceof HTMLScriptElement && target.dataset.code && abandonHydration(new ChunkLoadError(target.src)),
  true,
);

// An entry of a navigation within the site shares this document, which shows another page.
const address = () => location.pathname + location.search;
const served = address();
addEventListener("popstate", () => isHydrated() || address() === served || location.reload());
