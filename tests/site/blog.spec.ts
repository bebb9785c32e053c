import { dayInWords } from "../../app/content/build-pages.ts";
import { POST_READ_MINUTES } from "../../app/schema/article.ts";
import { proseHeadings } from "../../app/schema/prose.ts";
import { business, content, words } from "../support/content.ts";
import { expect, hydrated, openHydrated, test } from "../support/test.ts";
import { fileOf, postTexts, readTime, textsOf } from "../support/texts.ts";

test("BLOG-01 CONST-01 /blogs shows the posts in three columns, with tag, read time, author and link", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/blogs");
  const cards = page.getByRole("main").locator("[data-layout=grid]").first().locator("> li");
  await expect(cards).toHaveCount(content.posts.length);
  for (const [index, { url }] of content.posts.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(readTime(POST_READ_MINUTES));
    await expect(card).toContainText(`${words.article.author} ${business.expertsTeam}`);
    await expect(card.locator("img")).toHaveCount(1);
    await expect(card.getByRole("link")).toHaveAttribute("href", url);
  }
  const rows = await cards.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(new Set(rows.slice(0, 3)).size).toBe(1);
  expect(rows[3]).toBeGreaterThan(rows[0] ?? 0);
});

test("BLOG-02 /blog-standard shows the same posts beside a sidebar and leads to /blog-detail/{id}", async ({ page }) => {
  await page.goto("/blog-standard");
  const links = page.locator("[data-layout=pair] > li a");
  expect(await links.evaluateAll((items) => items.map((item) => item.getAttribute("href")))).toEqual(
    content.posts.map(({ id }) => `/blog-detail/${id}`),
  );
  await expect(page.getByRole("main").getByRole("complementary")).toBeVisible();
});

test("BLOG-03 the pager shows 1 to 5 with 3 current, and does not work", async ({ page }) => {
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

test("BLOG-04 BLOG-05 the id decides title and day; the text is the same", async ({ page }) => {
  const bodies = new Set<string>();
  for (const { id, title, date } of content.posts) {
    await page.goto(`/blog-detail/${id}`);
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(words.article.detailReadMinutes);
    await expect(page.getByRole("main")).toContainText(dayInWords(date));
    bodies.add(await page.locator("[data-prose=body]").innerText());
  }
  expect(bodies.size).toBe(1);
  expect([...bodies][0]).toContain(proseHeadings(content.pages["blog-detail"].body)[0]?.text);
});

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

test("BLOG-07 the writer's social icons link nowhere", async ({ page }) => {
  await page.goto("/blog-detail/1");
  const panel = page.getByRole("main").getByRole("complementary");
  await expect(panel.locator("h2").first()).not.toBeEmpty();
  expect(await panel.locator("svg[data-brand]").count()).toBeGreaterThan(0);
  await expect(panel.locator("a:has(svg[data-brand]), a[href='#'], button")).toHaveCount(0);
});

for (const [id, path, layout] of [
  ["BLOG-01", "/blogs", "grid"],
  ["BLOG-02", "/blog-standard", "pair"],
] as const) {
  test(`${id} ${path}: each card says what its post's file says: tag, day, read time, author, title, description, picture`, async ({
    page,
  }) => {
    await page.goto(path);
    const cards = page.locator(`[data-layout=${layout}] > li`);
    for (const [index, post] of content.posts.entries()) {
      const card = cards.nth(index);
      expect(await textsOf(card)).toEqual(postTexts(post, { hasAuthor: true }));
      await expect(card.locator("img")).toHaveAttribute("src", fileOf(post.image));
    }
  });
}

test("BLOG-02 the sidebar is beside the posts on wide screens", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/blog-standard");
  const posts = await page.locator("[data-layout=pair]").boundingBox();
  const sidebar = await page.getByRole("main").getByRole("complementary").boundingBox();
  expect(sidebar?.x).toBeGreaterThanOrEqual((posts?.x ?? 0) + (posts?.width ?? Number.NaN));
  expect(sidebar?.y).toBeLessThan((posts?.y ?? 0) + (posts?.height ?? 0));
});

for (const post of content.posts) {
  test(`BLOG-04 /blog-detail/${post.id} shows its own post's title, day, picture and read time`, async ({ page }) => {
    await page.goto(`/blog-detail/${post.id}`);
    await expect(page.locator("h1")).toHaveText(post.title);
    await expect(page.locator("h1 ~ ul > li")).toHaveText([dayInWords(post.date), words.article.detailReadMinutes]);
    await expect(page.locator("[data-page-picture] img")).toHaveAttribute("src", fileOf(post.image));
  });
}

test("BLOG-06 the default title and picture are those of the page's file", async ({ page }) => {
  const { defaultTitle, defaultDate, defaultImage } = content.pages["blog-detail"];
  await page.goto("/blog-detail");
  await expect(page.locator("h1")).toHaveText(defaultTitle);
  await expect(page.locator("h1 ~ ul > li")).toHaveText([defaultDate, words.article.detailReadMinutes]);
  await expect(page.locator("[data-page-picture] img")).toHaveAttribute("src", fileOf(defaultImage));
});

test("BLOG-07 the writer is the one of the page's file, with an icon for each of its social pages", async ({ page }) => {
  const { name, about, socials } = content.pages["blog-detail"].writer;
  await page.goto("/blog-detail/2");
  const panel = page.getByRole("main").getByRole("complementary");
  await expect(panel.locator("h2").first()).toHaveText(name);
  await expect(panel).toContainText(about);
  await expect(panel.locator("svg[data-brand]")).toHaveCount(socials.length);
});
