/** What other people's code does to a page: translators, ad blockers, and browsers that lack what newer ones have. */
import { content, words } from "../support/content.ts";
import { hasPages, SERVICE } from "../support/paths.ts";
import { expect, menuLink, openHydrated, test } from "../support/test.ts";

/** As Google Translate: replaces each text by two `font` elements with the translated text. The browser's text node leaves the page. */
function translate(): void {
  const root = document.getElementById("root") as HTMLElement;
  const translateTexts = () => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea, [translate=no]")) continue;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(`~${text.data}`);
      text.replaceWith(outer);
    }
  };
  translateTexts();
  new MutationObserver(translateTexts).observe(root, { childList: true, subtree: true });
}

/** As an ad blocker: removes what its lists name, whenever it comes back. */
function blockAds(): void {
  const block = () => {
    for (const element of document.querySelectorAll(
      "meta[name=description], a[href*='facebook.'], a[href*='instagram.'], iframe, main blockquote, main li > picture",
    ))
      element.remove();
  };
  block();
  new MutationObserver(block).observe(document.body, { childList: true, subtree: true });
}

for (const [who, change] of Object.entries({ "Google Translate": translate, "an ad blocker": blockAds }))
  test(`${who} changes the page: each page is there on the way through the site and back`, async ({ page }) => {
    await openHydrated(page, "/");
    await page.evaluate(change);
    for (const button of await page.locator("button[aria-pressed]").all()) await button.click();
    const tour = ["/services", SERVICE, "/blogs", "/helpcenter-faqs", "/terms", "/contact", "/"].filter((path) => hasPages(path));
    const visit = async (path: string, go: () => Promise<unknown>) => {
      const before = await page.locator("main h1").innerText();
      await go();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(/./); // React takes it away where it can't put a page's own
      await expect(page.locator("main h1")).not.toContainText("Unexpected Application Error");
      await expect(page.locator("main h1")).not.toHaveText(before);
    };
    for (const path of tour) await visit(path, () => page.locator(`a[href='${path}']`).first().dispatchEvent("click"));
    for (const path of tour.slice(0, -1).reverse()) await visit(path, () => page.goBack());
  });

test("without the APIs that older browsers lack the site works", async ({ page, faults }) => {
  const lacking = ["String.prototype.toWellFormed", "Promise.withResolvers", "Array.prototype.findLastIndex", "AbortSignal.timeout"];
  lacking.push("Element.prototype.checkVisibility", "Array.prototype.toSorted", "window.requestIdleCallback");
  await page.addInitScript(lacking.map((name) => `delete ${name};`).join(""));
  for (const path of ["/", SERVICE, "/helpcenter-faqs", "/contact"]) {
    await openHydrated(page, path);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  }
  await menuLink(page, "/services").click();
  await expect(page.locator("main h1")).toHaveText(content.pages.services.heading);
  if (content.business.chatPhone) {
    await page.getByRole("button", { name: words.chat.open }).click();
    await expect(page.getByRole("dialog").getByPlaceholder(words.chat.placeholder)).toBeVisible();
  }
  expect(faults).toEqual([]);
});
