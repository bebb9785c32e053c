import type { Page } from "@playwright/test";
import { content } from "../support/content.ts";
import { LIST_PATHS } from "../support/paths.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const { services, posts, articles, kinds, pages } = content;

/** Each list, with its items and the page of all. */
const LISTS = [
  { path: "/services", words: pages.services, items: services, pageOf: "services" },
  { path: "/blogs", words: pages.blogs, items: [...posts, ...articles], pageOf: "blogs" },
] as const;

const titlesOf = (page: Page) => page.locator("main li:has(img) :is(h2, h3)").allTextContents();

for (const { path, words, items, pageOf } of LISTS) {
  const row = (page: Page) => page.getByRole("main").getByRole("navigation", { name: words.kindRow.label });
  const links = [
    { label: words.kindRow.all, path, items: [...items] },
    ...kinds.flatMap(({ name, label, ...own }) =>
      own[pageOf] ? [{ label, path: `${path}/${name}`, items: items.filter((item) => item.kinds.includes(name)) }] : [],
    ),
  ];

  for (const current of links)
    servedTest(
      `LIST-01 without JavaScript ${current.path} lists what is of its kind, and links to each kind with its count`,
      async ({ page }) => {
        await page.goto(current.path);
        expect(await titlesOf(page)).toEqual(current.items.map(({ title }) => title));
        const shown = row(page).getByRole("link");
        await expect(shown).toHaveText(links.map((link) => `${link.label} ${link.items.length}`));
        expect(await shown.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(links.map((link) => link.path));
        await expect(row(page).locator("[aria-current=page]")).toHaveAttribute("href", current.path);
      },
    );

  test(`LIST-01 on ${path} a visitor who chooses a kind stays at the list, with the focus on the choice; Back goes to the list before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openHydrated(page, path);
    const choices = row(page).getByRole("link");
    const top = async () => Math.round((await row(page).boundingBox())?.y ?? Number.NaN);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    const before = await top();
    for (const [index, link] of [...links.entries()].slice(1)) {
      await choices.nth(index).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(link.path);
      await expect(choices.nth(index)).toHaveAttribute("aria-current", "page");
      await expect(choices.nth(index)).toBeFocused();
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1); // browsers scroll by whole pixels
      const shown = words.kindRow.shown.replace("{count}", `${link.items.length}`).replace("{total}", `${items.length}`);
      await expect(page.getByRole("main").getByRole("status")).toHaveText(shown);
    }
    await page.goBack();
    await expect(page).toHaveURL(links.at(-2)?.path ?? "");
  });
}

servedTest(
  "LIST-01 each kind's page has a title, description, heading and breadcrumb of its own; an unknown kind is not found",
  async ({ page, request }) => {
    for (const path of LIST_PATHS) {
      const [, list = "", name] = path.split("/");
      const own = kinds.find((kind) => kind.name === name)?.[list as "services" | "blogs"];
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`^${own?.tabTitle ?? own?.title}`));
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", own?.description ?? "");
      await expect(page.locator("h1")).toHaveText(own?.heading ?? "");
      const breadcrumb = page.getByRole("main").getByRole("navigation").first().getByRole("link");
      expect(await breadcrumb.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(["/", `/${list}`]);
      expect((await request.get(`/${list}/no-such-kind`)).status()).toBe(404);
    }
  },
);
