import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { business } from "../support/content.ts";
import { expect, openHydrated, test } from "../support/test.ts";

const { title, address } = business.video;
const player = playerOf(address)?.address ?? "";
/** Every address at the host that the player comes from. */
const HOST = `${new URL(player).origin}/**`;
const link = `main a[href="${address}"]`;

test("HOME-02 CALL-01 nothing of the video's host is asked for before the popup is opened; closing takes the player away", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(HOST, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Video</title><p>Video" });
  });
  await openHydrated(page, "/");
  await page.locator(link).hover();
  await page.locator(link).focus();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.locator("iframe")).toHaveAttribute("src", player);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).not.toMatch(/autoplay|mute/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.locator(link)).toBeFocused();
});
