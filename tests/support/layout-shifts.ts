import type { Page } from "@playwright/test";
import { noted } from "./noted.ts";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Notes each layout shift of the documents that the page opens from now on, for `layoutShifts`. Those until the first frame of the whole
 * document don't count: a busy browser paints half a header, and the other half then moves it aside.
 */
export const noteLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width} x ${height} at ${x}, ${y}`;
    const note = (list: PerformanceObserverEntryList) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push(`${value} after ${Math.round(startTime)} ms: ${moved.join(" | ")}`);
      }
    };
    const observe = () => new PerformanceObserver(note).observe({ type: "layout-shift" });
    addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => requestAnimationFrame(observe)));
  });

/** The layout shifts of the current document so far: how much, when, and what moved from where to where. */
export const layoutShifts = (page: Page): Promise<string[]> => noted(page, "shifts");
