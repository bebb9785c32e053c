import type { Page } from "@playwright/test";
import { content } from "../support/content.ts";
import { LIST_PATHS } from "../support/paths.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const { services, posts, articles, kinds, pages } = content;

/** Each list, with what it lists and the page of all. */
const LISTS = [
  { path: "/services", words: pages.services, items: services, pageOf: "services" },
  { path: "/blogs", words: pages.blogs, items: [...posts, ...articles], pageOf: "blogs" },
] as const;

const row = (page: Page, label: string) => page.getByRole("main").getByRole("navigation", { name: label });

const titlesOf = (page: Page) => page.locator("main li:has(img) :is(h2, h3)").allTextContents();

for (const { path, words, items, pageOf } of LISTS) {
  test.describe(path, () => {
    const links = [
      { label: words.kindRow.all, path, items: [...items] },
      ...kinds.flatMap(({ name, label, ...own }) =>
        own[pageOf] ? [{ label, path: `${path}/${name}`, items: items.filter((item) => item.kinds.includes(name)) }] : [],
      ),
    ];

    servedTest.describe("without JavaScript", () => {
      servedTest.use({ viewport: { width: 390, height: 844 } });

      for (const current of links) {
        servedTest(`LIST-01 ${current.path} shows what is of its kind, and leads to each other kind, with its count`, async ({ page }) => {
          await page.goto(current.path);
          expect(await titlesOf(page)).toEqual(current.items.map(({ title }) => title));
          const shown = row(page, words.kindRow.label).getByRole("link");
          await expect(shown).toHaveText(links.map((link) => `${link.label} ${link.items.length}`));
          for (const [index, link] of links.entries()) {
            await expect(shown.nth(index)).toHaveAttribute("href", link.path);
            const box = await shown.nth(index).boundingBox();
            expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
          }
          await expect(row(page, words.kindRow.label).locator("[aria-current=page]")).toHaveAttribute("href", current.path);
        });
      }
    });

    test(`LIST-01 who chooses a kind stays at the list, with the focus on the choice; Back goes to the list before`, async ({
      page,
      faults,
    }) => {
      await page.setViewportSize({ width: 1280, height: 700 });
      await openHydrated(page, path);
      await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
      const choices = row(page, words.kindRow.label).getByRole("link");
      const top = async () => Math.round((await row(page, words.kindRow.label).boundingBox())?.y ?? Number.NaN);
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
      const before = await top();
      for (const [index, link] of [...links.entries()].slice(1)) {
        await choices.nth(index).click();
        await expect(page).toHaveURL(link.path);
        await expect(choices.nth(index)).toHaveAttribute("aria-current", "page");
        await expect(choices.nth(index)).toBeFocused();
        expect(await titlesOf(page)).toEqual(link.items.map(({ title }) => title));
        expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1); // browsers scroll by whole pixels
        const shown = words.kindRow.shown.replace("{count}", `${link.items.length}`).replace("{total}", `${items.length}`);
        await expect(page.getByRole("main").getByRole("status")).toHaveText(shown);
      }
      await page.goBack();
      await expect(page).toHaveURL(links.at(-2)?.path ?? "");
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
      expect(faults).toEqual([]);
    });

    test("LIST-01 with the keyboard the next Tab after a choice is the link behind it", async ({ page }) => {
      await openHydrated(page, path);
      const choices = row(page, words.kindRow.label).getByRole("link");
      await choices.nth(1).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(links[1]?.path ?? "");
      await expect(choices.nth(1)).toHaveAttribute("aria-current", "page");
      await page.keyboard.press("Tab");
      await expect(choices.nth(2)).toBeFocused();
    });
  });
}

servedTest(
  "LIST-01 each list of one kind has a title, a description and a breadcrumb of its own, and a kind that does not exist has no page",
  async ({ page, request }) => {
    for (const path of LIST_PATHS) {
      const [, list = "", name] = path.split("/");
      const own = kinds.find((kind) => kind.name === name)?.[list as "services" | "blogs"];
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`^${own?.title} \\| `));
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", own?.description ?? "");
      await expect(page.locator("h1")).toHaveText(own?.heading ?? "");
      const breadcrumb = page.getByRole("main").getByRole("navigation").first().getByRole("link");
      expect(await breadcrumb.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(["/", `/${list}`]);
      expect((await request.get(`/${list}/no-such-kind`)).status()).toBe(404);
    }
  },
);
