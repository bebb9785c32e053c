import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { rendered } from "../../../tests/support/rendered.ts";
import { MapOverlay, MapPanel } from "./map.tsx";

const EMBED = "data:text/html,<title>Map</title>";
const labels = { title: "Where we are", place: "12 Example Street", close: "Close map" };
const panel = (
  <StrictMode>
    <MapPanel embed={EMBED} title={labels.title} drawing={<a href="#drawn">Drawing</a>}>
      <address>{labels.place}</address>
    </MapPanel>
  </StrictMode>
);
const space = <div style={{ blockSize: "300vh" }} />;
const iframe = () => document.querySelector("iframe");

afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

test("CONT-01 without JavaScript the page says where the place is and has a lazy iframe", () => {
  const served = new DOMParser().parseFromString(renderToStaticMarkup(panel), "text/html"); // its <noscript> has elements
  expect(served.body.textContent).toContain(labels.place);
  expect(served.querySelector("noscript > iframe")?.getAttribute("loading")).toBe("lazy");
  expect(served.querySelector("[style]")).toBeNull();
});

test("CONT-01 CALL-01 the map loads when the visitor scrolls to it, takes no focus, covers the drawing and leaves the words", async () => {
  await render(
    <>
      {space}
      {panel}
    </>,
  );
  await rendered();
  expect(iframe()).toBeNull();
  page.getByText(labels.place).element().scrollIntoView();
  await expect.poll(iframe).toMatchObject({ src: EMBED, title: labels.title });
  expect(document.activeElement).toBe(document.body);
  await page.getByText(labels.place).click();
  expect(document.querySelector("[inert]")?.textContent).toBe("Drawing");
});

test("CONT-01 in the dark theme, too, a map that doesn't load leaves the drawing visible: its frame is transparent", async () => {
  document.documentElement.dataset.theme = "dark";
  onTestFinished(() => document.documentElement.removeAttribute("data-theme"));
  await render([panel, space]);
  window.scrollTo(0, 1);
  await expect.poll(iframe).not.toBeNull();
  expect(getComputedStyle(iframe() as HTMLIFrameElement).colorScheme).toBe("light"); // as that of a document without one
});

test("CONT-01 the map loads where the page is already scrolled to it, as after a reload", async () => {
  await render([space, <div key="panel" id="panel" />]);
  window.scrollTo(0, document.body.scrollHeight);
  await rendered(); // the scroll event comes before the panel
  await render(panel, { container: document.getElementById("panel") as HTMLElement });
  await expect.poll(iframe).not.toBeNull();
});

test("CONT-01 with Save-Data the words and the drawing stay", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  await render([panel, space]);
  window.scrollTo(0, 1);
  await rendered();
  expect(iframe()).toBeNull();
  expect(document.querySelector("[inert]")).toBeNull();
});

test("CONT-01 offline there is no map until the visitor is online and scrolls again", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await render([panel, space]);
  window.scrollTo(0, 1);
  await rendered();
  expect(iframe()).toBeNull();
  online.mockReturnValue(true);
  window.scrollTo(0, 2);
  await expect.poll(iframe).not.toBeNull();
});

test("CONT-01 without a drawing the words leave no empty space for the map before it loads", async () => {
  await render(
    <MapPanel embed={EMBED} title={labels.title}>
      <address>{labels.place}</address>
    </MapPanel>,
  );
  const words = page.getByText(labels.place).element().parentElement as Element;
  expect(words.parentElement?.clientHeight).toBe(words.clientHeight);
});

test("CONT-02 the map fills the overlay, over the place in words and under the button that closes it", async () => {
  const onClose = vi.fn();
  await render(<MapOverlay embed={EMBED} labels={labels} onClose={onClose} />);
  const words = page.getByText(labels.place).element().getBoundingClientRect();
  expect(document.elementFromPoint(words.x + words.width / 2, words.y + words.height / 2)).toBe(iframe());
  const { x, y, width, height } = (iframe() as Element).getBoundingClientRect();
  expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: window.innerWidth, height: window.innerHeight });
  await page.getByRole("button", { name: labels.close }).click();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
});
