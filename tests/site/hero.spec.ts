import { content } from "../support/content.ts";
import { expect, hydrated, servedTest, test } from "../support/test.ts";

servedTest(
  "LOOK-04 the hero shows its picture from 16% to 77% of the width and from 24% to 50% of the height, in every shape",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1199, 800],
      [1440, 900],
      [1920, 1080],
      [568, 320],
      [844, 390],
    ] as const)
      for (const dir of ["ltr", "rtl"]) {
        await page.setViewportSize({ width, height });
        const hidden = await page
          .locator("main img")
          .first()
          .evaluate((image: HTMLImageElement, direction) => {
            document.documentElement.dir = direction;
            const frame = (image.closest("div") as Element).getBoundingClientRect();
            const box = image.getBoundingClientRect();
            const [natural, shown] = [
              [Number(image.getAttribute("width")), Number(image.getAttribute("height"))] as const,
              [box.width, box.height] as const,
            ];
            const scale = Math.max(shown[0] / natural[0], shown[1] / natural[1]);
            const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(" ").map(Number.parseFloat);
            const at = (part: number, start: number, size: number, whole: number, position: number) =>
              start + (size - whole) * (position / 100) + part * whole;
            const left = at(0.16, box.left, shown[0], natural[0] * scale, x);
            const right = at(0.77, box.left, shown[0], natural[0] * scale, x);
            const top = at(0.24, box.top, shown[1], natural[1] * scale, y);
            const bottom = at(0.5, box.top, shown[1], natural[1] * scale, y);
            return { left: frame.left - left, right: right - frame.right, top: frame.top - top, bottom: bottom - frame.bottom };
          }, dir);
        for (const [side, cut] of Object.entries(hidden)) expect(cut, `${side} at ${width} x ${height}, ${dir}`).toBeLessThanOrEqual(1);
      }
  },
);

const { image, darkImage = image } = content.pages.home.hero;

for (const [system, chosen] of [
  ["light", undefined],
  ["dark", undefined],
  ["light", "dark"],
  ["dark", "light"],
] as const)
  test(`NAV-06 the hero's picture is the theme's, and no other is fetched: the system ${system}, ${chosen ? `${chosen} chosen` : "no choice"}`, async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      for (const { src } of [image, darkImage]) if (pathname.startsWith(`${src}.`)) fetched.add(pathname);
    });
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => {
      if (theme) localStorage.setItem("theme", theme);
    }, chosen);
    await page.goto("/");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const { src } = (chosen ?? system) === "dark" ? darkImage : image;
    expect([...fetched]).toEqual([expect.stringMatching(new RegExp(`^${src}\\.`))]);
    expect(
      await page
        .locator("main img")
        .first()
        .evaluate((shown: HTMLImageElement) => new URL(shown.currentSrc).pathname),
    ).toBe([...fetched][0]);
  });

test.describe(() => {
  test.use({ colorScheme: "dark", javaScriptEnabled: false });
  test("NAV-06 without JavaScript the hero's picture is that of the system's theme", async ({ page }) => {
    await page.goto("/");
    expect(
      await page
        .locator("main img")
        .first()
        .evaluate((shown: HTMLImageElement) => new URL(shown.currentSrc).pathname),
    ).toContain(darkImage.src);
  });
});
