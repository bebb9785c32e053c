import { dayInWords } from "../../app/content/build-pages.ts";
import { POST_READ_MINUTES, WORDS_PER_MINUTE } from "../../app/schema/article.ts";
import { proseHeadings, proseText } from "../../app/schema/prose.ts";
import { business, content, words } from "../support/content.ts";
import { ARTICLE_PATHS } from "../support/paths.ts";
import { expect, openHydrated, test } from "../support/test.ts";
import { bannerFacts, fileOf, readTime, textsOf } from "../support/texts.ts";

test.use({ javaScriptEnabled: false });

/** A text in which lines and blocks make no difference. */
const withoutSpace = (text: string) => text.replace(/\s/g, "");

/** Every page that is set as an article. */
const ARTICLES = [
  ...content.articles,
  ...content.posts.map((post) => ({ ...post, author: business.expertsTeam, readMinutes: POST_READ_MINUTES })),
];

for (const article of ARTICLES) {
  test(`ART-01 ART-02 ${article.url} has the article's parts`, async ({ page }) => {
    await page.goto(encodeURI(article.url));
    const main = page.getByRole("main");
    const banner = main.locator("[data-surface=ink]").first();
    await expect(banner.locator("h1")).toHaveCount(1);
    for (const fact of bannerFacts(article)) await expect(banner).toContainText(fact);
    const breadcrumb = banner.getByRole("navigation").getByRole("listitem");
    await expect(breadcrumb).toHaveText([business.name, words.article.breadcrumb]);
    await expect(breadcrumb.first().getByRole("link")).toHaveAttribute("href", "/");
    await expect(breadcrumb.last()).toHaveAttribute("aria-current", "page");
    await expect(main.locator("article img").first()).toBeVisible();
    await expect(main.getByRole("complementary")).toBeVisible();
    const body = main.locator("[data-prose=body]");
    expect(await body.locator("h2").count()).toBeGreaterThanOrEqual(4);
    expect(await body.locator("ul, ol").count()).toBeGreaterThanOrEqual(1);
    await expect(body.locator("blockquote")).toHaveCount(1);
    expect(await main.locator("#article-questions ~ * h3").count()).toBeGreaterThanOrEqual(3);
    await expect(main.getByRole("link", { name: words.article.contact })).toHaveAttribute("href", "/contact");
  });
}

test("ART-03 each article shows its day and read time, and its text is as long as it says", async ({ page }) => {
  for (const { url, date, readMinutes } of content.articles) {
    await page.goto(encodeURI(url));
    await expect(page.locator("main [data-surface=ink]").first()).toContainText(readTime(readMinutes));
    await expect(page.locator("main [data-surface=ink]").first()).toContainText(dayInWords(date));
    const text = await page
      .locator("[data-prose=body], #article-questions ~ *")
      .evaluateAll((parts) =>
        parts.map((part) => part.innerHTML.replace(/<[^>]+>/g, (tag) => (/^<\/?(a|strong|em)\b/.test(tag) ? "" : " "))).join(" "),
      );
    const count = text.trim().split(/\s+/).length;
    expect(Math.abs(count / WORDS_PER_MINUTE - readMinutes), `${url}: ${count} words`).toBeLessThan(0.6);
  }
});

for (const { url, body } of content.articles) {
  test(`ART-04 ART-05 the whole text of ${url} is on its page`, async ({ page }) => {
    await page.goto(encodeURI(url));
    const shown = page.locator("[data-prose=body]");
    await shown.locator("figcaption").evaluateAll((signatures) => signatures.map((signature) => signature.remove()));
    expect(withoutSpace((await shown.textContent()) ?? "")).toBe(withoutSpace(proseText(body)));
  });
}

test("ART-05 each of the nine has its own title", async ({ page }) => {
  for (const path of ARTICLE_PATHS) {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveText(content.articles.find(({ url }) => encodeURI(url) === path)?.title ?? "");
  }
});

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
    const closing = page.locator("section:not([aria-labelledby])", { has: page.getByRole("link", { name: words.article.contact }) }).last();
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
    expect((await brightness("main [data-surface=ink]")).lightest).toBeLessThan(130);
  });
});
