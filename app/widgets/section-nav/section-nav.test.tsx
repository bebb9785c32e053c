import { StrictMode, useLayoutEffect } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SectionNav } from "./section-nav.tsx";

const SECTIONS = [
  { id: "first", title: "First" },
  { id: "second", title: "Second" },
  { id: "third", title: "Third" },
];

const Anchor = () => <output>{useLocation().hash}</output>;
const nav = <SectionNav label="Sections" sections={SECTIONS} />;
const site = (
  <StrictMode>
    <MemoryRouter>
      <div style={{ position: "sticky", insetBlockStart: 0 }}>
        {nav}
        <Anchor />
      </div>
      {SECTIONS.map(({ id, title }) => (
        <section key={id} aria-labelledby={id} style={{ blockSize: "1500px" }}>
          <h2 id={id}>{title}</h2>
        </section>
      ))}
    </MemoryRouter>
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
  vi.restoreAllMocks();
  await emulate("");
});

test("FAQ-01 without JavaScript they are plain links to the anchors, none marked", () => {
  const part = document.createElement("div");
  part.innerHTML = renderToStaticMarkup(<MemoryRouter>{nav}</MemoryRouter>);
  expect([...part.querySelectorAll("a")].map(({ hash }) => hash)).toEqual(["#first", "#second", "#third"]);
  expect(part.querySelector("[aria-current], [style]")).toBeNull();
});

test("FAQ-01 a click scrolls to the section, writes its anchor into the address and moves the focus to its heading", async () => {
  await render(site);
  await link("Third").click();
  await expect.element(page.getByRole("status")).toHaveTextContent("#third");
  expect(document.activeElement?.id).toBe("third");
  await expect.poll(() => Math.round(heading("third").getBoundingClientRect().top)).toBe(96);
});

/** Takes the animation frames into the test's hands: call it with a time in milliseconds. */
function holdFrames(): (now: number) => void {
  let frame: FrameRequestCallback | undefined;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  vi.spyOn(window, "cancelAnimationFrame").mockImplementation(() => {
    frame = undefined;
  });
  return (now) => frame?.(now);
}

test("FAQ-01 CONST-01 the scrolling takes 500 ms and eases in and out", async () => {
  await render(site);
  const showFrame = holdFrames();
  (link("Second").element() as HTMLElement).click();
  const places = [1000, 1100, 1250, 1400, 1499].map((now) => {
    showFrame(now);
    return window.scrollY;
  });
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  showFrame(1500);
  expect(Math.round(heading("second").getBoundingClientRect().top)).toBe(96);
  const [, atFifth = 0, atHalf = 0] = places;
  expect(atHalf).toBeCloseTo(window.scrollY / 2, -1);
  expect(atFifth).toBeLessThan(window.scrollY / 5);
});

test("FAQ-01 with reduced motion the section is there at once", async () => {
  await emulate("reduce");
  await render(site);
  const showFrame = holdFrames();
  (link("Third").element() as HTMLElement).click();
  showFrame(1000);
  expect(Math.round(heading("third").getBoundingClientRect().top)).toBe(96);
});

test("FAQ-01 when the visitor scrolls meanwhile, the scrolling stops", async () => {
  await render(site);
  const showFrame = holdFrames();
  (link("Third").element() as HTMLElement).click();
  for (const now of [1000, 1250]) showFrame(now);
  const { scrollY } = window;
  expect(scrollY).toBeGreaterThan(0);
  window.dispatchEvent(new WheelEvent("wheel"));
  showFrame(1500);
  expect(window.scrollY).toBe(scrollY);
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

test("a page that takes its place may scroll at once", async () => {
  const Next = () => {
    useLayoutEffect(() => void window.dispatchEvent(new Event("scroll")), []);
    return <p>Next</p>;
  };
  const { rerender } = await render(site);
  await rerender(<Next />);
  await expect.element(page.getByText("Next")).toBeInTheDocument();
});
