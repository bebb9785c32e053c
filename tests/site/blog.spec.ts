import type { Locator } from "@playwright/test";
import { dayInWords } from "../../app/content/page-data.ts";
import type { Post } from "../../app/schema/article.ts";
import { proseHeadings } from "../../app/schema/prose.ts";
import { content, words } from "../support/content.ts";
import { expect, hydrated, openHydrated, servedTest, test } from "../support/test.ts";
import { fileOf, postTexts, textsOf } from "../support/texts.ts";

/** Expects each card to say what its post's file says, with its picture, and to lead to its page. */
async function expectCards(cards: Locator, pageOf: (post: Post) => string): Promise<void> {
  await expect(cards).toHaveCount(content.posts.length);
  for (const [index, post] of content.posts.entries()) {
    const card = cards.nth(index);
    expect(await textsOf(card)).toEqual(postTexts(post, { hasAuthor: true }));
    await expect(card.locator("img")).toHaveAttribute("src", fileOf(post.image));
    await expect(card.getByRole("link")).toHaveAttribute("href", pageOf(post));
  }
}

servedTest(
  "BLOG-01 CONST-01 /blogs shows the posts in three columns: tag, day, read time, author, title, description, picture and link",
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/blogs");
    const cards = page.getByRole("main").locator("[data-layout=grid]").first().locator("> li");
    await expectCards(cards, ({ url }) => url);
    const rows = await cards.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(rows.slice(0, 3)).size).toBe(1);
    expect(rows[3]).toBeGreaterThan(rows[0] ?? 0);
  },
);

servedTest(
  "BLOG-02 /blog-standard shows the same posts, leads to /blog-detail/{id}, and has its sidebar beside them on wide screens",
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/blog-standard");
    await expectCards(page.locator("[data-layout=pair] > li"), ({ id }) => `/blog-detail/${id}`);
    const recent = page
      .getByRole("navigation", { name: content.pages["blog-standard"].sidebar.recentHeading })
      .locator("a[href^='/blog-detail/']");
    await expect(recent).toHaveCount(3);
    const posts = await page.locator("[data-layout=pair]").boundingBox();
    const sidebar = await page.getByRole("main").getByRole("complementary").boundingBox();
    expect(sidebar?.x).toBeGreaterThanOrEqual((posts?.x ?? 0) + (posts?.width ?? Number.NaN));
    expect(sidebar?.y).toBeLessThan((posts?.y ?? 0) + (posts?.height ?? 0));
  },
);

servedTest("BLOG-03 the pager shows 1 to 5 with 3 current, and does not work", async ({ page }) => {
  await page.goto("/blog-standard");
  const pager = page.getByRole("list", { name: words.article.pager });
  await expect(pager.getByRole("listitem")).toHaveText(["1", "2", "3", "4", "5"]);
  await expect(pager.locator("[aria-current=page]")).toHaveText("3");
  await expect(pager.locator("a, button, [tabindex]")).toHaveCount(0);
});

test("/blogs lists every article below the posts, so that 'all' leads to all", async ({ page }) => {
  await page.goto("/blogs");
  const cards = page.locator("section[aria-labelledby=articles] li");
  const titles = await cards.getByRole("link").allTextContents();
  expect(titles.toSorted()).toEqual(content.articles.map(({ title }) => title).toSorted());
  await openHydrated(page, "/");
  await page.getByRole("main").getByRole("link", { name: words.card.allPosts }).click();
  await expect(cards).toHaveCount(content.articles.length);
});

servedTest(
  "BLOG-04 BLOG-05 the id decides title, day and picture, and the guide that is linked; the text and the read time are the same",
  async ({ page }) => {
    const bodies = new Set<string>();
    for (const { id, url, title, date, image } of content.posts) {
      await page.goto(`/blog-detail/${id}`);
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page.locator("h1 ~ ul > li")).toHaveText([dayInWords(date), words.article.detailReadMinutes]);
      await expect(page.locator("main img[loading=eager]")).toHaveAttribute("src", fileOf(image));
      await expect(page.locator("article").getByRole("link", { name: title })).toHaveAttribute("href", url);
      bodies.add(await page.locator("[data-prose=body]").innerText());
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain(proseHeadings(content.pages["blog-detail"].body)[0]?.text);
  },
);

test("BLOG-04 the id is parsed as an integer, on direct load and on a link", async ({ page, faults }) => {
  await openHydrated(page, "/blog-detail/3");
  const third = await page.locator("h1").textContent();
  await openHydrated(page, "/blog-detail/3abc");
  await expect(page.locator("h1")).toHaveText(third ?? "");
  await expect(page).toHaveURL(/\/blog-detail\/3abc$/);
  expect(faults).toEqual([]);
});

for (const id of ["99", "abc", "-1", "0"]) {
  test(`BLOG-06 RT-05 /blog-detail/${id} shows the default title, day and picture, and no error`, async ({ page, faults, request }) => {
    expect((await request.get(`/blog-detail/${id}`)).status()).toBe(200);
    await page.goto("/blog-detail");
    const title = (await page.locator("h1").textContent()) ?? "";
    await page.goto(`/blog-detail/${id}`);
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(content.pages["blog-detail"].defaultDate);
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    await hydrated(page);
    await expect(page.locator("h1")).toHaveText(title);
    await page.waitForLoadState("networkidle");
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  });
}

servedTest("BLOG-06 the default title and picture are those of the page's file", async ({ page }) => {
  const { defaultTitle, defaultDate, defaultImage } = content.pages["blog-detail"];
  await page.goto("/blog-detail");
  await expect(page.locator("h1")).toHaveText(defaultTitle);
  await expect(page.locator("h1 ~ ul > li")).toHaveText([defaultDate, words.article.detailReadMinutes]);
  await expect(page.locator("main img[loading=eager]")).toHaveAttribute("src", fileOf(defaultImage));
});

servedTest(
  "BLOG-07 the writer is the one of the page's file, with an icon for each of its social pages, which links nowhere",
  async ({ page }) => {
    const { name, about, socials } = content.pages["blog-detail"].writer;
    await page.goto("/blog-detail/2");
    const panel = page.getByRole("main").getByRole("complementary");
    await expect(panel.locator("h2").first()).toHaveText(name);
    await expect(panel).toContainText(about);
    expect(socials.length).toBeGreaterThan(0);
    await expect(panel.locator("svg[data-brand]")).toHaveCount(socials.length);
    await expect(panel.locator("a:has(svg[data-brand]), a[href='#'], button")).toHaveCount(0);
  },
);
