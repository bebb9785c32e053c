import type { Locator, Page } from "@playwright/test";
import { fillPlaceholders } from "../../app/ui/copy/fill-placeholders.ts";
import { words } from "../support/content.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, openHydrated, servedTest, test } from "../support/test.ts";

/** A held key's least time between two moves (LB-07), in ms. */
const KEY_REPEAT_LIMIT_MS = 180;

const SERVICE = "/air-conditioning-installation";

const picture = (page: Page, index: number) => page.getByRole("main").locator("a[href^='/pictures/']").nth(index);
const dialog = (page: Page) => page.getByRole("dialog", { name: words.lightbox.name });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const image = (page: Page) => dialog(page).locator("img:not([inert] *)");
const expectNumber = (page: Page, number: number, count: number) =>
  expect(dialog(page).getByRole("status")).toContainText(`${fillPlaceholders(words.lightbox.position, { number, count })}:`);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens a page and waits until its pictures are hydrated, on some pages only when they are near. */
async function openPictures(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await picture(page, 0).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-below]:not([data-hydrated])")).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Presses Tab until the focus is on an element. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let count = 0; count < 60; count++) {
    if (await element.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(element).toBeFocused();
}

/** Presses an arrow key, as soon as it is heard again after the last time. */
async function pressArrow(page: Page, key: "ArrowLeft" | "ArrowRight"): Promise<void> {
  await page.waitForTimeout(KEY_REPEAT_LIMIT_MS);
  await page.keyboard.press(key);
}

test.describe("on a service page", () => {
  test("LB-01 LB-02 LB-03 the keyboard alone opens it at a picture, walks round four and comes back", async ({ page, faults }) => {
    await openPictures(page, SERVICE);
    const opener = picture(page, 1);
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await expectNumber(page, 2, 4);
    await expect(button(page, "Close lightbox")).toBeFocused();
    for (const number of [3, 4, 1]) {
      await pressArrow(page, "ArrowRight");
      await expectNumber(page, number, 4);
    }
    await pressArrow(page, "ArrowLeft");
    await expectNumber(page, 4, 4);
    for (const name of ["Previous image", "Next image", "Close lightbox", "Previous image", "Next image"]) {
      await page.keyboard.press("Tab");
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expectNumber(page, 1, 4);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(SERVICE);
    expect(faults).toEqual([]);
  });

  test("LB-02 a click opens it at its picture, each in its largest fitting file, and gives the focus back", async ({ page }) => {
    await openPictures(page, SERVICE);
    for (const index of [0, 1]) {
      const opener = picture(page, index);
      await opener.click();
      await expectNumber(page, index + 1, 4);
      await expect(image(page)).toHaveJSProperty("complete", true);
      expect(await image(page).evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/-1280\.avif$/);
      await button(page, "Close lightbox").click();
      await expect(opener).toBeFocused();
    }
  });

  test("LB-02 the page behind does not scroll, and is where it was afterwards", async ({ page }) => {
    await openPictures(page, SERVICE);
    await picture(page, 0).scrollIntoViewIfNeeded();
    await picture(page, 0).click();
    await expect(button(page, "Close lightbox")).toBeFocused();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await page.mouse.wheel(0, 600);
    for (const key of ["PageDown", "End", "ArrowDown", "Home"]) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await scrolled(page)).toBe(before);
  });

  test("LB-03 NAV-07 in RTL the left arrow leads on, and Previous is on the right", async ({ page }) => {
    await openPictures(page, SERVICE);
    await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
    await picture(page, 0).click();
    await expectNumber(page, 1, 4);
    await pressArrow(page, "ArrowLeft");
    await expectNumber(page, 2, 4);
    const [previous, next] = await Promise.all(["Previous image", "Next image"].map((name) => button(page, name).boundingBox()));
    expect(previous?.x).toBeGreaterThan(next?.x ?? Number.NaN);
  });

  test("LB-09 a picture that fails says so, and next and previous go on working", async ({ page }) => {
    await openPictures(page, SERVICE);
    const address = (await picture(page, 1).getAttribute("href"))?.replace(/-\d+\.webp$/, "");
    await page.route(`**${address}-*`, (route) => route.abort());
    await picture(page, 0).click();
    await button(page, "Next image").click();
    await expect(dialog(page).getByRole("alert")).toHaveText("This image failed to load");
    await button(page, "Next image").click();
    await expectNumber(page, 3, 4);
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    await button(page, "Previous image").click();
    await expect(dialog(page).getByRole("alert")).toBeVisible();
  });
});

