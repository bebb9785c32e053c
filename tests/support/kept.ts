/** What the service worker keeps, as a page sees it. */
import type { Page } from "@playwright/test";
import { expect, hydrated } from "./test.ts";

/** Whether the worker responds to the page's requests. */
export const isControlled = (page: Page): Promise<boolean> => page.evaluate(() => Boolean(navigator.serviceWorker.controller));

/** The paths of what is kept, each once. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths = new Set<string>();
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.add(decodeURI(new URL(url).pathname));
    return [...paths];
  });

/** Waits until the worker controls the page and keeps it. */
export async function untilKept(page: Page, file: string = new URL(page.url()).pathname): Promise<void> {
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain(decodeURI(file));
  expect(await isControlled(page)).toBe(true);
}

/** Opens a page and waits until the worker keeps it. */
export async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await untilKept(page);
}
