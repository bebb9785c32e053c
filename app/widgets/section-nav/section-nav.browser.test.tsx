import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/base.css";
import axe from "axe-core";
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SectionNav } from "./index.ts";

const SECTIONS = [
  { id: "first", title: "First" },
  { id: "second", title: "Second" },
  { id: "third", title: "Third" },
];

const onGo = vi.fn();
const nav = <SectionNav label="Sections" sections={SECTIONS} onGo={onGo} />;
const site = (
  <StrictMode>
    <div style={{ position: "sticky", insetBlockStart: 0 }}>{nav}</div>
    {SECTIONS.map(({ id, title }) => (
      <section key={id} aria-labelledby={id} style={{ blockSize: "1500px" }}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
      </section>
    ))}
  </StrictMode>
);
const link = (name: string) => page.getByRole("link", { name });
const heading = (id: string) => document.getElementById(id) as HTMLElement;
const emulate = (value: string) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  window.scrollTo({ top: 0, behavior: "instant" });
  onGo.mockReset();
  vi.restoreAllMocks();
  await emulate("");
});

test("without JavaScript they are plain links to the anchors, none marked", () => {
  const part = document.createElement("div");
  part.innerHTML = renderToStaticMarkup(nav);
  expect([...part.querySelectorAll("a")].map(({ hash }) => hash)).toEqual(["#first", "#second", "#third"]);
  expect(part.querySelector("[aria-current], [style]")).toBeNull();
});

test("FAQ-01 a click scrolls to the section, writes its anchor into the address and moves the focus to its heading", async () => {
  await render(site);
  await link("Third").click();
  expect(onGo).toHaveBeenCalledExactlyOnceWith("third");
  await expect.poll(() => document.activeElement?.id).toBe("third");
  expect(Math.round(heading("third").getBoundingClientRect().top)).toBe(96);
});

test("FAQ-01 it is under way for 500 ms", async () => {
  await render(site);
  let frame: FrameRequestCallback = () => {};
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  (link("Second").element() as HTMLElement).click();
  frame(1000);
  expect(window.scrollY).toBe(0);
  frame(1499);
  expect(document.activeElement?.id).not.toBe("second");
  frame(1500);
  expect(document.activeElement?.id).toBe("second");
});

test("FAQ-01 with reduced motion it is there at once", async () => {
  await emulate("reduce");
  await render(site);
  let frames = 0;
  const { requestAnimationFrame: request } = window;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frames += 1;
    return request(callback);
  });
  (link("Third").element() as HTMLElement).click();
  await expect.poll(() => document.activeElement?.id).toBe("third");
  expect(frames).toBeLessThanOrEqual(3); // one step, and what follows the scrolling
});

test("the visitor's own scrolling ends the way, and the focus stays", async () => {
  await render(site);
  let frame: FrameRequestCallback | undefined;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  vi.spyOn(window, "cancelAnimationFrame").mockImplementation(() => {
    frame = undefined;
  });
  (link("Third").element() as HTMLElement).click();
  frame?.(1000);
  frame?.(1250);
  const { scrollY } = window;
  expect(scrollY).toBeGreaterThan(0);
  window.dispatchEvent(new WheelEvent("wheel"));
  frame?.(1500);
  expect(window.scrollY).toBe(scrollY);
  expect(document.activeElement?.id).not.toBe("third");
});

test("FAQ-01 the section being read is marked while scrolling", async () => {
  await render(site);
  const marked = () => document.querySelector("[aria-current=location]")?.textContent;
  for (const [top, title] of [
    [0, "First"],
    [1600, "Second"],
    [3200, "Third"],
    [100, "First"],
  ] as const) {
    window.scrollTo({ top, behavior: "instant" });
    await expect.poll(marked).toBe(title);
  }
});

test("Enter on a link does what a click does; with Ctrl the click is the browser's", async () => {
  await render(site);
  (link("Second").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.id).toBe("second");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  link("Third").element().dispatchEvent(click);
  expect(onGo).toHaveBeenCalledTimes(1);
});

test("axe finds nothing, and every target is at least 44 px high", async () => {
  await render(<main>{nav}</main>);
  const part = document.querySelector("nav") as HTMLElement;
  expect((await axe.run(part)).violations).toEqual([]);
  for (const target of part.querySelectorAll("a")) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("mounted and unmounted 100 times, also on its way, it leaves no listener", async () => {
  const added = vi.spyOn(window, "addEventListener");
  const removed = vi.spyOn(window, "removeEventListener");
  for (let round = 0; round < 100; round++) {
    const { unmount } = await render(site);
    (link("Second").element() as HTMLElement).click();
    await unmount();
  }
  const count = (calls: { mock: { calls: unknown[][] } }, type: string) => calls.mock.calls.filter(([name]) => name === type).length;
  for (const type of ["scroll", "resize", "wheel"]) expect(count(removed, type)).toBeGreaterThanOrEqual(count(added, type));
});
