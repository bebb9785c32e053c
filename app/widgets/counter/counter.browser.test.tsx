import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Counter } from "./index.ts";

const emulate = (value: string) =>
  (cdp() as unknown as { send(method: string, parameters: object): Promise<void> }).send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });

afterEach(async () => {
  await emulate("");
  vi.restoreAllMocks();
});

const figure = () => document.querySelector("bdi") as HTMLElement;

test("without JavaScript: the value stands in the page, and no style attribute", () => {
  expect(renderToStaticMarkup(<Counter value={50} suffix="+" />)).toBe("<bdi>50+</bdi>");
});

test("HOME-03 it counts from 0 to 4589 once it is seen, and not before", async () => {
  await render(
    <StrictMode>
      <div style={{ blockSize: "3000px" }} />
      <Counter value={4589} />
    </StrictMode>,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
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

test("mounted and unmounted 100 times it leaves no observer and no frame", async () => {
  const observed = vi.spyOn(IntersectionObserver.prototype, "observe");
  const disconnected = vi.spyOn(IntersectionObserver.prototype, "disconnect");
  for (let round = 0; round < 100; round++) {
    const { unmount } = await render(<Counter value={10} />);
    await unmount();
  }
  expect(observed.mock.contexts).toHaveLength(100);
  for (const observer of observed.mock.contexts) expect(disconnected.mock.contexts).toContain(observer);
});
