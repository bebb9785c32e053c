import { content } from "../support/content.ts";
import { expect, servedTest } from "../support/test.ts";

const { regions = [], map } = content.pages["areas-we-serve"] ?? {};
const drawn = regions.filter(({ places }) => places.some((place) => map?.positions[place]));

servedTest("LOOK-03 each region on the map is a link to the list of its places", async ({ page }) => {
  await page.goto("/areas-we-serve");
  const links = page.getByRole("navigation", { name: map?.label ?? "" }).getByRole("link");
  await expect(links).toHaveCount(drawn.length);
  for (const [index, { name, places }] of drawn.entries()) {
    const anchor = (await links.nth(index).getAttribute("href")) ?? "";
    const region = page.locator(anchor);
    await expect(region.getByRole("heading", { level: 2 })).toHaveText(name);
    await expect(region.locator("ul").last().getByRole("listitem")).toHaveText(places);
  }
});

servedTest("LOOK-03 on a wide screen the contact page has the map too, and a region there leads to its places", async ({ page }) => {
  await page.goto("/contact");
  const links = page.getByRole("navigation", { name: map?.label ?? "" }).getByRole("link");
  await expect(links).toHaveCount(drawn.length);
  const target = (await links.first().getAttribute("href")) ?? "";
  await page.goto(target);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});
