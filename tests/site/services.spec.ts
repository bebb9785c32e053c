import type { Page } from "@playwright/test";
import { content, words } from "../support/content.ts";
import { LIST_PATHS } from "../support/paths.ts";
import { expect, servedTest as test } from "../support/test.ts";
import { fileOf, serviceTexts, textsOf } from "../support/texts.ts";

/** All structured data of a page, as one text. */
const structuredData = async (page: Page) => (await page.locator("script[type='application/ld+json']").allTextContents()).join();

test("SERV-01 DET-02 CONST-01 /services shows ten cards under the home page and its own name; each says what its service's file says", async ({
  page,
}) => {
  await page.goto("/services");
  const breadcrumb = page.getByRole("navigation", { name: words.navigation.breadcrumb }).getByRole("listitem");
  await expect(breadcrumb).toHaveText([words.article.home, content.pages.services.title]);
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: words.card.explore }) });
  await expect(cards).toHaveCount(10);
  await expect(cards.getByRole("heading")).toHaveText(content.services.map(({ title }) => title));
  const catalogue = await structuredData(page);
  for (const [index, service] of content.services.entries()) {
    const card = cards.nth(index);
    expect(await textsOf(card)).toEqual(serviceTexts(service));
    const link = card.getByRole("link");
    await expect(link).toHaveAccessibleName(`${words.card.explore} ${service.title}`);
    await expect(link).toHaveAttribute("href", service.url);
    await expect(card.locator("img")).toHaveAttribute("src", fileOf(service.image));
    await expect(card.locator("use[href$='#stars']")).toHaveCount(1);
    expect(catalogue).toContain(JSON.stringify(service.title));
  }
  await test.step("the hearts do nothing: no button, no link, hidden from assistive technology", async () => {
    await expect(page.locator("main button")).toHaveCount(0);
    await expect(page.locator("main li > span[aria-hidden=true]")).toHaveCount(10);
  });
});

for (const service of content.services) {
  test(`DET-01 DET-02 ${service.url} has its name everywhere, and says what its file says: hero, pictures, included services, reasons, questions`, async ({
    page,
  }) => {
    await page.goto(service.url);
    const main = page.getByRole("main");
    await test.step("its name", async () => {
      expect((await page.title()).startsWith(service.headline)).toBe(true);
      const breadcrumb = page.getByRole("navigation", { name: words.navigation.breadcrumb }).getByRole("listitem");
      await expect(breadcrumb.last()).toHaveText(service.title);
      expect(await structuredData(page)).toContain(JSON.stringify(service.title));
      for (const link of await page.getByRole("contentinfo").locator(`a[href='${service.url}']`).all())
        await expect(link).toHaveText(service.title);
    });
    await test.step("the hero", async () => {
      await expect(main.locator("h1")).toHaveText(service.headline);
      await expect(main.locator("h1 ~ p").first()).toHaveText(service.lead);
      await expect(main.locator("img[loading=eager]")).toHaveAttribute("src", fileOf(service.image));
    });
    await test.step("the first two of its pictures", async () => {
      const pictures = main.locator("figure a[href^='/pictures/']");
      await expect(pictures.locator("img")).toHaveCount(2);
      for (const [index, { src }] of service.gallery.slice(0, 2).entries())
        await expect(pictures.nth(index)).toHaveAttribute("href", fileOf({ src }));
    });
    await test.step("what is included, and four reasons", async () => {
      const said = async (section: string) =>
        Promise.all((await main.locator(`section[aria-labelledby=${section}] li`).all()).map((item) => textsOf(item)));
      expect(service.included.length).toBeGreaterThanOrEqual(6);
      expect(await said("included")).toEqual(service.included.map(({ title, desc }) => [title, desc]));
      expect(service.reasons).toHaveLength(4);
      expect(await said("reasons")).toEqual(service.reasons.map(({ title, desc }) => [title, desc]));
    });
    await test.step("its own message in the chat", async () => {
      const address = await main.locator("a[href^='https://api.whatsapp.com/send/']").first().getAttribute("href");
      expect(new URL(address ?? "").searchParams.get("text")).toBe(service.ask.message);
    });
    await test.step("its own questions and the first of the shared ones, each with its answer", async () => {
      const questions = main.locator("section[aria-labelledby=questions]");
      const shown = content.faqs.slice(0, service.faqCount);
      expect(shown).toHaveLength(service.faqCount);
      const own = service.ownQuestions.map(({ question, answer }) => ({ title: question, desc: answer }));
      await expect(questions.locator("h3")).toHaveText([...own, ...shown].map(({ title }) => title));
      await expect(questions.locator("[data-part=answer]")).toHaveText([...own, ...shown].map(({ desc }) => desc));
    });
  });
}

test("the card for what is not on the list keeps its curve clear of its words, at 360 and at 1920 px", async ({ page }) => {
  for (const width of [360, 1920])
    for (const path of ["/services", ...LIST_PATHS.filter((list) => list.startsWith("/services/"))]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const card = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.locator("a[href='/contact']") });
      const curve = await card.locator("svg[aria-hidden]").first().boundingBox();
      const heading = await card.getByRole("heading").boundingBox();
      expect((curve?.y ?? Number.NaN) + (curve?.height ?? Number.NaN), `${path} at ${width} px`).toBeLessThanOrEqual(
        heading?.y ?? Number.NaN,
      );
    }
});
