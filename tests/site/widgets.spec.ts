/**
 * Each widget that the site has, once, with the router, the policy and the files. What it does in detail is tested beside it.
 */
import type { Page } from "@playwright/test";
import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { business, content, words } from "../support/content.ts";
import { hasPages } from "../support/paths.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

const SERVICE = content.services[0]?.url ?? "";
const SEND_LINK = "https://api.whatsapp.com/send/";

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Answers for the video's and the map's hosts, and collects what they are asked. */
async function answerForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const isOther = ({ origin, href }: URL) =>
    origin !== new URL(process.env.SITE ?? "").origin && href !== content.business.analytics?.script;
  await page.route(isOther, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Elsewhere</title><h1>Elsewhere</h1>" });
  });
  return asked;
}

/** Pages with questions, the name of a group of them, and the number of its last one. */
const QUESTIONS = (
  [
    ["/helpcenter-faqs", "payment-information-question", Math.min(4, content.faqs.length)],
    ["/terms", "question", content.faqs.length],
    [SERVICE, "question", content.services[0]?.faqCount ?? 0],
  ] as const
).filter(([path, , last]) => hasPages(path) && last > 2);

if (QUESTIONS.length > 0)
  test("STATE-02 FAQ-02 TERMS-01 DET-02 an anchor opens its question, a click another, and the open one stays open", async ({
    page,
    faults,
  }) => {
    const question = (name: string, id: number) => page.locator(`details:has(#${name}-${id})`);
    const expectOpen = async (name: string, id: number) => {
      await expect(question(name, id)).toHaveAttribute("open");
      await expect(page.locator(`details[name="${name}"][open]`)).toHaveCount(1);
    };
    for (const [path, name, last] of QUESTIONS) {
      await openHydrated(page, `${path}#${name}-2`);
      await expectOpen(name, 2);
      await expect(question(name, 2).locator("summary")).toBeInViewport();
      for (let click = 0; click < 2; click++) {
        await question(name, last).locator("summary").click({ force: true });
        await expectOpen(name, last);
      }
    }
    if (page.url().includes(SERVICE) && content.services.length > 1) {
      await page.locator("section[aria-labelledby=related]").getByRole("link", { name: words.card.explore }).first().click();
      await expect(page).not.toHaveURL(new RegExp(SERVICE));
      await expectOpen("question", 1); // those of another service start afresh
    }
    expect(faults).toEqual([]);
  });

if (hasPages("/helpcenter-faqs"))
  test("FAQ-01 the sidebar scrolls to a section, writes its anchor into the address and moves the focus; Back leads back", async ({
    page,
  }) => {
    await openHydrated(page, "/helpcenter-faqs");
    const { id, title } = content.pages["helpcenter-faqs"].sections.at(-1) ?? { id: "", title: "" };
    await main(page).getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title })).toBeFocused();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    await expect(page).toHaveURL(`/helpcenter-faqs#${id}`);
    await page.goBack();
    await expect(page).toHaveURL("/helpcenter-faqs");
  });

if (content.business.map)
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

if (content.business.map)
  test("CONT-02 the link opens the map over the screen; Back and Escape close it, and the focus returns to the link", async ({ page }) => {
    await answerForOthers(page);
    await openHydrated(page, "/services");
    await openHydrated(page, "/contact");
    const link = main(page).getByRole("link", { name: content.pages.contact.locationCard.linkLabel });
    for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await link.click();
      await expect(dialog(page, words.map.title).locator("[data-state=shown]")).toBeVisible();
      await close();
      await expect(dialog(page, words.map.title)).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(page).toHaveURL("/contact");
    }
    await page.goBack();
    await expect(page).toHaveURL("/services");
  });

if (content.business.video)
  test("HOME-02 CALL-01 the video is asked for by nobody before it is opened, and then plays; Back closes the popup and removes the player", async ({
    page,
    faults,
  }) => {
    const player = playerOf(business.video.address);
    const link = main(page).getByRole("link", { name: content.pages.home.hero.videoLabel ?? "" });
    const asked = await answerForOthers(page);
    page.on("request", (request) => void (request.url().endsWith(player?.address ?? "") && asked.push(request.url())));
    await openHydrated(page, "/");
    await link.hover();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await link.press("Enter");
    const popup = dialog(page, business.video.title);
    await expect(popup.locator("iframe, video")).toHaveAttribute("src", player?.address ?? "");
    await expect(popup).toContainText(business.video.description);
    if (player?.kind === "file") {
      const video = popup.locator("video");
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
      await expect(video).toHaveJSProperty("muted", false);
    }
    await page.goBack();
    await expect(page.locator("iframe, video")).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL("/");
    expect(faults).toEqual([]);
  });

