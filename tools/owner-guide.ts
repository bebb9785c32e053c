/** `npx tsx tools/owner-guide.ts`: takes the pictures of the owner's guide (docs/owner/) from the desk, on a copy of the repository. */
import { chromium, type FrameLocator, type Page } from "playwright";
import sharp from "sharp";
import { CHROMIUM } from "../tests/support/chromium.ts";
import { openDesk, startDesk } from "../tests/support/desk.ts";

type Scene = (page: Page, site: FrameLocator) => Promise<unknown>;

const choose = async (page: Page, file: string, ...groups: string[]): Promise<void> => {
  await page.getByLabel("What to change").selectOption(file);
  for (const group of groups)
    await page
      .locator(".form summary", { hasText: new RegExp(`^${group}`) })
      .first()
      .click();
};

/** What each page's picture shows, by its name. */
const SCENES: Record<string, Scene> = {
  "first-day": (page) => page.getByRole("button", { name: "Launch list" }).click(),
  "change-the-number": async (page, site) => {
    await site.locator("a[href^='tel:']").first().click();
    await page.getByRole("textbox", { name: "Phone" }).fill("021 423 1234");
  },
  "a-new-price": (page) => choose(page, "content/services/plumbing-services.md", "Price from"),
  "closed-for-the-holidays": async (page) => {
    await choose(page, "content/business.yaml", "Hours", "Other days");
    await page.getByRole("button", { name: "Add one to other days" }).click();
    await page.getByLabel("Reason").fill("Builders' holiday");
    await page.getByLabel("Reason").scrollIntoViewIfNeeded();
  },
  "a-new-guide": async (page) => {
    await choose(page, "content/articles/home-cctv.md");
    await page.locator(".picture summary").first().click();
    await page.getByLabel("What it shows").first().scrollIntoViewIfNeeded();
  },
  "a-new-service": async (page) => {
    await choose(page, "content/services/plumbing-services.md");
    await page.getByText("A new one like this").click();
    await page.getByLabel("The new one's title").fill("Ice machine repairs");
  },
  "who-we-are": (page) => choose(page, "content/pages/team.md", "People"),
  "colours-and-logo": (page) => choose(page, "content/brand.yaml"),
  publish: (page) => page.getByRole("button", { name: "Publish", exact: true }).click(),
  "when-it-says-no": async (page, site) => {
    await site.locator("a[href^='tel:']").first().click();
    await page.getByRole("textbox", { name: "Phone" }).fill("021 423 123");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator("[aria-invalid]").waitFor();
  },
};

const desk = await startDesk();
const browser = await chromium.launch(CHROMIUM);
try {
  const only = process.argv.slice(2);
  for (const [name, scene] of Object.entries(SCENES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-ZA" });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await scene(page, await openDesk(page, desk.address));
    await page.waitForTimeout(2000); // thumbnails, and the page beside the desk
    await sharp(await page.screenshot())
      .resize({ width: 1200 })
      .webp({ quality: 50 })
      .toFile(`docs/owner/${name}.webp`);
    await context.close();
    console.log(name);
  }
} finally {
  await browser.close();
  desk.close();
}
