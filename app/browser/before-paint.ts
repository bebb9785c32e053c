/** Runs before the first paint, so that nothing of another theme or direction is seen (NAV-06), and no large picture is fetched in vain. */

import { SAVING } from "./attributes.ts";
import { SAVING_SIZES, savesData } from "./saves-data.ts";
import { applyStoredPreferences } from "./stored-preferences.ts";

applyStoredPreferences();
if (savesData()) {
  document.documentElement.setAttribute(SAVING, "");
  takeSmallPictures();
} else preloadFont();

/** Early, so that the font can be there at the first paint. A preload in the HTML would fetch it for visitors who save data too. */
function preloadFont(): void {
  const { font } = (document.currentScript as HTMLScriptElement).dataset;
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href: font }));
}

/**
 * Gives each lazy picture small sizes while the document is parsed: after a first layout the browser may have requested large files. The
 * LCP image, which is not lazy, is requested before this could change it.
 */
function takeSmallPictures(): void {
  const observer = new MutationObserver(() => {
    for (const { parentElement } of document.querySelectorAll("img[loading=lazy]"))
      for (const part of (parentElement as HTMLElement).children) (part as HTMLSourceElement).sizes = SAVING_SIZES;
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}
