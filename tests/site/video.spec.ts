import type { Page } from "@playwright/test";
import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { axeViolations } from "../support/axe.ts";
import { business, content, words } from "../support/content.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const { title, description, address, poster } = business.video;
const player = playerOf(address);
const isFilm = player?.kind === "file";
const link = `main a[href="${address}"]`;

/** Notes what is asked of where the player comes from. A video service responds with a page of the test's. */
async function watchPlayer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const from = new URL(player?.address ?? "", "https://this.site");
  const isAsked = (url: URL) => (isFilm ? url.pathname === from.pathname : url.origin === from.origin);
  page.on("request", (request) => void (isAsked(new URL(request.url())) && asked.push(request.url())));
  if (!isFilm)
    await page.route(isAsked, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Video</title><main><h1>Video</h1></main>" }),
    );
  return asked;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: title });

async function openVideo(page: Page): Promise<void> {
  await openHydrated(page, "/");
  await page.locator(link).click();
  await expect(dialog(page)).toBeVisible();
}

test("HOME-02 CALL-01 nothing of the video is asked for before the popup is opened; closing takes the player away", async ({ page }) => {
  const asked = await watchPlayer(page);
  await openHydrated(page, "/");
  await page.locator(link).hover();
  await page.locator(link).focus();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog(page).locator("iframe, video")).toHaveAttribute("src", player?.address ?? "");
  await expect(dialog(page)).toContainText(description);
  await expect.poll(() => asked.length).toBe(isFilm ? 0 : 1);
  expect(asked.join()).not.toMatch(/autoplay|mute/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("iframe, video")).toHaveCount(0);
  await expect(page.locator(link)).toBeFocused();
});

// What follows is about a film of this site. With the owner's video at a video service there is none.
if (isFilm) {
  const video = (page: Page) => dialog(page).locator("video");
  const time = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
  const play = (page: Page) => video(page).press("Space"); // as the browser's own Play button

  test("HOME-02 SAVE-01 the film is asked for when Play is pressed, by nobody earlier, and plays", async ({ page, faults }) => {
    const asked = await watchPlayer(page);
    await openVideo(page);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    expect(await video(page).evaluate(({ paused, muted, autoplay }: HTMLVideoElement) => ({ paused, muted, autoplay }))).toEqual({
      paused: true,
      muted: false,
      autoplay: false,
    });
    await play(page);
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
    expect(asked.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test("SAVE-01 with Save-Data the popup shows the smallest poster, and the film waits for Play as well", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const asked = await watchPlayer(page);
    await page.goto("/");
    await page.locator(link).click(); // the first touch hydrates the page
    await expect(video(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    if (poster) await expect(video(page)).toHaveAttribute("poster", new RegExp(`^${poster.src}\\.\\w+-360\\.webp$`));
  });

  test("HOME-02 ERR-02 a film that does not load says so in its place; Try again brings it, and the link leads to it", async ({ page }) => {
    await page.route(`**${address}`, (route) => route.abort());
    await openVideo(page);
    await play(page);
    await expect(dialog(page).getByRole("alert")).toContainText(words.video.failure);
    const again = dialog(page).getByRole("button", { name: words.loading.again });
    await expect(again).toBeFocused();
    await expect(dialog(page).getByRole("link", { name: words.video.elsewhere })).toHaveAttribute("href", address);
    expect(await axeViolations(page, { part: "dialog[open]" })).toEqual([]);
    await page.unroute(`**${address}`);
    await again.click();
    await expect(video(page)).toBeFocused();
    await play(page);
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("HOME-02 the play button is a link to the film, which plays by itself", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("main").getByRole("link", { name: content.pages.home.hero.videoLabel }).click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => page.evaluate(() => document.querySelector("video")?.readyState ?? 0)).toBeGreaterThan(2);
    });
  });

  test.describe("with the service worker", () => {
    test.use({ serviceWorkers: "allow" });
    test("CALL-01 the service worker neither fetches the film nor keeps it, and lets it play", async ({ page }) => {
      const asked = await watchPlayer(page);
      await openHydrated(page, "/");
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller)
          await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
      });
      expect(asked).toEqual([]);
      await page.locator(link).click();
      await play(page);
      await expect.poll(() => time(page)).toBeGreaterThan(0.2);
      expect(await page.evaluate(async (film) => (await caches.match(film)) === undefined, address)).toBe(true);
    });
  });
}
