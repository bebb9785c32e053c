import type { Page } from "@playwright/test";

/** Keeps the site's scripts from a page, until they are let through or fail. */
export async function holdScripts(page: Page): Promise<{ release: () => void; fail: () => void }> {
  const { promise: outcome, resolve } = Promise.withResolvers<"continue" | "abort">();
  await page.route("**/*.js", async (route) => route[await outcome]());
  return { release: () => resolve("continue"), fail: () => resolve("abort") };
}
