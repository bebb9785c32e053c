import { StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { rendered } from "../../../tests/support/rendered.ts";
import { Lightbox } from "./lightbox.tsx";

const CENTRE = { x: 500, y: 350 };

const drawingOf = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect fill="${colour}"/></svg>`;

/** Every file of a picture is the same drawing: what tells them apart follows the `#`. */
const PICTURES = ["teal", "plum", "olive", "navy"].map((colour) => ({
  src: `data:image/svg+xml,${encodeURIComponent(drawingOf(colour))}#`,
  alt: `A ${colour} wall`,
  width: 1600,
  height: 1000,
}));
const LABELS = {
  name: "Lightbox",
  close: "Close lightbox",
  next: "Next image",
  previous: "Previous image",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  failure: "This image failed to load",
  position: "Picture {number} of {count}",
};

/** A page with an opener for each of two pictures. */
function Page({ pictures = PICTURES }) {
  const [start, setStart] = useState<number>();
  const close = () => setStart(undefined);
  return (
    <StrictMode>
      {["first", "second"].map((name, index) => (
        <button key={name} type="button" onClick={() => setStart(index)}>
          Open the {name}
        </button>
      ))}
      {start !== undefined && <Lightbox pictures={pictures} start={start} labels={LABELS} onClose={close} />}
    </StrictMode>
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const close = button("Close lightbox");
const next = button("Next image");
const previous = button("Previous image");
const zoomIn = button("Zoom in");
const zoomOut = button("Zoom out");
const alert = page.getByRole("alert");

const dialog = () => document.querySelector("dialog");
const stage = () => document.querySelector("[data-gesture]") as HTMLElement;
/** The place of the shown picture once nothing moves. */
const box = () => {
  for (const animation of document.getAnimations()) animation.finish();
  return (document.querySelector("[data-part=picture]") as HTMLElement).getBoundingClientRect();
};
const expectNumber = (number: number, count = 4) =>
  expect.element(page.getByRole("status")).toHaveTextContent(new RegExp(`^Picture ${number} of ${count}:`));

/** Renders the page and opens the lightbox at the second picture, 1,000 by 700 px. */
async function openSecond(): Promise<DOMRect> {
  await render(<Page />);
  await userEvent.click(button("Open the second"));
  await expect.element(close).toHaveFocus();
  return box();
}

async function dispatch(event: Event, { x, y } = CENTRE): Promise<Event> {
  document.elementFromPoint(x, y)?.dispatchEvent(event);
  await rendered();
  return event;
}
const at = ({ x, y }: { x: number; y: number }) => ({ bubbles: true, cancelable: true, clientX: x, clientY: y });
const wheel = (deltaX: number, deltaY: number, where = CENTRE) =>
  dispatch(new WheelEvent("wheel", { deltaX, deltaY, ...at(where) }), where);
const doubleClick = (where = CENTRE) => dispatch(new MouseEvent("dblclick", at(where)), where);
const pointer = (type: string, x: number, pointerId = 1) => {
  const where = { x, y: CENTRE.y };
  return dispatch(new PointerEvent(type, { pointerId, ...at(where) }), where);
};
async function swipe(from: number, to: number): Promise<void> {
  await pointer("pointerdown", from);
  await pointer("pointermove", to);
  await pointer("pointerup", to);
}

beforeEach(() => page.viewport(1000, 700));
afterEach(async () => {
  document.documentElement.removeAttribute("dir");
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

describe("moving", () => {
  test("LB-01 LB-02 it opens at its picture, next and previous wrap, and it opens there again", async () => {
    await openSecond();
    await expectNumber(2);
    for (const [control, numbers] of [
      [next, [3, 4, 1]],
      [previous, [4, 3]],
    ] as const)
      for (const number of numbers) {
        await userEvent.click(control);
        await expectNumber(number);
      }
    await userEvent.click(close);
    await expect.poll(dialog).toBeNull();
    await userEvent.click(button("Open the first"));
    await expectNumber(1);
  });

  test("LB-01 a single picture has no next", async () => {
    await render(<Page pictures={PICTURES.slice(0, 1)} />);
    await userEvent.click(button("Open the first"));
    await expectNumber(1, 1);
    await expect.element(next).not.toBeInTheDocument();
  });

  test("LB-01 the neighbours are loaded meanwhile, and out of reach", async () => {
    await openSecond();
    const slides = [...stage().children] as HTMLElement[];
    expect(slides.map(({ inert }) => inert)).toEqual([true, false, true]);
    for (const each of stage().querySelectorAll("img")) await expect.poll(() => each.naturalWidth).toBeGreaterThan(0);
  });

  test.each([
    ["ltr", "{ArrowLeft}", 1],
    ["ltr", "{ArrowRight}", 3],
    ["rtl", "{ArrowLeft}", 3],
    ["rtl", "{ArrowRight}", 1],
  ])("LB-03 in %s %s leads from picture 2 to %i, wherever the focus is", async (direction, key, number) => {
    document.documentElement.dir = direction;
    await openSecond();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(key);
    await expectNumber(number);
  });

  test("LB-03 Escape closes while a picture moves, and the focus returns to the opener", async () => {
    await openSecond();
    await userEvent.click(next);
    await userEvent.keyboard("{Escape}");
    await expect.poll(dialog).toBeNull();
    await expect.element(button("Open the second")).toHaveFocus();
  });

  test("LB-06 the row follows a finger and moves past 200 px; a shorter swipe springs back", async () => {
    const { x } = await openSecond();
    await pointer("pointerdown", 600);
    await pointer("pointermove", 450);
    expect(box().x).toBeCloseTo(x - 150, 3);
    await pointer("pointerup", 450);
    await expectNumber(2);
    expect(box().x).toBeCloseTo(x, 3);
    await swipe(600, 400);
    await expectNumber(3);
  });
});

describe("zoom", () => {
  test("LB-04 the buttons go by 100 from 0 to 300 and back, and hand the focus on at either end", async () => {
    const { width } = await openSecond();
    await expect.element(zoomOut).toHaveAttribute("aria-disabled");
    for (const level of [100, 200, 300]) {
      await userEvent.click(zoomIn);
      await expect.poll(() => box().width / width).toBeCloseTo(1.007 ** level, 3);
    }
    await expect.element(zoomOut).toHaveFocus();
    for (const level of [200, 100, 0]) {
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => box().width / width).toBeCloseTo(1.007 ** level, 3);
    }
    await expect.element(zoomIn).toHaveFocus();
  });

  test.each([
    ["LB-04 a wheel's turn by 100", (where: typeof CENTRE) => wheel(0, -100, where)],
    ["LB-05 a double-click", doubleClick],
  ])("%s zooms by 100 at the pointer, and a double-click then all the way out", async (_, zoom) => {
    const before = await openSecond();
    const where = { x: 600, y: 300 };
    await zoom(where);
    const after = box();
    expect(after.width / before.width).toBeCloseTo(1.007 ** 100, 3);
    expect((where.x - after.x) / after.width).toBeCloseTo((where.x - before.x) / before.width, 4);
    await doubleClick(where);
    expect(box().width).toBeCloseTo(before.width, 3);
  });

  test("LB-06 an enlarged picture is panned by a drag, and by Shift and an arrow key, as far as its edges", async () => {
    const fitted = await openSecond();
    await doubleClick();
    const { x, y } = box();
    await swipe(600, 500);
    expect(box().x).toBeCloseTo(x - 100, 3);
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowUp}{/Shift}");
    expect(box().x).toBeCloseTo(x - 180, 3);
    expect(box().y).toBeCloseTo(y + 80, 3);
    for (let drag = 0; drag < 2; drag++) await swipe(900, 20);
    expect(box().right).toBeCloseTo(fitted.right, 3);
    await expectNumber(2);
  });

  test("LB-06 an enlarged picture at its edge stays there when the phone is turned", async () => {
    await openSecond();
    await doubleClick();
    for (let drag = 0; drag < 2; drag++) await swipe(900, 20);
    await page.viewport(500, 700);
    await rendered();
    const { right } = box();
    await swipe(450, 50);
    expect(box().right).toBeCloseTo(right, 3);
  });
});

describe("LB-07 times and measures", () => {
  test.each([
    ["no-preference", [300]],
    ["reduce", []],
  ])("with %s as to motion, fading and moving take these ms: %o", async (value, expected) => {
    await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
    await render(<Page />);
    const durations = () => new Set(document.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    for (const control of [button("Open the second"), next, close]) {
      await expect.element(control).toBeVisible();
      (control.element() as HTMLElement).click();
      await rendered();
      expect([...durations()].filter((duration) => duration !== 150)).toEqual(expected); // 150: a button's colour
      await expect.poll(() => durations().size).toBe(0);
    }
    await expect.poll(dialog).toBeNull();
  });

  test("a held Enter presses a button once", async () => {
    await openSecond();
    await userEvent.keyboard("{Tab>4/}{Enter>3/}");
    await expectNumber(3);
  });

  test.each([
    [1000, 700],
    [360, 740],
    [740, 360],
  ])("at %i by %i px the picture keeps its shape and 10 px from the edge", async (width, height) => {
    await page.viewport(width, height);
    const { x, y, right, bottom } = await openSecond();
    expect(Math.min(x, y)).toBeCloseTo(10, 1);
    expect((right - x) / (bottom - y)).toBeCloseTo(1.6, 2);
    const whole = stage().getBoundingClientRect(); // without the scrollbar
    expect([whole.right - right, whole.bottom - bottom]).toEqual([expect.closeTo(x, 1), expect.closeTo(y, 1)]);
  });
});

test("LB-08 the controls say what they do, are at least 44 px large and within the screen, at 320 px, too", async () => {
  await page.viewport(320, 568);
  await openSecond();
  const controls = [...document.querySelectorAll("dialog button")];
  expect(controls.map(({ ariaLabel }) => ariaLabel)).toEqual(["Close lightbox", "Zoom in", "Zoom out", "Previous image", "Next image"]);
  const boxes = [...controls, page.getByRole("status").element()].map((control) => control.getBoundingClientRect());
  for (const { left, top, right, bottom } of boxes) {
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(44);
    expect([left >= 0, right <= 320]).toEqual([true, true]);
    const overlapping = boxes.filter((other) => other.left < right && other.right > left && other.top < bottom && other.bottom > top);
    expect(overlapping).toHaveLength(1);
  }
});

test("LB-09 a picture that fails says so once it is reached, and next and previous go on working", async () => {
  await render(
    <Page pictures={PICTURES.map((picture, index) => (index === 1 ? { ...picture, src: "data:image/png;base64,AAAA" } : picture))} />,
  );
  await userEvent.click(button("Open the first"));
  await expect.poll(() => stage().querySelectorAll("[data-state=failed]").length).toBe(1);
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.click(next);
  await expect.element(alert).toHaveTextContent("This image failed to load");
  await userEvent.click(next);
  await expectNumber(3);
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.click(previous);
  await expect.element(alert).toBeInTheDocument();
});

test("a click beside the picture closes; one on it, on its words or within 100 ms of a swipe does not", async () => {
  await openSecond();
  await userEvent.click(document.querySelector("[data-part=picture]") as Element);
  await userEvent.click(page.getByRole("status"));
  const swipedAt = performance.now();
  const now = vi.spyOn(performance, "now").mockReturnValue(swipedAt);
  await swipe(600, 550);
  const beside = { x: 500, y: 695 };
  now.mockReturnValue(swipedAt + 99);
  await dispatch(new MouseEvent("click", at(beside)), beside);
  await expect.element(close).toBeVisible();
  now.mockReturnValue(swipedAt + 100);
  await userEvent.click(stage(), { position: beside });
  now.mockRestore();
  await expect.poll(dialog).toBeNull();
});

test("LB-04 LB-09 a picture is asked for in the width that it has, once enlarged in its largest; if that fails, it stays", async () => {
  await openSecond();
  const sizes = () => document.querySelector("[data-part=picture] source")?.getAttribute("sizes");
  expect(sizes()).toBe("min(1600px, 100vw - 20px, (100vh - 20px) * 1.6)");
  await userEvent.click(zoomIn);
  await expect.poll(sizes).toBe("1600px");
  document.querySelector("[data-part=picture] img")?.dispatchEvent(new Event("error"));
  await expect.poll(sizes).toMatch(/^min/);
  await expect.element(alert).not.toBeInTheDocument();
});