if (content.testimonials.length > 1)
  test("STATE-01 HOME-05 the testimonials move on by themselves until pause is pressed", async ({ page, faults }) => {
    const carousel = page.locator("[aria-roledescription=carousel]");
    const slides = carousel.locator("[aria-roledescription=slide]");
    const place = async () => (await slides.first().boundingBox())?.x;
    await page.setViewportSize({ width: 390, height: 844 }); // one fits, so that two move
    await openHydrated(page, "/");
    await expect(slides).toHaveCount(content.testimonials.length);
    await carousel.scrollIntoViewIfNeeded();
    const before = await place();
    await expect.poll(place, { timeout: 6000 }).not.toBe(before);
    await carousel.getByRole("button", { name: words.carousel.pause }).click();
    await expect(carousel.getByRole("button", { name: words.carousel.play })).toBeVisible();
    expect(faults).toEqual([]);
  });

/** The pages with pictures for a lightbox. */
const PICTURED = [
  { path: SERVICE, pictures: content.services[0]?.gallery },
  { path: "/", pictures: content.pages.home.about.images },
].filter(({ pictures = [] }) => pictures.length > 1);

if (PICTURED.length > 0)
  test("HOME-06 LB-01 LB-02 LB-03 a picture opens the lightbox there, home's with zoom; Back and Escape return to it", async ({
    page,
    faults,
  }) => {
    const lightbox = dialog(page, words.lightbox.name);
    for (const { path } of PICTURED)
      for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
        await openHydrated(page, path);
        const picture = main(page).locator("a[href^='/pictures/']").nth(1);
        await picture.click();
        await expect(lightbox.getByRole("status")).toContainText("2");
        await expect(lightbox.getByRole("button", { name: words.lightbox.zoomIn })).toHaveCount(path === "/" ? 1 : 0);
        await page.keyboard.press("ArrowLeft");
        await expect(lightbox.getByRole("status")).toContainText("1");
        await expect(lightbox.locator("img:not([inert] *)")).toHaveJSProperty("complete", true);
        await close();
        await expect(lightbox).toHaveCount(0);
        await expect(picture).toBeFocused();
        await expect(page).toHaveURL(path);
      }
    expect(faults).toEqual([]);
  });

const chatButton = (page: Page) => page.getByRole("button", { name: new RegExp(`^${words.chat.open}`) });

if (content.business.chatPhone) {
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
    const box = dialog(page, business.name);
    await expect(box).toHaveCSS("height", "320px");
    await expect(box).toHaveCSS("color-scheme", "dark");
    await expect(box).toContainText(words.chat.status);
    const greeting = box.getByText(words.chat.greeting);
    await page.clock.runFor(1900);
    await expect(greeting).toBeHidden();
    await page.clock.runFor(100);
    await expect(greeting).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(box).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(chatButton(page)).toHaveAccessibleName(`${words.chat.open}, ${words.chat.notification}`);
  });

  test("CHAT-08 CHAT-12 a service's link fills in its words; they outlive a change of page and arrive in a new window without an opener", async ({
    context,
    page,
  }) => {
    await context.route(`${SEND_LINK}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Arrived</title>" }));
    const { url, ask } = content.services[0] as (typeof content.services)[number];
    const input = page.getByPlaceholder(words.chat.placeholder);
    await openHydrated(page, "/services");
    await main(page).locator(`a[href='${url}']`).first().click();
    await expect(page).toHaveURL(url);
    await main(page).locator(`a[href^='${SEND_LINK}']`).first().click();
    await expect(input).toHaveValue(ask.message);
    const text = `${ask.message} Wall unit & compressor: 50% #2? + naïve\nשלום 👋🏽 `;
    await input.fill(text);
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expect(input).toHaveValue(text);
    const arrival = context.waitForEvent("page");
    await page.getByRole("button", { name: words.chat.send }).click();
    const window = await arrival;
    await window.waitForLoadState();
    expect(Object.fromEntries(new URL(window.url()).searchParams)).toEqual({ phone: business.chatPhone, text });
    expect(await window.evaluate(() => window.opener)).toBeNull();
  });

  servedTest("CHAT-01 without JavaScript the button is a link to the messaging service, on the failure screen, too", async ({ page }) => {
    for (const path of ["/contact", "/no-such-page"]) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: words.chat.open })).toHaveAttribute("href", `${SEND_LINK}?phone=${business.chatPhone}`);
    }
  });
}
