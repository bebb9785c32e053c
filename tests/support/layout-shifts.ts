import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What the page notes of its layout shifts. Times are in milliseconds since the document was requested. */
interface Notes {
  shifts: { at: number; what: string }[];
  /** When the whole document had been painted once. */
  whole?: number;
}

/** Notes the layout shifts of each document that the page opens from now on, for {@link layoutShifts}. */
export const noteLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const notes: Notes = { shifts: [] };
    Object.assign(window, { layoutShifts: notes });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width} x ${height} at ${x}, ${y}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        notes.shifts.push({ at: startTime, what: `${value} after ${Math.round(startTime)} ms: ${moved.join(" | ")}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
    addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => requestAnimationFrame((time) => Object.assign(notes, { whole: time })));
    });
  });

const notesOf = (page: Page): Promise<Notes> => page.evaluate(() => Reflect.get(window, "layoutShifts") as Notes);

/** Whether the whole document has been painted. */
export const isWhole = async (page: Page): Promise<boolean> => (await notesOf(page)).whole !== undefined;

/**
 * The layout shifts of the current document so far: how much, when, and what moved from where to where.
 *
 * @param since `whole document` leaves out those before it was painted whole: a busy browser paints half a header, and the other half then
 *   moves it aside.
 */
export async function layoutShifts(page: Page, since: "first paint" | "whole document"): Promise<string[]> {
  const { shifts, whole = Number.POSITIVE_INFINITY } = await notesOf(page);
  return shifts.filter(({ at }) => since === "first paint" || at >= whole).map(({ what }) => what);
}
