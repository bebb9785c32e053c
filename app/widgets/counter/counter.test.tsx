import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Counter } from "./counter.tsx";

const emulate = (value: string) => cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

afterEach(async () => {
  window.scrollTo(0, 0);
  await emulate("");
});

const figure = () => document.querySelector("bdi") as HTMLElement;

const belowTheFold = (
  <StrictMode>
    <div style={{ blockSize: "3000px" }} />
    <Counter value={4589} suffix="+" />
  </StrictMode>
);

/** Resolves after the figure's own observer, which began earlier, was told whether the figure is on the screen. */
const observed = () =>
  new Promise<void>((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(figure());
  });

/** Collects what the figure shows, and how wide it is. */
function watch(): { text: string; width: number }[] {
  const element = figure();
  const shown: { text: string; width: number }[] = [];
  new MutationObserver(() => shown.push({ text: element.textContent, width: element.getBoundingClientRect().width })).observe(element, {
    subtree: true,
    characterData: true,
  });
  return shown;
}

test("HOME-03 without JavaScript the value is in the page", () => {
  expect(renderToStaticMarkup(<Counter value={50} suffix="+" />)).toBe("<bdi>50+</bdi>");
});

test("HOME-03 the figure counts up to its value, once, when it is scrolled to, and moves nothing beside it", async () => {
  await render(belowTheFold);
  await observed();
  expect(figure().textContent).toBe("4589+");
  const { width } = figure().getBoundingClientRect();
  const shown = watch();
  figure().scrollIntoView();
  await expect.poll(() => shown.at(-1)?.text).toBe("4589+");
  const figures = shown.map(({ text }) => Number.parseInt(text, 10));
  expect(new Set(figures).size).toBeGreaterThan(3);
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));
  expect(Math.min(...shown.map((each) => each.width))).toBeGreaterThanOrEqual(width - 1);
  shown.length = 0;
  window.scrollTo(0, 0);
  figure().scrollIntoView();
  await observed();
  expect(new Set(shown.map(({ text }) => text))).not.toContain("0+");
});

test("HOME-03 the figure doesn't count with reduced motion, nor where it was on the screen before hydration", async () => {
  for (const motion of ["reduce", "no-preference"]) {
    await emulate(motion);
    const { unmount } = await render(motion === "reduce" ? belowTheFold : <Counter value={4589} />);
    const shown = watch();
    figure().scrollIntoView();
    await observed();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shown).toEqual([]);
    await unmount();
  }
});
