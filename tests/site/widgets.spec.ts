/** Each widget once on the built site, with the router, the policy and the files. What it does in detail is tested beside it. */
import type { Page } from "@playwright/test";
import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { business, content, words } from "../support/content.ts";
import { expect, hydrated, openHydrated, servedTest, test } from "../support/test.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Answers for the video's and the map's hosts, and collects what they are asked. */
async function answerForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ origin }) => origin !== new URL(process.env.SITE ?? "").origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Elsewhere</title><h1>Elsewhere</h1>" });
    },
  );
  return asked;
}

/** The pages with an accordion, what its anchors begin with, and the number of its last question. */
const ACCORDIONS = [
  { id: "FAQ-02", path: "/helpcenter-faqs", name: "payment-information-question", last: 4 },
  { id: "TERMS-01", path: "/terms", name: "question", last: content.faqs.length },
  { id: "DET-02", path: content.services[0]?.url ?? "", name: "question", last: content.services[0]?.faqCount ?? 0 },
  { id: "ART-02", path: content.articles[0]?.url ?? "", name: "article-question", last: content.articles[0]?.questions.length ?? 0 },
];

const question = (page: Page, name: string, id: number) => page.locator(`details:has(#${name}-${id})`);

/** Asserts that one answer of an accordion is open, and no other. */
async function expectOpen(page: Page, name: string, id: number): Promise<void> {
  await expect(question(page, name, id)).toHaveAttribute("open");
  await expect(page.locator(`details[name="${name}"][open]`)).toHaveCount(1);
}

for (const { id, path, name, last } of ACCORDIONS) {
  test(`STATE-02 ${id} an anchor opens its question, a click another, and the open one stays open: ${path}`, async ({ page, faults }) => {
    await page.goto(`${path}#${name}-2`);
    await expectOpen(page, name, 2);
    await hydrated(page);
    await expect(question(page, name, 2).locator("summary")).toBeInViewport();
    for (let click = 0; click < 2; click++) {
      await question(page, name, last).locator("summary").click({ force: true });
      await expectOpen(page, name, last);
    }
    await page.evaluate((hash) => location.assign(hash), `#${name}-1`);
    await expectOpen(page, name, 1);
    expect(faults).toEqual([]);
  });
}

servedTest("STATE-02 without JavaScript each answer can be opened", async ({ page }) => {
  await page.goto("/terms");
  await question(page, "question", 3).locator("summary").click();
  await expectOpen(page, "question", 3);
});

test("STATE-02 the browser finds the text of a closed answer, as search engines link to it", async ({ page }) => {
  await page.goto("/terms");
  const found = ((await page.locator("#question-7").textContent()) ?? "").split(" ").slice(2, 8).join(" ");
  await page.goto("/helpcenter");
  await page.goto(`/terms#:~:text=${encodeURIComponent(found)}`);
  await expectOpen(page, "question", 7);
  await expect(page.locator("#question-7")).toBeInViewport();
});

test("DET-02 the questions of another service start with the first one open", async ({ page }) => {
  await openHydrated(page, content.services[0]?.url ?? "");
  await question(page, "question", 2).locator("summary").click();
  await expectOpen(page, "question", 2);
  await page.locator("section[aria-labelledby=related]").getByRole("link", { name: words.card.explore }).first().click();
  await expect(page).not.toHaveURL(content.services[0]?.url ?? "");
  await expectOpen(page, "question", 1);
});

test("FAQ-01 the sidebar scrolls to a section, writes its anchor into the address and moves the focus; Back leads back", async ({
  page,
}) => {
  await openHydrated(page, "/helpcenter-faqs");
  const { id, title } = content.pages["helpcenter-faqs"].sections.at(-1) ?? { id: "", title: "" };
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title })).toBeFocused();
  await expect(page.getByRole("heading", { name: title })).toBeInViewport();
  await expect(page).toHaveURL(`/helpcenter-faqs#${id}`);
  await page.goBack();
  await expect(page).toHaveURL("/helpcenter-faqs");
});

const mapLink = (page: Page) => page.getByRole("main").getByRole("link", { name: content.pages.contact.locationCard.linkLabel });

test("CONT-01 CALL-01 the map's host is asked for nothing until the visitor scrolls to the map", async ({ page, faults }) => {
  const asked = await answerForOthers(page);
  await page.setViewportSize({ width: 1280, height: 1800 });
  await openHydrated(page, "/contact");
  await expect(page.getByRole("button", { name: words.map.show })).toBeInViewport();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 60);
  await expect(page.locator("[data-state=shown] iframe")).toBeVisible();
  expect(asked).toEqual([business.map.embed]);
  expect(faults).toEqual([]);
});

test("CONT-02 the link opens the map over the screen; Back and Escape close it, and the focus returns to the link", async ({ page }) => {
  await answerForOthers(page);
  await openHydrated(page, "/services");
  await page.goto("/contact");
  await hydrated(page);
  const loads: string[] = [];
  page.on("request", (request) => void (request.url().endsWith(".json") && loads.push(request.url())));
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await mapLink(page).click();
    await expect(dialog(page, words.map.title).locator("[data-state=shown]")).toBeVisible();
    await close();
    await expect(dialog(page, words.map.title)).toHaveCount(0);
    await expect(mapLink(page)).toBeFocused();
    await expect(page).toHaveURL("/contact");
  }
  expect(loads).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/services");
});

servedTest("CONT-01 CONT-02 without JavaScript the map is in the page, and the link leads to the map's page", async ({ page }) => {
  await answerForOthers(page);
  await page.goto("/contact");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  await expect(page.getByRole("button", { name: words.map.show })).toBeHidden();
  await expect(mapLink(page)).toHaveAttribute("href", business.map.view);
});

const player = playerOf(business.video.address);
const videoLink = (page: Page) => page.getByRole("main").getByRole("link", { name: content.pages.home.hero.videoLabel });

test("HOME-02 CALL-01 the video is asked for by nobody before Play; Back closes the popup and removes the player", async ({
  page,
  faults,
}) => {
  const asked = await answerForOthers(page);
  page.on("request", (request) => void (request.url().endsWith(player?.address ?? "") && asked.push(request.url())));
  await openHydrated(page, "/");
  await videoLink(page).hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await videoLink(page).press("Enter");
  const popup = dialog(page, business.video.title);
  await expect(popup.locator("iframe, video")).toHaveAttribute("src", player?.address ?? "");
  await expect(popup).toContainText(business.video.description);
  if (player?.kind === "file") {
    const video = popup.locator("video");
    expect(asked).toEqual([]);
    await video.press("Space"); // as the browser's own Play button
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
    await expect(video).toHaveJSProperty("muted", false);
  }
  await page.goBack();
  await expect(page.locator("iframe, video")).toHaveCount(0);
  await expect(videoLink(page)).toBeFocused();
  await expect(page).toHaveURL("/");
  expect(faults).toEqual([]);
});

servedTest("HOME-02 without JavaScript the play button is a link to the video", async ({ page }) => {
  await page.goto("/");
  await expect(videoLink(page)).toHaveAttribute("href", business.video.address);
});
