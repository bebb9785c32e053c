import { content, words } from "../support/content.ts";
import { ARTICLE_PATHS, SERVICE } from "../support/paths.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const QR = "/contact-qr.svg";
const { phone, email, hours, address } = content.business;

for (const path of ["/", "/services", SERVICE, ARTICLE_PATHS[0] ?? "", "/contact"])
  test(`PAPER-01 a sheet has number, hours, address and a code that saves them, which no screen fetches: ${path}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, path);
    await page.waitForLoadState("networkidle");
    expect(asked).not.toContain(QR);
    await page.pdf({ format: "A4" });
    expect(asked).toContain(QR);

    await page.emulateMedia({ media: "print" });
    const code = page.locator(`header img[src="${QR}"]`);
    await expect(code).toBeVisible();
    await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(50);
    const bar = page.getByRole("region", { name: words.navigation.topBar });
    for (const text of [phone.display, email, hours?.summary.whole, address.street].flatMap((said) => said ?? [])) {
      const { width = 0 } = (await bar.getByText(text).last().boundingBox()) ?? {};
      expect(width, text).toBeGreaterThan(20);
    }
    const onlyOnScreen = `nav, button, footer, aside[aria-label="${words.chat.name}"] a, [data-part=opening], dialog, iframe`;
    await expect(page.locator(onlyOnScreen).locator("visible=true")).toHaveCount(0);
  });

test("PAPER-01 on paper every answer can be read, links are written out, and a dark theme prints black on white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await openHydrated(page, "/terms");
  const answers = page.locator("[data-part=answer] p");
  expect(await answers.count()).toBeGreaterThan(10);
  await expect(answers.locator("visible=true")).toHaveCount(await answers.count());
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await openHydrated(page, SERVICE);
  for (const part of await page.locator("main [data-surface] strong").all()) await expect(part).toHaveCSS("color", "rgb(0, 0, 0)");
  await openHydrated(page, "/aboutus");
  const link = page.locator("[data-prose] a").first();
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain("/");
});

for (const isWhole of [true, false])
  test(`PAPER-01 the print button prints ${isWhole ? "when all pictures are there" : "although a picture does not come"}`, async ({
    page,
  }) => {
    await openHydrated(page, ARTICLE_PATHS[0] as string);
    if (!isWhole) await page.route(`**${QR}`, () => {});
    const printed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.print = () => resolve([...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length);
        }),
    );
    await page.getByRole("button", { name: words.article.print }).click();
    expect(await printed).toBe(isWhole ? 0 : 1);
  });
