import type { Page } from "@playwright/test";
import { WORDS_PER_MINUTE } from "../../app/schema/article.ts";
import { proseHeadings, proseText } from "../../app/schema/prose.ts";
import { business, content, words } from "../support/content.ts";
import { ARTICLE_PATHS } from "../support/paths.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";
import { bannerFacts, fileOf, textsOf } from "../support/texts.ts";

/** A text in which lines and blocks make no difference. */
const withoutSpace = (text: string) => text.replace(/\s/g, "");

/** Every page that is set as an article. */
const ARTICLES = [...content.articles, ...content.posts.map((post) => ({ ...post, author: business.expertsTeam }))];

test("ART-05 each of the nine is an article", () => {
  expect(content.articles.map(({ url }) => encodeURI(url))).toEqual(expect.arrayContaining(ARTICLE_PATHS));
});

for (const article of ARTICLES) {
  servedTest(
    `ART-01 ART-02 ART-03 ART-04 ART-05 ${article.url} has an article's parts and says all that its file says`,
    async ({ page }) => {
      await page.goto(encodeURI(article.url));
      const main = page.getByRole("main");
      const body = main.locator("[data-prose=body]");
      await test.step("the banner", async () => {
        const banner = main.locator("[data-surface=ink]").first();
        await expect(banner.locator("h1")).toHaveText(article.title);
        await expect(banner.locator("h1 ~ ul > li")).toHaveText(bannerFacts(article));
        const breadcrumb = banner.getByRole("navigation").getByRole("listitem");
        await expect(breadcrumb).toHaveText([business.name, words.article.breadcrumb]);
        await expect(breadcrumb.first().getByRole("link")).toHaveAttribute("href", "/");
        await expect(breadcrumb.last()).toHaveAttribute("aria-current", "page");
      });
      await test.step("the picture, and the column beside the text", async () => {
        const picture = page.locator("main img[loading=eager]");
        await expect(picture).toBeVisible();
        await expect(picture).toHaveAttribute("src", fileOf(article.image));
        await expect(main.getByRole("complementary")).toBeVisible();
      });
      await test.step("the text", async () => {
        expect(await body.locator("h2").count()).toBeGreaterThanOrEqual(4);
        await expect(body.locator("h2")).toHaveText(proseHeadings(article.body).map(({ text }) => text));
        expect(await body.locator("ul, ol").count()).toBeGreaterThanOrEqual(1);
        await expect(body.locator("blockquote")).toHaveCount(1);
      });
      await test.step("the questions, and what closes the article", async () => {
        expect(article.questions.length).toBeGreaterThanOrEqual(3);
        const questions = page.locator("[aria-labelledby=article-questions]");
        await expect(questions.locator("h3")).toHaveText(article.questions.map(({ question }) => question));
        await expect(questions.locator("[data-part=answer]")).toHaveText(article.questions.map(({ answer }) => answer));
        const contact = page.getByRole("link", { name: words.article.contact });
        await expect(main.getByRole("link", { name: words.article.contact })).toHaveAttribute("href", "/contact");
        const closing = page.locator("section:not([aria-labelledby])", { has: contact }).last();
        expect((await textsOf(closing)).slice(0, 2)).toEqual([article.closing.heading, article.closing.text]);
      });
      await test.step("the read time is that of the text", async () => {
        const count = await countWords(page);
        expect(Math.abs(count / WORDS_PER_MINUTE - article.readMinutes), `${count} words`).toBeLessThan(0.6);
      });
      await test.step("no part of the text is missing", async () => {
        await body.locator("figcaption").evaluateAll((signatures) => signatures.map((signature) => signature.remove()));
        expect(withoutSpace((await body.textContent()) ?? "")).toBe(withoutSpace(proseText(article.body)));
      });
    },
  );
}

/** How many words the text and the questions of an article have. */
async function countWords(page: Page): Promise<number> {
  const text = await page
    .locator("[data-prose=body], #article-questions ~ *")
    .evaluateAll((parts) =>
      parts.map((part) => part.innerHTML.replace(/<[^>]+>/g, (tag) => (/^<\/?(a|strong|em)\b/.test(tag) ? "" : " "))).join(" "),
    );
  return text.trim().split(/\s+/).length;
}

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