test.describe("on the home page", () => {
  test("LB-08 its controls are named", async ({ page }) => {
    await openPictures(page, "/");
    await picture(page, 0).click();
    for (const name of ["Close lightbox", "Next image", "Previous image", "Zoom in", "Zoom out"])
      await expect(button(page, name)).toBeVisible();
    await expect(dialog(page).getByRole("button")).toHaveCount(5);
  });

  test("HOME-06 LB-04 the keyboard alone opens it, zooms to either end, pans and comes back", async ({ page, faults }) => {
    await openPictures(page, "/");
    const opener = picture(page, 0);
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await expectNumber(page, 1, 2);
    await expect(button(page, "Zoom out")).toBeDisabled();
    const fitted = (await image(page).boundingBox())?.width ?? 0;
    await tabTo(page, button(page, "Zoom in"));
    for (const level of [100, 200, 300]) {
      await page.keyboard.press("Enter");
      await expect.poll(async () => ((await image(page).boundingBox())?.width ?? 0) / fitted).toBeCloseTo(1.007 ** level, 2);
    }
    await expect(button(page, "Zoom in")).toBeDisabled();
    await expect(button(page, "Zoom out")).toBeFocused();
    const { x } = (await image(page).boundingBox()) ?? { x: 0 };
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(async () => (await image(page).boundingBox())?.x).toBeCloseTo(x - 80, 0);
    await pressArrow(page, "ArrowRight");
    await expectNumber(page, 2, 2);
    await expect(button(page, "Zoom in")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    expect(faults).toEqual([]);
  });

  test("each picture shows that it has the focus", async ({ page }) => {
    await openPictures(page, "/");
    for (const index of [0, 1]) {
      await tabTo(page, picture(page, index));
      await expect(picture(page, index)).toHaveCSS("outline", /rgb\(11, 74, 134\) solid 2px/);
    }
  });

  test("LB-04 LB-05 a double-click enlarges and takes back, and the wheel does not move the page", async ({ page }) => {
    await openPictures(page, "/");
    await picture(page, 1).click();
    await expectNumber(page, 2, 2);
    const before = await scrolled(page);
    const width = async () => (await image(page).boundingBox())?.width ?? 0;
    const fitted = await width();
    await image(page).dblclick();
    await expect.poll(width).toBeCloseTo(fitted * 1.007 ** 100, 0);
    await image(page).dblclick();
    await expect.poll(width).toBeCloseTo(fitted, 0);
    await page.mouse.wheel(0, -50);
    await expect.poll(width).toBeCloseTo(fitted * 1.007 ** 50, 0);
    expect(await scrolled(page)).toBe(before);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const file = (page: Page) => image(page).evaluate((element: HTMLImageElement) => element.currentSrc);

  /** Opens the first picture. Answers how often its largest file was asked for. */
  async function openFitted(page: Page): Promise<() => number> {
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await openPictures(page, "/");
    await picture(page, 0).click();
    await expect.poll(() => file(page)).toMatch(/-640\.avif$/);
    return () => asked.filter((address) => address.endsWith("-1280.avif")).length;
  }

  test("LB-04 an enlarged picture is shown in its largest file, which is not fetched before", async ({ page, faults }) => {
    const askedForLargest = await openFitted(page);
    expect(askedForLargest()).toBe(0);
    await button(page, "Zoom in").click();
    await expect.poll(() => file(page)).toMatch(/-1280\.avif$/);
    expect(faults).toEqual([]);
  });

  test("LB-09 when the largest file fails the picture stays as it was", async ({ page }) => {
    await page.route("**/pictures/*-1280.avif", (route) => route.abort());
    const askedForLargest = await openFitted(page);
    await button(page, "Zoom in").click();
    await expect.poll(askedForLargest).toBe(1);
    await expect.poll(() => file(page)).toMatch(/-640\.avif$/);
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  });

  test("LB-04 with Save-Data an enlarged picture keeps its file", async ({ page }) => {
    const askedForLargest = await openFitted(page);
    await page.evaluate(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await button(page, "Zoom in").click();
    await expect(button(page, "Zoom out")).toBeEnabled();
    await page.waitForLoadState("networkidle");
    expect(askedForLargest()).toBe(0);
  });
});

test.describe("with real fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** Puts fingers down, moves each from its first to its last place in ten steps, and lifts them. */
  async function swipe(page: Page, ...fingers: [from: { x: number; y: number }, to: { x: number; y: number }][]): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", part?: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          part === undefined
            ? []
            : fingers.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })),
      });
    await send("touchStart", 0);
    for (let step = 1; step <= 10; step++) await send("touchMove", step / 10);
    await send("touchEnd");
  }

  test("LB-06 a swipe past a quarter of the width changes the picture, a shorter one springs back", async ({ page }) => {
    await openPictures(page, SERVICE);
    await picture(page, 0).tap();
    await expectNumber(page, 1, 4);
    await swipe(page, [
      { x: 300, y: 420 },
      { x: 210, y: 420 },
    ]);
    await expectNumber(page, 1, 4);
    await swipe(page, [
      { x: 300, y: 420 },
      { x: 200, y: 420 },
    ]);
    await expectNumber(page, 2, 4);
  });

  test("LB-04 LB-06 a pinch enlarges, and then a finger pans", async ({ page }) => {
    await openPictures(page, "/");
    await picture(page, 0).tap();
    await expectNumber(page, 1, 2);
    const box = async () => (await image(page).boundingBox()) ?? { x: 0, width: 0 };
    const fitted = await box();
    await swipe(
      page,
      [
        { x: 160, y: 420 },
        { x: 120, y: 420 },
      ],
      [
        { x: 230, y: 420 },
        { x: 270, y: 420 },
      ],
    );
    await expect.poll(async () => (await box()).width / fitted.width).toBeCloseTo(150 / 70, 1);
    const { x } = await box();
    await swipe(page, [
      { x: 200, y: 420 },
      { x: 150, y: 420 },
    ]);
    await expect.poll(async () => (await box()).x).toBeCloseTo(x - 50, 0);
    await expectNumber(page, 1, 2);
  });
});

