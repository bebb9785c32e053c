import { business, chatLabel, content, place, words } from "../support/content.ts";
import { noted } from "../support/noted.ts";
import { SERVICE_PATHS } from "../support/paths.ts";
import { expect, hydrated, servedTest, test } from "../support/test.ts";
import { fileOf, postTexts, serviceTexts, textsOf } from "../support/texts.ts";

test.beforeEach(({ page }) => page.goto("/"));

const section = (page: import("@playwright/test").Page, heading: string) => page.locator("section", { has: page.locator(`#${heading}`) });

servedTest("HOME-01 CONST-01 the top bar shows hours, address, e-mail, phone and social icons", async ({ page }) => {
  const { hours, email, phone, socials } = business;
  const bar = page.getByRole("region", { name: words.navigation.topBar });
  await expect(bar).toContainText(hours.summary.whole);
  await expect(bar).toContainText(place);
  await expect(bar.locator(`a[href='mailto:${email}']`)).toBeVisible();
  await expect(bar.locator(`a[href='${phone.href}']`)).toHaveText(phone.display);
  for (const { name } of socials) await expect(bar.getByRole("link", { name, exact: true })).toBeVisible();
});

servedTest("HOME-02 the hero leads to the services and to the video, and loads nothing of the video's host", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: content.pages.home.hero.servicesLabel })).toHaveAttribute("href", "/services");
  await expect(main.locator(`a[href="${business.video.address}"]`)).toBeVisible();
  await expect(page.locator("iframe, video, script[src^=http]")).toHaveCount(0);
});

servedTest("HOME-02 LOOK-02 the hero's first act is a message that has begun, and its second a call", async ({ page }) => {
  const acts = page.locator("h1 ~ div").first().getByRole("link");
  const [message, call] = [await acts.nth(0).getAttribute("href"), await acts.nth(1).getAttribute("href")];
  expect(new URL(message ?? "").searchParams.get("text")).toBe(content.pages.home.hero.message);
  expect(call).toBe(business.phone.href);
});

servedTest("LOOK-02 under the heading, each problem leads to its answer, where a message about it waits", async ({ page }) => {
  const { heading = "", links = [] } = content.pages.home.problems ?? {};
  const problems = page.getByRole("navigation", { name: heading }).getByRole("link");
  await expect(problems).toHaveText(links.map(({ label }) => label));
  const targets = await problems.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(links.map(({ link }) => link));
  for (const target of new Set(targets)) {
    await page.goto(target as string);
    const messages = page.getByRole("main").locator("a[href*='&text=']");
    expect(await messages.count(), `messages on ${target}`).toBeGreaterThan(0);
  }
});

test("LOOK-01 keys and a click move the divider between the finished and the opened wall", async ({ page }) => {
  await hydrated(page);
  const wall = section(page, "wall");
  const divider = wall.getByRole("slider", { name: content.pages.home.wall?.dividerLabel ?? "" });
  await divider.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const shown = async () => (await divider.locator("..").screenshot()).toString("base64");
  const seen = new Set<string>();
  await divider.press("Home");
  seen.add(await shown());
  await divider.press("End");
  seen.add(await shown());
  await divider.click({ position: { x: 100, y: 60 } });
  seen.add(await shown());
  expect(seen.size).toBe(3);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("LOOK-01 without JavaScript the finished and the opened wall are side by side", async ({ page }) => {
    const [finished, opened] = await section(page, "wall")
      .locator("img")
      .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON()));
    expect(finished.width).toBeGreaterThan(100);
    expect(opened.left).toBeGreaterThanOrEqual(finished.right);
    await expect(page.getByRole("slider")).toBeHidden();
  });
});

const { counters, linkLabel } = content.pages.home.about;
const FIGURES = counters.map(({ value, suffix }) => `${value}${suffix}`);

servedTest("HOME-03 CONST-01 the counters' final figures are in the page, and Read More leads to /aboutus", async ({ page }) => {
  const about = section(page, "about");
  await expect(about.locator("dd")).toHaveText(FIGURES);
  await expect(about.getByRole("link", { name: linkLabel })).toHaveAttribute("href", "/aboutus");
});

test("HOME-03 the counters count up to their figures when the visitor scrolls to them", async ({ page }) => {
  await hydrated(page);
  const figures = section(page, "about").locator("dd");
  await figures.first().evaluate((figure) => {
    const shown: (string | null)[] = [];
    Object.assign(window, { shown });
    const watch = new MutationObserver(() => shown.push(figure.textContent));
    watch.observe(figure, { subtree: true, characterData: true });
  });
  await figures.first().scrollIntoViewIfNeeded();
  const shown = () => noted<string[]>(page, "shown");
  await expect.poll(async () => (await shown()).at(-1)).toBe(FIGURES[0]);
  expect(new Set(await shown()).size).toBeGreaterThan(3);
  await expect(figures).toHaveText(FIGURES);
});

