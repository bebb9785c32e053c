import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/base.css";
import axe from "axe-core";
import { StrictMode, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { business } from "../../../tests/fixtures/business.ts";
import { advance, countTimers, stopClock } from "../../../tests/support/clock.ts";
import { rendered } from "../../../tests/support/rendered.ts";
import { MapOverlay, MapPanel } from "./index.ts";
import { MAP_TIMEOUT_MS } from "./use-map-iframe.ts";

const EMBED = "data:text/html,<title>Map</title>";
const VIEW = "https://maps.example/";
const labels = {
  title: "Where we are",
  place: business.address.street,
  show: "Show the map",
  close: "Close map",
  loading: "It is loading.",
  failure: "It cannot be loaded.",
  again: "Try again",
};
const panel = (
  <StrictMode>
    <MapPanel embed={EMBED} view={VIEW} labels={labels} />
  </StrictMode>
);
const iframe = () => document.querySelector("iframe");
const map = () => document.querySelector("[data-state]") as HTMLElement;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the panel", () => {
  test("without JavaScript it says where the place is, and has a lazy iframe that scripts do not see", () => {
    const part = document.createElement("div");
    part.innerHTML = renderToStaticMarkup(panel);
    expect(part.textContent).toContain(labels.place);
    expect(part.querySelector("iframe, [style]")).toBeNull(); // in a live document what is in <noscript> is text
    const iframe = new DOMParser().parseFromString(renderToStaticMarkup(panel), "text/html").querySelector("noscript > iframe");
    expect(iframe?.getAttribute("src")).toBe(EMBED);
    expect(iframe?.getAttribute("loading")).toBe("lazy");
    expect(iframe?.getAttribute("title")).toBe("Where we are");
  });

  test("CONT-01 CALL-01 the iframe comes when the visitor scrolls to it, and takes no focus", async () => {
    await render(
      <>
        <div style={{ blockSize: "300vh" }} />
        {panel}
      </>,
    );
    await rendered();
    expect(iframe()).toBeNull();
    expect((await axe.run(document.body)).violations.filter(({ id }) => id !== "region" && id !== "page-has-heading-one")).toEqual([]);
    page.getByRole("heading", { name: "Where we are" }).element().scrollIntoView();
    await expect.poll(() => iframe()?.getAttribute("src")).toBe(EMBED);
    expect(iframe()?.title).toBe("Where we are");
    await expect.poll(() => map().dataset.state).toBe("shown");
    expect(document.activeElement).toBe(document.body);
  });

  test.each([
    ["a click", () => page.getByRole("button", { name: "Show the map" }).click()],
    ["Space", () => userEvent.keyboard("{Tab} ")],
    ["Enter", () => userEvent.keyboard("{Tab}{Enter}")],
  ])("CONT-01 with Save-Data it comes with %s on its button, and the focus goes to it", async (_, press) => {
    const connection = { saveData: true };
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
    await render(panel);
    await rendered();
    expect(iframe()).toBeNull();
    await press();
    await expect.poll(() => map().dataset.state).toBe("shown");
    expect(document.activeElement).toBe(map());
    await expect.element(page.getByRole("group", { name: "Where we are" })).toHaveFocus();
  });

  test("CALL-01 in view from the start, it waits for the visitor to scroll", async () => {
    await render(
      <>
        {panel}
        <div style={{ blockSize: "300vh" }} />
      </>,
    );
    await rendered();
    expect(page.getByRole("heading", { name: "Where we are" }).element().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    expect(iframe()).toBeNull();
    window.scrollTo(0, 1);
    await expect.poll(() => iframe()?.getAttribute("src")).toBe(EMBED);
  });

  test("CONT-01 in view and back online, it comes by itself", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await render(
      <>
        {panel}
        <div style={{ blockSize: "300vh" }} />
      </>,
    );
    window.scrollTo(0, 1);
    await rendered();
    expect(iframe()).toBeNull();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await expect.poll(() => map()?.dataset.state).toBe("shown");
  });
});

describe("when the map does not come", () => {
  beforeEach(() => stopClock());

  test("CONT-01 offline the fallback says so, shows the address, and tries again", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await render(panel);
    await page.getByRole("button", { name: "Show the map" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("It cannot be loaded.");
    await expect.element(page.getByText(labels.place)).toBeVisible();
    expect(iframe()).toBeNull();
    online.mockReturnValue(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => map().dataset.state).toBe("shown");
  });

  test("CONT-01 it is given up after 15 seconds, and not before", async () => {
    expect(MAP_TIMEOUT_MS).toBe(15_000);
    const hold = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener("load", hold, true);
    await render(<MapPanel embed="http://127.0.0.1:9/never" view={VIEW} labels={labels} />);
    await page.getByRole("button", { name: "Show the map" }).click();
    await expect.element(page.getByRole("status")).toHaveTextContent("It is loading.");
    await expect.poll(countTimers).toBe(1); // on a busy machine React starts it some time after the render
    await advance(MAP_TIMEOUT_MS - 1);
    await expect.element(page.getByRole("status")).toBeVisible();
    await advance(1);
    await expect.element(page.getByRole("alert")).toBeVisible();
    document.removeEventListener("load", hold, true);
  });
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        View
      </button>
      {isOpen && <MapOverlay embed={EMBED} labels={labels} onClose={() => setOpen(false)} />}
    </StrictMode>
  );
}

describe("the overlay", () => {
  test.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["the close button", () => page.getByRole("button", { name: "Close map" }).click()],
  ])("CONT-02 it fills the screen; %s closes it and the focus goes back", async (_, close) => {
    await render(<Opener />);
    const opener = page.getByRole("button", { name: "View" });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Where we are" });
    await expect.element(dialog).toBeVisible();
    const { x, y, width, height } = (iframe() as Element).getBoundingClientRect();
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: window.innerWidth, height: window.innerHeight });
    for (const animation of document.getAnimations()) animation.finish(); // half faded in, no text has its contrast
    expect((await axe.run(dialog.element() as HTMLElement)).violations).toEqual([]);
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener.element());
  });

  test("mounted and unmounted 100 times it leaves no timer and no listener", async () => {
    stopClock();
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    for (let round = 0; round < 100; round++) {
      const { unmount } = await render(<MapOverlay embed={EMBED} labels={labels} onClose={() => {}} />);
      await unmount();
    }
    expect(countTimers()).toBe(0);
    const offline = (calls: { mock: { calls: unknown[][] } }) => calls.mock.calls.filter(([type]) => type === "offline").length;
    expect(offline(removed)).toBe(offline(added));
  });
});
