/**
 * Runs in the browser in `vite` only. A page has the CSS of its components twice: from the served stylesheet, and from Vite once their code
 * has loaded. When Vite updates the second, this reloads the first, or a removed declaration would stay.
 */
import { STYLESHEET_ID } from "../app/browser/page-files.ts";

import.meta.hot?.on("vite:afterUpdate", ({ updates }) => {
  if (!updates.some(({ path }) => path.endsWith(".css"))) return;
  const link = document.getElementById(STYLESHEET_ID) as HTMLLinkElement;
  link.href = `${link.href.replace(/\?.*$/, "")}?${Date.now()}`;
});
