import { clientOf } from "../engines/browsers/chromium.ts";
import { SitePage } from "../engines/site-page.ts";
import { expect, test } from "../support/test.ts";
import { visitAtRandom } from "../support/visitor.ts";

test("a visitor who clicks, types, resizes and navigates at random, 150 times, finds a whole page each time", async ({ page, baseURL }) => {
  test.slow();
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  const site = new SitePage(clientOf(page), baseURL as string);
  await site.open("/");
  expect((await visitAtRandom(site, { seed: 20_261_122, events: 150 })).complaints).toEqual([]);
});