test.describe("its code", () => {
  const CODE = "**/assets/lightbox-*.js";

  test("is fetched when a visitor comes near to a picture, not before", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => void fetched.push(request.url()));
    await openPictures(page, "/");
    await page.waitForLoadState("networkidle");
    const isLightbox = (address: string) => address.includes("/assets/lightbox-");
    expect(fetched.filter(isLightbox)).toEqual([]);
    await picture(page, 0).hover();
    await expect.poll(() => fetched.filter(isLightbox).length).toBeGreaterThan(0);
  });

  for (const path of ["/", SERVICE]) {
    test(`may be wanted before the page is hydrated: a click is not lost: ${path}`, async ({ page }) => {
      const { release } = await holdScripts(page);
      await page.goto(path);
      await picture(page, 1).click();
      release();
      await expectNumber(page, 2, path === "/" ? 2 : 4);
    });
  }

  test("may be slow: a click is seen to wait, and is not lost", async ({ page }) => {
    const { release } = await holdScripts(page, CODE);
    await openPictures(page, "/");
    await picture(page, 1).click();
    await expect(picture(page, 1)).toHaveAttribute("data-early");
    release();
    await expectNumber(page, 2, 2);
    await expect(picture(page, 1)).not.toHaveAttribute("data-early");
    await page.keyboard.press("Escape");
    await expect(picture(page, 1)).toBeFocused();
  });
});

servedTest.describe("without JavaScript", () => {
  for (const path of ["/", SERVICE]) {
    servedTest(`LB-01 the pictures are links to their largest files: ${path}`, async ({ page, request }) => {
      await page.goto(path);
      for (const index of [0, 1]) {
        await expect(picture(page, index)).toHaveAccessibleName(/^Enlarge: .{20}/);
        const answer = await request.get((await picture(page, index).getAttribute("href")) ?? "");
        expect(answer.headers()["content-type"]).toBe("image/webp");
      }
    });
  }
});
