import type { Page } from "@playwright/test";

/** Waits until every animation that runs by the clock and has an end has ended: text that is half faded in lacks its contrast. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
  });
}
