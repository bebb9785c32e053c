import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Counter } from "./index.ts";

const emulate = (value: string) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });

afterEach(async () => {
  window.scrollTo(0, 0);
  await emulate("");
  vi.restoreAllMocks();
});

const figure = () => document.querySelector("bdi") as HTMLElement;

const belowTheFold = (
  <StrictMode>
    <div style={{ blockSize: "3000px" }} />
    <Counter value={4589} />
  </StrictMode>
);

/** Waits until the figure's own observer has been told whether it is on the screen: it began to look earlier than this one. */
const reported = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(figure());
  });

test("without JavaScript: the value is in the page, and no style attribute", () => {
  expect(renderToStaticMarkup(<Counter value={50} suffix="+" />)).toBe("<bdi>50+</bdi>");
});

test("HOME-03 it counts from 0 to 4589 once it is seen, and not before", async () => {
  await render(belowTheFold);
  await reported();
  expect(figure().textContent).toBe("4589");
  const { width } = figure().getBoundingClientRect();
  const seen: { text: string | null; width: number }[] = [];
  const watch = new MutationObserver(() => seen.push({ text: figure().textContent, width: figure().getBoundingClientRect().width }));
  watch.observe(figure(), { subtree: true, childList: true, characterData: true });
  figure().scrollIntoView();
  await expect.poll(() => seen.at(-1)?.text).toBe("4589");
  watch.disconnect();
  expect(new Set(seen.map(({ text }) => text)).size).toBeGreaterThan(3);
  expect(Math.min(...seen.map((each) => each.width))).toBeGreaterThanOrEqual(width - 1);
  window.scrollTo(0, 0);
  figure().scrollIntoView();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(figure().textContent).toBe("4589");
});

test("HOME-03 with reduced motion it does not count", async () => {
  await emulate("reduce");
  const frame = vi.spyOn(window, "requestAnimationFrame");
  await render(<Counter value={4589} />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(figure().textContent).toBe("4589");
  expect(frame).not.toHaveBeenCalled();
});

test("HOME-03 a figure that is on the screen when its code comes has been read, and stays", async () => {
  const frame = vi.spyOn(window, "requestAnimationFrame");
  await render(<Counter value={4589} />);
  await reported();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(frame).not.toHaveBeenCalled();
  expect(figure().textContent).toBe("4589");
});

test("mounted and unmounted 100 times, also while it counts, it leaves no observer and no frame", async () => {
  const observed = vi.spyOn(IntersectionObserver.prototype, "observe");
  const disconnected = vi.spyOn(IntersectionObserver.prototype, "disconnect");
  const waiting = new Set<number>();
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    const frame = request((now) => {
      waiting.delete(frame);
      callback(now);
    });
    waiting.add(frame);
    return frame;
  });
  vi.spyOn(window, "cancelAnimationFrame").mockImplementation((frame) => {
    waiting.delete(frame);
    cancel(frame);
  });
  for (let round = 0; round < 100; round++) {
    window.scrollTo(0, 0);
    const { unmount } = await render(belowTheFold);
    if (round % 10 === 0) {
      await reported();
      figure().scrollIntoView();
      await expect.poll(() => waiting.size).toBe(1);
    }
    await unmount();
    expect(waiting.size).toBe(0);
  }
  expect(observed.mock.contexts.length).toBeGreaterThanOrEqual(100);
  for (const observer of observed.mock.contexts) expect(disconnected.mock.contexts).toContain(observer);
});
