import type { Page } from "@playwright/test";

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Goes back and forward by the browser's history, one step every few milliseconds, within the pages of this document. Its history must have
 * eight of them at least. Waits until the last step has settled.
 */
export async function goBackAndForward(page: Page, { seed, steps }: { seed: number; steps: number }): Promise<void> {
  const random = seededRandom(seed);
  const plan = Array.from({ length: steps }, () => ({ by: random() < 0.5 ? -1 : 1, wait: random() * 30 }));
  await page.evaluate(async (all) => {
    for (const { by, wait } of all) {
      const at = (history.state as { idx?: number } | null)?.idx ?? 0;
      // A step is not taken at once: near the first page two of them could leave the site.
      history.go(at < 4 ? 1 : by);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }, plan);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
}
