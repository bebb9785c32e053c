import { POST_READ_MINUTES } from "../../app/schema/article.ts";
import { proseHeadings } from "../../app/schema/prose.ts";
import { business, content } from "../support/content.ts";
import { ARTICLE_PATHS, POST_PATHS } from "../support/paths.ts";
import { expect, openHydrated, test } from "../support/test.ts";
import { bannerFacts, fileOf, textsOf } from "../support/texts.ts";

test.use({ javaScriptEnabled: false });

/** The specification's read times, sorted, in minutes. */
const READ_MINUTES = [5, 6, 6, 6, 7, 7, 7, 7, 8];

for (const path of [...ARTICLE_PATHS, ...POST_PATHS]) {
  test(`ART-01 ART-02 ${path} has the article's parts`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const banner = main.locator("[data-surface=band]").first();
    await expect(banner.locator("h1")).toHaveCount(1);
    await expect(banner).toContainText(/experts team/i);
    await expect(banner).toContainText(/\d+(st|nd|rd|th) (August|September) 2024/);
    await expect(banner).toContainText(/\d min read/);
    const trail = banner.getByRole("navigation").getByRole("listitem");
    await expect(trail).toHaveText(["Langeberg Air & Home", "Blog Detail"]);
    await expect(trail.first().getByRole("link")).toHaveAttribute("href", "/");
    await expect(trail.last()).toHaveAttribute("aria-current", "page");
    await expect(main.locator("article img").first()).toBeVisible();
    await expect(main.getByRole("complementary")).toBeVisible();
    const body = main.locator("[data-prose=body]");
    expect(await body.locator("h2").count()).toBeGreaterThanOrEqual(4);
    expect(await body.locator("ul, ol").count()).toBeGreaterThanOrEqual(1);
    await expect(body.locator("blockquote")).toHaveCount(1);
    expect(await main.locator("#article-questions ~ * h3").count()).toBeGreaterThanOrEqual(3);
    await expect(main.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  });
}

test("ART-03 the nine read times and days are the specification's, and the texts are as long as they say", async ({ page }) => {
  const minutes: number[] = [];
  for (const path of ARTICLE_PATHS) {
    await page.goto(path);
    const banner = (await page.locator("main [data-surface=band]").first().textContent()) ?? "";
    const readTime = Number(/(\d) min read/.exec(banner)?.[1]);
    minutes.push(readTime);
    const [, day = "", month = ""] = /(\d+)\w\w (August|September) 2024/.exec(banner) ?? [];
    const date = Date.parse(`${day} ${month} 2024 UTC`);
    expect(date).toBeGreaterThanOrEqual(Date.UTC(2024, 7, 19));
    expect(date).toBeLessThanOrEqual(Date.UTC(2024, 8, 10));
    const text = await page
      .locator("[data-prose=body], #article-questions ~ *")
      .evaluateAll((parts) =>
        parts.map((part) => part.innerHTML.replace(/<[^>]+>/g, (tag) => (/^<\/?(a|strong|em)\b/.test(tag) ? "" : " "))).join(" "),
      );
    const words = text.trim().split(/\s+/).length;
    expect(Math.abs(words / 200 - readTime), `${path}: ${words} words`).toBeLessThan(0.6);
  }
  expect(minutes.toSorted()).toEqual(READ_MINUTES);
});

const FACTS: [path: string, fact: RegExp][] = [
  ["/maintain-your-air-condition", /1[-–]3 months|one to three months/],
  ["/top-tips-for-a-seamless-dstv-installation", /1[-–]2 hours|one to two hours/],
  ["/right-cctv-sytem", /4[-–]8 cameras|four to eight cameras/],
  ["/right-cctv-sytem", /1[-–]3 weeks|one to three weeks/],
  ["/common-dstv-issue", /E16[^E]*signal/i],
  ["/common-dstv-issue", /E30[^E]*LNB/],
  ["/common-dstv-issue", /E48-32[^E]*subscription/i],
];

for (const [path, fact] of FACTS) {
  test(`ART-04 CONST-01 ${path} states ${fact}`, async ({ page }) => {
    await page.goto(path);
    expect(await page.locator("main").textContent()).toMatch(fact);
  });
}

test("ART-05 the nine keep their subjects", async ({ page }) => {
  const subjects = [
    /DStv/,
    /Openview/,
    /mount/i,
    /CCTV/,
    /air condition/i,
    /DStv/,
    /Openview/,
    /maintenance/i,
    /home technology|technology/i,
  ];
  for (const [index, path] of ARTICLE_PATHS.entries()) {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveText(subjects[index] as RegExp);
  }
});

const ARTICLES = [
  ...content.articles,
  ...content.posts.map((post) => ({ ...post, author: business.expertsTeam, readMinutes: POST_READ_MINUTES })),
];

for (const article of ARTICLES) {
  test(`ART-01 ART-02 ART-03 ${article.url} shows its own title, author, day, read time, picture, headings, quotation and questions`, async ({
    page,
  }) => {
    await page.goto(encodeURI(article.url));
    await expect(page.locator("h1")).toHaveText(article.title);
    await expect(page.locator("h1 ~ ul > li")).toHaveText(bannerFacts(article));
    await expect(page.locator("[data-page-picture] img")).toHaveAttribute("src", fileOf(article.image));
    const body = page.locator("[data-prose=body]");
    await expect(body.locator("h2")).toHaveText(proseHeadings(article.body).map(({ text }) => text));
    await expect(page.locator("[aria-labelledby=article-questions] h3")).toHaveText(article.questions.map(({ question }) => question));
    await expect(page.locator("[aria-labelledby=article-questions] [id$='-answer']")).toHaveText(
      article.questions.map(({ answer }) => answer),
    );
    const closing = page.locator("section:not([aria-labelledby])", { has: page.getByRole("link", { name: "Contact us" }) }).last();
    expect((await textsOf(closing)).slice(0, 2)).toEqual([article.closing.heading, article.closing.text]);
  });
}

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("ART-01 over the dark banner the bar that sticks is light", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openHydrated(page, "/tv-mounting-blog");
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: "instant" }));
    await expect(page.locator("header[data-stuck]")).toBeVisible();
    const brightness = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
          canvas.fillStyle = getComputedStyle(element).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return { lightest: Math.max(red, green, blue), darkest: Math.min(red, green, blue), alpha };
        });
    const bar = await brightness("header");
    expect(bar.darkest).toBeGreaterThan(200);
    expect(bar.alpha).toBeGreaterThan(200);
    expect((await brightness("main [data-surface=band]")).lightest).toBeLessThan(130);
  });
});
