import type { Page } from "@playwright/test";

/** What a script of the test noted on the page's `window` under a name. */
export const noted = <T>(page: Page, name: string): Promise<T> => page.evaluate((key) => Reflect.get(window, key) as T, name);
