/** What the home page and its top bar look like and do. What they say is in pages.spec.ts. */
import type { Locator } from "@playwright/test";
import { content, place, words } from "../support/content.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const { wall, hero, about } = content.pages.home;
const LEAST_TARGET_PX = 44;
const clipOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).clipPath);

servedTest("HOME-01 CONST-01 hours, address, e-mail, phone and social icons can be used from 320 to 1280 px", async ({ page }) => {
  const { phone, email, hours, socials, map } = content.business;
  const bar = page.getByRole("region", { name: words.navigation.topBar });
  const expectTarget = async (link: Locator, href: string) => {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute("href", href);
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
  };
  await page.goto("/");
  for (const width of [1280, 640, 320]) {
    await page.setViewportSize({ width, height: 740 });
    if (hours) await expect(bar.getByText(hours.summary.whole)).toBeInViewport({ ratio: 1 });
    if (map) await expectTarget(bar.getByRole("link", { name: place }), map.view);
    if (email) await expectTarget(bar.getByRole("link", { name: email }), `mailto:${email}`);
    await expectTarget(bar.getByRole("link", { name: phone.display }), phone.href);
    if (width === 320) expect((await bar.boundingBox())?.height, "one row").toBeLessThan(2 * LEAST_TARGET_PX);
    if (width === 320) await page.locator("header summary", { hasText: words.navigation.open }).first().click();
    const icons = width === 320 ? page.locator("header nav").last() : bar;
    for (const social of socials) await expectTarget(icons.getByRole("link", { name: social.name, exact: true }), social.address);
  }
});

if (wall) {
  test("LOOK-01 keys and a click move the divider between the finished and the opened wall", async ({ page }) => {
    await openHydrated(page, "/");
    const divider = page.getByRole("slider", { name: wall.dividerLabel });
    await divider.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const seen = new Set<string>();
    for (const move of [() => divider.press("Home"), () => divider.press("End"), () => divider.click({ position: { x: 100, y: 60 } })]) {
      await move();
      seen.add(await clipOf(divider.locator("xpath=../div")));
    }
    expect(seen.size).toBe(3);
  });

  servedTest("LOOK-01 without JavaScript the finished and the opened wall are side by side", async ({ page }) => {
    await page.goto("/");
    const pictures = page.locator("section:has(#wall) img");
    const [finished, opened] = await pictures.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON()));
    expect(finished.width).toBeGreaterThan(100);
    expect(opened.left).toBeGreaterThanOrEqual(finished.right);
    const whole = pictures.last().locator("xpath=ancestor::div[1]");
    expect(await clipOf(whole), "the whole opened wall").toBe("none");
    expect(await whole.locator("..").evaluate((both) => getComputedStyle(both, "::before").content), "no divider").toBe("none");
    await expect(page.getByRole("slider")).toBeHidden();
  });
}

if (about.counters.length > 0)
  test("HOME-03 a counter counts up to its figure when the visitor scrolls to it", async ({ page }) => {
    await openHydrated(page, "/");
    const { value, suffix } = about.counters[0] ?? { value: 0, suffix: "" };
    const figure = page.locator("dd").filter({ hasText: `${value}${suffix}` });
    const shown = await figure.evaluate(async (element, last) => {
      const found = new Set<string | null>();
      element.scrollIntoView();
      do {
        await new Promise(requestAnimationFrame);
        found.add(element.textContent);
      } while (found.size < 2 || element.textContent !== last);
      return found.size;
    }, `${value}${suffix}`);
    expect(shown).toBeGreaterThan(3);
  });

if (hero.image.air)
  test("lines of air lie over the hero's picture, cropped as it is, in an image of its shape", async ({ page }) => {
    await openHydrated(page, "/");
    const [picture, air] = await page.locator("main img").evaluateAll((images: HTMLImageElement[]) =>
      images.slice(0, 2).map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(image);
        return { name: image.alt, shape: image.naturalWidth / image.naturalHeight, box: [x, y, width, height], objectFit, objectPosition };
      }),
    );
    expect(air).toEqual({ ...picture, name: "", shape: expect.closeTo(picture?.shape ?? 0, 2) });
  });

for (const { system, chosen, hour, isDusk } of [
  { system: "dark", hour: 12, isDusk: true },
  { system: "dark", chosen: "light", hour: 21, isDusk: false },
  { system: "dark", chosen: "blue", hour: 12, isDusk: true },
  { system: "light", hour: 6, isDusk: false },
  { system: "light", hour: 18, isDusk: true },
] as const)
  test(`NAV-06 the hero's picture is the theme's and the hour's, and no other comes: ${system}, ${chosen}, ${hour}`, async ({ page }) => {
    const { image, darkImage = image } = hero;
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      for (const { src } of [image, darkImage]) if (pathname.startsWith(`${src}.`)) fetched.add(src);
    });
    await page.clock.setFixedTime(`2026-06-15T${`${hour}`.padStart(2, "0")}:00+02:00`);
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => theme && localStorage.setItem("theme", theme), chosen);
    await openHydrated(page, "/");
    await page.waitForLoadState("networkidle");
    const { src } = isDusk ? darkImage : image;
    expect([...fetched]).toEqual([src]);
    expect(await page.locator("main img[loading=eager]").evaluate((shown: HTMLImageElement) => shown.currentSrc)).toContain(`${src}.`);
  });
