import type { Page } from "@playwright/test";

/**
 * Keeps scripts from a page, until they are let through or fail.
 *
 * @param which Their addresses; without it, all of the site's.
 */
export async function holdScripts(page: Page, which: string | RegExp = "**/*.js"): Promise<{ release: () => void; fail: () => void }> {
  const { promise: outcome, resolve } = Promise.withResolvers<"continue" | "abort">();
  await page.route(which, async (route) => route[await outcome]());
  return { release: () => resolve("continue"), fail: () => resolve("abort") };
}