servedTest("HOME-04 CONST-01 shows the first nine services with place, five stars, rating and link", async ({ page }) => {
  const cards = section(page, "services").getByRole("listitem");
  await expect(cards).toHaveCount(9);
  for (const [index, path] of SERVICE_PATHS.slice(0, 9).entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(`${business.rating.value}(${business.rating.count})`);
    await expect(card.locator("use[href$='#stars']")).toHaveCount(1);
    await expect(card.getByRole("heading")).not.toBeEmpty();
    await expect(card.getByRole("link", { name: words.card.explore })).toHaveAttribute("href", path);
  }
});

servedTest(
  "HOME-05 CONST-01 testimonials, then the first three posts, the help cards, the closing call and the footer",
  async ({ page }) => {
    await expect(section(page, "testimonials").locator("blockquote")).toHaveCount(content.testimonials.length);
    const posts = section(page, "posts").getByRole("listitem");
    await expect(posts).toHaveCount(3);
    await expect(posts.getByRole("link")).toHaveText([/./, /./, /./]);
    const parts = [
      section(page, "testimonials"),
      section(page, "posts"),
      page.locator("main section", { has: page.getByRole("link", { name: chatLabel }) }).last(),
      page.getByRole("contentinfo"),
    ];
    const help = page.locator("main section", { has: page.locator("li a[href='/helpcenter-faqs']") });
    parts.splice(2, 0, help);
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
    expect(tops).toEqual(tops.toSorted((one = 0, other = 0) => one - other));
    expect(new Set(tops).size).toBe(5);
    const headings = await page.locator("main h2").allTextContents();
    expect(headings.at(-1)).toBe(words.callToAction.heading);
  },
);

servedTest("HOME-07 the three help cards lead where their file says", async ({ page }) => {
  const { helpCards } = content.pages.home;
  expect(helpCards).toHaveLength(3);
  for (const { title, link } of helpCards) {
    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(card.getByRole("link")).toHaveAttribute("href", link);
  }
});

servedTest("HOME-02 the play button leads to the business's video, under the video's name", async ({ page }) => {
  const link = page.getByRole("main").locator(`a[href="${business.video.address}"]`);
  await expect(link).toHaveCount(1);
  await expect(link).toBeVisible();
});

servedTest("HOME-04 each service's card says what the service's file says, beside its picture", async ({ page }) => {
  const cards = section(page, "services").getByRole("listitem");
  for (const [index, service] of content.services.slice(0, 9).entries()) {
    const card = cards.nth(index);
    expect(await textsOf(card)).toEqual(serviceTexts(service));
    await expect(card.locator("img")).toHaveAttribute("src", fileOf(service.image));
  }
});

servedTest(
  "HOME-05 CONST-01 the three posts are the first three, each with its tag, day, title, description and link",
  async ({ page }) => {
    const cards = section(page, "posts").getByRole("listitem");
    await expect(cards).toHaveCount(3);
    for (const [index, post] of content.posts.slice(0, 3).entries()) {
      const card = cards.nth(index);
      expect(await textsOf(card)).toEqual(postTexts(post));
      await expect(card.locator("img")).toHaveAttribute("src", fileOf(post.image));
      await expect(card.getByRole("link", { name: post.title, exact: true })).toHaveAttribute("href", post.url);
    }
  },
);

servedTest("HOME-05 DATA-01 the testimonials are the clients' own words, each with name and position", async ({ page }) => {
  const slides = section(page, "testimonials").locator("figure");
  const said = await Promise.all((await slides.all()).map(textsOf));
  expect(said).toEqual(content.testimonials.map(({ desc, name, position }) => [desc, name, position]));
});

servedTest("HOME-06 the about block's two pictures are those of its file, in their order", async ({ page }) => {
  const links = section(page, "about").locator("a[href^='/pictures/']");
  await expect(links).toHaveCount(2);
  for (const [index, { src, alt }] of content.pages.home.about.images.entries()) {
    await expect(links.nth(index).locator("img")).toHaveAttribute("src", fileOf({ src }));
    await expect(links.nth(index)).toHaveAttribute("href", fileOf({ src }));
    await expect(links.nth(index)).toHaveAccessibleName(`${words.service.enlarge}: ${alt}`);
  }
});

servedTest(
  "HOME-07 HOME-05 the help cards come after the posts and before the closing call and the footer, in their order",
  async ({ page }) => {
    const cards = page.locator("main [data-count='3'] > li");
    const expected = content.pages.home.helpCards.map(({ title, desc, linkLabel }) => [title, desc, linkLabel, title]);
    expect(await Promise.all((await cards.all()).map(textsOf))).toEqual(expected);
    const order = await page
      .locator("#testimonials, #posts, main [data-count='3'], #call-us, footer")
      .evaluateAll((elements) => elements.map(({ id, localName }) => id || localName));
    expect(order).toEqual(["testimonials", "posts", "ul", "call-us", "footer"]);
  },
);
