import type { Page } from "@playwright/test";
import { content, words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, hydrated, openHydrated, servedTest, test } from "../support/test.ts";

const service = content.services.find(({ url }) => url === "/plumbing-services");
const article = content.articles.find(({ url }) => url === "/common-dstv-issue");

/** The pages with an accordion of each kind, what its anchors begin with, and the number of its last question. */
const ACCORDIONS = [
  { id: "FAQ-02", path: "/helpcenter-faqs", name: "payment-information-question", last: 4 },
  { id: "TERMS-01", path: "/terms", name: "question", last: content.faqs.at(-1)?.id ?? 0 },
  { id: "DET-02", path: "/plumbing-services", name: "question", last: service?.faqCount ?? 0 },
  { id: "ART-02", path: "/common-dstv-issue", name: "article-question", last: article?.questions.length ?? 0 },
];

const item = (page: Page, name: string, id: number) => page.locator(`#${name}-${id}`);
const answers = (page: Page) => page.locator("main [id$='-answer'] p");

/** Asserts that of an accordion's answers one alone is seen. */
async function expectOpen(page: Page, name: string, id: number): Promise<void> {
  const accordion = page.locator("main div", { has: page.locator(`> #${name}-1`) });
  await expect(accordion.locator("[aria-expanded=true]")).toHaveCount(1);
  await expect(item(page, name, id).getByRole("button")).toHaveAttribute("aria-expanded", "true");
  await expect(accordion.locator("p").filter({ visible: true })).toHaveCount(1);
  await expect(item(page, name, id).locator("p")).toBeVisible();
}

/** The positions in the viewport of the questions, the answers and what follows them. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll("main h3, main [id$='-answer'], footer")].map((element) =>
      element.getBoundingClientRect().toJSON(),
    );
  });

for (const { id, path, name, last } of ACCORDIONS) {
  test(`STATE-02 ${id} ${path}: the first question is open, a press opens another, and none is ever closed by its own; on paper every answer is open`, async ({
    page,
    faults,
  }) => {
    await openHydrated(page, path);
    await expectOpen(page, name, 1);
    await item(page, name, last).getByRole("button").click();
    await expectOpen(page, name, last);
    await item(page, name, last).getByRole("button").click({ force: true });
    await expectOpen(page, name, last);
    await expect(item(page, name, last).getByRole("button")).toHaveAttribute("aria-disabled", "true");
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers(page).all()) await expect(answer).toBeVisible();
    expect(faults).toEqual([]);
  });

  test(`STATE-02 ${id} ${path}: an anchor opens its question before hydration, and nothing moves on hydration`, async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(`${path}#${name}-2`);
    await expect(item(page, name, 2).locator("p")).toBeVisible();
    await expect(item(page, name, 2)).toBeInViewport();
    const before = await places(page);
    release();
    await hydrated(page);
    await expectOpen(page, name, 2);
    expect(await places(page)).toEqual(before);
    await page.evaluate((hash) => location.assign(hash), `#${name}-3`);
    await expectOpen(page, name, 3);
    await expect(item(page, name, 3)).toBeInViewport();
  });

  servedTest(`STATE-02 ${id} ${path}: with JavaScript off every answer is readable`, async ({ page }) => {
    await page.goto(path);
    await expect(item(page, name, last)).toBeVisible();
    for (const answer of await answers(page).all()) await expect(answer).toBeVisible();
  });
}

test("FAQ-02 each of the four sections keeps its own open question", async ({ page }) => {
  await openHydrated(page, "/helpcenter-faqs");
  await item(page, "general-inquiries-question", 3).getByRole("button").click();
  await expectOpen(page, "general-inquiries-question", 3);
  for (const section of ["installation-services", "payment-information", "support-troubleshooting"])
    await expectOpen(page, `${section}-question`, 1);
});

test("STATE-02 a question pressed before hydration opens on hydration", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/terms");
  await item(page, "question", 3).getByRole("button").click();
  await expectOpen(page, "question", 1);
  release();
  await expectOpen(page, "question", 3);
});

test("STATE-02 when the site's code cannot be loaded every answer is readable", async ({ page }) => {
  await page.route(/entry\.client/, (route) => route.abort());
  await page.goto("/terms");
  await expect(answers(page).filter({ visible: true })).toHaveCount(content.faqs.length);
});

test("STATE-02 the browser finds the text of a closed answer, as search engines link to it, before hydration and after", async ({
  page,
  faults,
}) => {
  const finding = async (id: number) => {
    const words = ((await item(page, "question", id).locator("p").textContent()) ?? "").split(" ").slice(2, 8).join(" ");
    return `/terms#:~:text=${encodeURIComponent(words)}`;
  };
  await page.goto("/terms");
  const address = await finding(7);
  await page.goto("/helpcenter");
  await page.goto(address);
  await hydrated(page);
  await expectOpen(page, "question", 7);
  await expect(item(page, "question", 7)).toBeInViewport();
  await page.goto(await finding(9));
  await expectOpen(page, "question", 9);
  await expect(item(page, "question", 9)).toBeInViewport();
  expect(faults).toEqual([]);
});

test("DET-02 the accordion of another service starts again", async ({ page }) => {
  await openHydrated(page, "/plumbing-services");
  await item(page, "question", 2).getByRole("button").click();
  await expectOpen(page, "question", 2);
  await page.locator("section[aria-labelledby=related]").getByRole("link", { name: words.card.explore }).first().click();
  await expect(page).not.toHaveURL(/plumbing/);
  await expect(page.locator("h1")).toBeVisible();
  await expectOpen(page, "question", 1);
});
