import type { Page } from "@playwright/test";

/**
 * Keeps scripts from a page, until they are let through or fail.
 *
 * @param which Their addresses; without it, all of the site's.
 */
export async function holdScripts(page: Page, which: string | RegExp = "**/*.js"): Promise<{ release: () => void; fail: () => void }> {
  let resolve: (outcome: "continue" | "abort") => void = () => undefined;
  const outcome = new Promise<"continue" | "abort">((settle) => {
    resolve = settle;
  });
  await page.route(which, async (route) => route[await outcome]());
  return { release: () => resolve("continue"), fail: () => resolve("abort") };
}
