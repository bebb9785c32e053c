import type { Locator, Page } from "@playwright/test";
import { business, words } from "../support/content.ts";
import { expect, servedTest, test } from "../support/test.ts";

const { phone, email, address, hours, socials, map } = business;
const LEAST_TARGET_PX = 44;

const bar = (page: Page) => page.getByRole("region", { name: words.navigation.topBar });

async function expectTarget(link: Locator): Promise<void> {
  await expect(link).toBeInViewport({ ratio: 1 });
  const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
  expect(height).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
}

async function expectUsableBar(page: Page, width: number): Promise<void> {
  await expect(bar(page).getByText(hours.summary.whole)).toBeInViewport({ ratio: 1 });
  const place = bar(page).getByRole("link", { name: `${address.street}, ${address.suburb}, ${address.city}` });
  await expectTarget(place);
  await expect(place).toHaveAttribute("href", map.view);
  const write = bar(page).getByRole("link", { name: email });
  await expectTarget(write);
  await expect(write).toHaveAttribute("href", `mailto:${email}`);
  const call = bar(page).getByRole("link", { name: phone.display });
  await expectTarget(call);
  await expect(call).toHaveAttribute("href", phone.href);

  const isInMenu = width < 640;
  const menu = page.locator("header details").filter({ has: page.locator("summary", { hasText: words.navigation.open }) });
  if (isInMenu) await menu.locator("summary").first().click();
  const part = isInMenu ? page.locator("header nav").last() : bar(page);
  for (const { name, address: href } of socials) {
    const link = part.getByRole("link", { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expectTarget(link);
    await expect(link).toHaveAttribute("href", href);
  }
  if (isInMenu) await menu.locator("summary").first().click();
}

for (const [how, run] of [
  ["with JavaScript", test],
  ["without JavaScript", servedTest],
] as const)
  run(`HOME-01 from 320 to 1280 px hours, address, e-mail, phone and social icons can be used, ${how}`, async ({ page }) => {
    await page.goto("/");
    for (const width of [320, 360, 640, 768, 960, 1152, 1280])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectUsableBar(page, width);
      });
  });

test("HOME-01 on a phone the bar is one line", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await bar(page).boundingBox())?.height, `at ${width} px`).toBe(LEAST_TARGET_PX);
  }
});
