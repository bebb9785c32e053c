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
  const found = ((await page.locator("#question-7").textContent()) ?? "").split(" ").slice(-12, -6).join(" ");
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

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");

for (const path of ["/", "/aboutus"]) {
  test(`STATE-01 HOME-05 ABOUT-01 the testimonials move on by themselves until pause is pressed: ${path}`, async ({ page, faults }) => {
    const place = () =>
      slides(page)
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().left);
    await openHydrated(page, path);
    await expect(slides(page)).toHaveCount(content.testimonials.length);
    await carousel(page).scrollIntoViewIfNeeded();
    const before = await place();
    await expect.poll(place, { timeout: 6000 }).not.toBe(before);
    await carousel(page).getByRole("button", { name: words.carousel.pause }).click();
    await expect(carousel(page).getByRole("button", { name: words.carousel.play })).toBeVisible();
    await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    expect(faults).toEqual([]);
  });
}

servedTest(
  "STATE-01 without JavaScript all testimonials can be scrolled to, and no button is shown that would do nothing",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    for (const slide of await slides(page).all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.9 });
    }
    await expect(carousel(page).locator("button").filter({ visible: true })).toHaveCount(0);
  },
);

const SERVICE = content.services[0]?.url ?? "";
const picture = (page: Page, index: number) => page.getByRole("main").locator("a[href^='/pictures/']").nth(index);
const lightbox = (page: Page) => dialog(page, words.lightbox.name);

test("LB-01 LB-02 LB-03 a picture of a service opens the lightbox of four there; Back and Escape return to it", async ({
  page,
  faults,
}) => {
  await openHydrated(page, SERVICE);
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await picture(page, 1).click();
    await expect(lightbox(page).getByRole("status")).toContainText("2");
    await page.keyboard.press("ArrowRight");
    await expect(lightbox(page).getByRole("status")).toContainText("3");
    await expect(lightbox(page).locator("img:not([inert] *)")).toHaveJSProperty("complete", true);
    await close();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(picture(page, 1)).toBeFocused();
    await expect(page).toHaveURL(SERVICE);
  }
  expect(faults).toEqual([]);
});

test.describe("with real fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("HOME-06 LB-04 LB-06 on a phone a finger swipes, and two enlarge the picture, which then comes in its largest file", async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    const touch = async (...fingers: [from: number, to: number][]) => {
      const at = (part: number) => fingers.map(([from, to], id) => ({ id, x: from + (to - from) * part, y: 420 }));
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1])
        await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const image = lightbox(page).locator("img:not([inert] *)");
    await openHydrated(page, "/");
    await picture(page, 0).tap();
    await expect(lightbox(page).getByRole("status")).toContainText("1");
    await touch([300, 200]); // a quarter of the width is 97.5 px
    await expect(lightbox(page).getByRole("status")).toContainText("2");
    const width = async () => (await image.boundingBox())?.width ?? 0;
    const file = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
    const [fitted, small] = [await width(), await file()];
    await touch([160, 120], [230, 270]);
    await expect.poll(async () => (await width()) / fitted).toBeCloseTo(150 / 70, 1);
    await expect.poll(file).not.toBe(small);
  });
});

servedTest("LB-01 without JavaScript the pictures are links to their files", async ({ page, request }) => {
  for (const path of ["/", SERVICE]) {
    await page.goto(path);
    const answer = await request.get((await picture(page, 1).getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("image/webp");
  }
});

const SEND_LINK = "https://api.whatsapp.com/send/";
const chatButton = (page: Page) => page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) });
const chatBox = (page: Page) => dialog(page, business.name);
const chatInput = (page: Page) => page.getByPlaceholder(words.chat.placeholder);

test("CHAT-01 CHAT-04 CHAT-06 CHAT-11 the gold button opens a dark box, which greets after 2 seconds; a notification comes after 60", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-03-02T09:00:00" });
  await openHydrated(page, "/");
  await page.clock.pauseAt("2026-03-02T09:00:30");
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await chatButton(page).boundingBox()).toEqual({ x: width - 70, y: height - 70, width: 60, height: 60 });
  const [gold, shown] = await chatButton(page).evaluate((button) => {
    button.style.borderColor = "var(--gold)";
    return [getComputedStyle(button).borderTopColor, getComputedStyle(button).backgroundColor];
  });
  expect(shown).toBe(gold);
  await chatButton(page).click();
  await expect(chatBox(page)).toHaveCSS("height", "320px");
  await expect(chatBox(page)).toHaveCSS("color-scheme", "dark");
  await expect(chatBox(page)).toContainText(words.chat.status);
  const greeting = chatBox(page).getByText(words.chat.greeting);
  await page.clock.runFor(1900);
  await expect(greeting).toBeHidden();
  await page.clock.runFor(100);
  await expect(greeting).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(chatBox(page)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(chatButton(page)).toHaveAccessibleName(`${words.chat.open}, ${words.chat.notification}`);
});

test("CHAT-08 CHAT-12 a service's link fills in its words; they outlive a change of page and arrive in a new window without an opener", async ({
  context,
  page,
}) => {
  await context.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title>" }));
  const { url, ask } = content.services[0] as (typeof content.services)[number];
  await openHydrated(page, "/services");
  await page.getByRole("main").locator(`a[href='${url}']`).first().click();
  await page.getByRole("main").locator(`a[href^='${SEND_LINK}']`).first().click();
  await expect(chatInput(page)).toHaveValue(ask.message);
  const text = `${ask.message} Wall unit & compressor: 50% #2? + naïve\nשלום 👋🏽 `;
  await chatInput(page).fill(text);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect(chatInput(page)).toHaveValue(text);
  const arrival = context.waitForEvent("page");
  await page.getByRole("button", { name: words.chat.send }).click();
  const window = await arrival;
  await window.waitForLoadState();
  expect(Object.fromEntries(new URL(window.url()).searchParams)).toEqual({ phone: business.chatPhone, text });
  expect(await window.evaluate(() => window.opener)).toBeNull();
});

servedTest("CHAT-01 without JavaScript the button is a link to the messaging service, on the failure screen, too", async ({ page }) => {
  for (const path of ["/", SERVICE, "/contact", "/no-such-page"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: words.chat.open })).toHaveAttribute("href", `${SEND_LINK}?phone=${business.chatPhone}`);
  }
});
