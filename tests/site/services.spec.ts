import { content, words } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { fileOf, serviceTexts, textsOf } from "../support/texts.ts";

test.use({ javaScriptEnabled: false });

test("SERV-01 CONST-01 /services shows ten cards under the home page and its own name", async ({ page }) => {
  await page.goto("/services");
  const breadcrumb = page.getByRole("navigation", { name: words.navigation.breadcrumb }).getByRole("listitem");
  await expect(breadcrumb).toHaveText([words.article.home, content.pages.services.title]);
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: words.card.explore }) });
  await expect(cards).toHaveCount(10);
  for (const [index, { url }] of content.services.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("link")).toHaveAttribute("href", url);
    await expect(card.locator("img")).toHaveCount(1);
    await expect(card).toContainText(words.card.rating);
    await expect(card.locator("use[href$='#stars']")).toHaveCount(1);
  }
});

test("SERV-01 the hearts do nothing: no button, no link, hidden from assistive technology", async ({ page }) => {
  await page.goto("/services");
  await expect(page.locator("main button")).toHaveCount(0);
  const hearts = page.locator("main li > span[aria-hidden=true]");
  await expect(hearts).toHaveCount(10);
});

for (const { url, faqCount } of content.services) {
  test(`DET-01 DET-02 ${url} has a hero, two pictures, what is included, reasons and its questions`, async ({ page }) => {
    await page.goto(url);
    const main = page.getByRole("main");
    await expect(main.locator("h1")).toHaveCount(1);
    await expect(main.locator("figure a[href^='/pictures/'] img")).toHaveCount(2);
    expect(await main.locator("section[aria-labelledby=included] li").count()).toBeGreaterThanOrEqual(6);
    await expect(main.locator("section[aria-labelledby=reasons] li")).toHaveCount(4);
    await expect(main.locator("section[aria-labelledby=questions] h3")).toHaveCount(faqCount);
  });
}

test("DET-02 every service shows the same first questions", async ({ page }) => {
  const texts: string[][] = [];
  for (const { url } of content.services) {
    await page.goto(url);
    texts.push(await page.locator("#questions ~ * h3").allTextContents());
  }
  for (const questions of texts) expect(questions).toEqual(texts[0]?.slice(0, questions.length));
});

test("the chat's message is the service's own", async ({ page }) => {
  const { url, ask } = content.services[7] as (typeof content.services)[number];
  await page.goto(url);
  const address = await page.getByRole("main").locator("a[href^='https://api.whatsapp.com/send/']").first().getAttribute("href");
  expect(new URL(address ?? "").searchParams.get("text")).toBe(ask.message);
});

test("SERV-01 each of the ten cards says what its service's file says, beside its picture", async ({ page }) => {
  await page.goto("/services");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: words.card.explore }) });
  expect(content.services).toHaveLength(10);
  for (const [index, service] of content.services.entries()) {
    const card = cards.nth(index);
    expect(await textsOf(card)).toEqual(serviceTexts(service));
    await expect(card.locator("img")).toHaveAttribute("src", fileOf(service.image));
    await expect(card.getByRole("link", { name: `${words.card.explore} ${service.title}` })).toHaveAttribute("href", service.url);
  }
});

for (const service of content.services) {
  test(`DET-01 ${service.url} says what its file says: hero, included services, reasons, and the first two of its pictures`, async ({
    page,
  }) => {
    await page.goto(service.url);
    const main = page.getByRole("main");
    await expect(main.locator("h1")).toHaveText(service.headline);
    await expect(main.locator("h1 ~ p").first()).toHaveText(service.lead);
    await expect(main.locator("[data-page-picture] img")).toHaveAttribute("src", fileOf(service.image));
    const pictures = main.locator("figure a[href^='/pictures/']");
    for (const [index, { src }] of service.gallery.slice(0, 2).entries())
      await expect(pictures.nth(index)).toHaveAttribute("href", fileOf({ src }));
    const said = async (section: string) =>
      Promise.all((await main.locator(`section[aria-labelledby=${section}] li`).all()).map((item) => textsOf(item)));
    expect(await said("included")).toEqual(service.included.map(({ title, desc }) => [title, desc]));
    expect(await said("reasons")).toEqual(service.reasons.map(({ title, desc }) => [title, desc]));
  });

  test(`DET-02 ${service.url} shows the first of the shared questions, each with its answer`, async ({ page }) => {
    await page.goto(service.url);
    const questions = page.locator("main section[aria-labelledby=questions]");
    const shown = content.faqs.slice(0, service.faqCount);
    await expect(questions.locator("h3")).toHaveText(shown.map(({ title }) => title));
    await expect(questions.locator("[id$='-answer']")).toHaveText(shown.map(({ desc }) => desc));
  });
}
