import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { rendered } from "../../../tests/support/rendered.ts";
import { MapOverlay, MapPanel } from "./map.tsx";

const EMBED = "data:text/html,<title>Map</title>";
const labels = {
  title: "Where we are",
  place: "12 Example Street",
  show: "Show the map",
  close: "Close map",
  loading: "It is loading.",
  failure: "You are offline.",
  again: "Try again",
};
const panel = (
  <StrictMode>
    <MapPanel embed={EMBED} view="https://maps.example/" labels={labels} />
  </StrictMode>
);
const space = <div style={{ blockSize: "300vh" }} />;
const iframe = () => document.querySelector("iframe");
const state = () => document.querySelector("[data-state]")?.getAttribute("data-state");
const goOffline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

test("CONT-01 without JavaScript the page says where the place is, links to the map's page and has a lazy iframe", () => {
  const served = new DOMParser().parseFromString(renderToStaticMarkup(panel), "text/html"); // its <noscript> has elements
  expect(served.body.textContent).toContain(labels.place);
  expect(served.querySelector("a")?.href).toBe("https://maps.example/");
  expect(served.querySelector("noscript > iframe")?.getAttribute("loading")).toBe("lazy");
  expect(served.querySelector("[style]")).toBeNull();
});

test("CONT-01 CALL-01 the map loads when the visitor scrolls to it, and takes no focus", async () => {
  await render([space, panel]);
  await rendered();
  expect(iframe()).toBeNull();
  page.getByRole("heading", { name: labels.title }).element().scrollIntoView();
  await expect.poll(state).toBe("shown");
  expect(iframe()).toMatchObject({ src: EMBED, title: labels.title });
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ["a click", () => page.getByRole("button", { name: labels.show }).click()],
  ["Space", () => userEvent.keyboard("{Tab} ")],
])("CONT-01 with Save-Data the map loads with %s on its button, and takes the focus", async (_, press) => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  await render([panel, space]);
  window.scrollTo(0, 1);
  await rendered();
  expect(iframe()).toBeNull();
  await press();
  await expect.poll(state).toBe("shown");
  expect(document.activeElement).toBe(iframe());
});

test("CONT-01 offline the button says why there is no map, and the map loads by itself once the visitor is online", async () => {
  const online = goOffline();
  await render([panel, space]);
  window.scrollTo(0, 1);
  await rendered();
  expect(iframe()).toBeNull();
  await page.getByRole("button", { name: labels.show }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent(labels.failure);
  await expect.element(page.getByText(labels.place)).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.poll(state).toBe("shown");
});

test("CONT-02 the overlay is filled by the map; offline it says so and tries again", async () => {
  const online = goOffline();
  await render(<MapOverlay embed={EMBED} labels={labels} onClose={() => {}} />);
  await expect.element(page.getByRole("status")).toHaveTextContent(labels.failure);
  online.mockReturnValue(true);
  await page.getByRole("button", { name: labels.again }).click();
  await expect.poll(state).toBe("shown");
  const { x, y, width, height } = (iframe() as Element).getBoundingClientRect();
  expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: window.innerWidth, height: window.innerHeight });
});
