/** The id of the link to the site's whole sheet: disabled in the document, which carries the rules of its first view itself. */
export const SHEET_ID = "sheet";

/** Waits until the whole sheet is there, or will not come: what a living page adds is then drawn as it should be. */
export function wholeSheet(): Promise<void> {
  const link = document.getElementById(SHEET_ID) as HTMLLinkElement | null;
  return new Promise((resolve) => {
    if (!link || link.sheet) return resolve();
    link.onload = link.onerror = () => resolve();
  });
}
