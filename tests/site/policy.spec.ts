import { expect, test } from "@playwright/test"; // not support/test.ts, which fails when the policy refuses something

test("a page runs no script that the build didn't write, and all of those", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.route("**/services", async (route) => {
    const response = await route.fetch();
    const foreign = "<script>document.title = 'ran'</script><script src='https://elsewhere.example/a.js'></script><h1";
    await route.fulfill({ response, body: (await response.text()).replace("<h1", foreign) });
  });
  await page.goto(`${process.env.SITE}/services`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page).not.toHaveTitle("ran");
  expect(refused).toEqual([expect.stringMatching(/inline script/), expect.stringContaining("https://elsewhere.example/a.js")]);
  await expect(page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<p>"))).rejects.toThrow("TrustedHTML");
});
