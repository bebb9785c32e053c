import { content, words } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("DET-02 SERV-01 /services shows the ten names", async ({ page }) => {
  const names = content.services.map(({ title }) => title);
  await page.goto("/services");
  const cards = page.getByRole("main").locator("li", { has: page.getByRole("link", { name: words.card.explore }) });
  await expect(cards.getByRole("heading")).toHaveText(names);
  const catalogue = await page.locator("script[type='application/ld+json']").allTextContents();
  for (const name of names) expect(catalogue.join()).toContain(JSON.stringify(name));
});

for (const { url, title } of content.services)
  test(`DET-02 the page of ${url} has its name in title, breadcrumb and structured data`, async ({ page }) => {
    await page.goto(url);
    expect((await page.title()).startsWith(`${title} | `)).toBe(true);
    await expect(page.getByRole("navigation", { name: words.navigation.breadcrumb }).getByRole("listitem").last()).toHaveText(title);
    const described = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(described.join()).toContain(JSON.stringify(title));
    for (const link of await page.getByRole("contentinfo").locator(`a[href='${url}']`).all()) await expect(link).toHaveText(title);
  });
