import { expect, openHydrated, test } from "../support/test.ts";
import { visitAtRandom } from "../support/visitor.ts";

test("a visitor who clicks, types, resizes and navigates at random, 150 times, finds a whole page each time", async ({ page }) => {
  test.slow();
  await openHydrated(page, "/");
  expect(await visitAtRandom(page, { seed: 20_261_122, events: 150 })).toEqual([]);
});
