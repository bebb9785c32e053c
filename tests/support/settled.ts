import type { Page } from "@playwright/test";

/** Waits until every animation that has an end has ended: half faded in, no text has its contrast. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
  });
}
