import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/base.css";
import axe from "axe-core";
import { StrictMode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { advance, countTimers, stopClock } from "../../../tests/support/clock.ts";
import { rendered } from "../../../tests/support/rendered.ts";
import { Lightbox, type LightboxLabels, type LightboxPicture } from "./index.ts";

const STAGE = { width: 1000, height: 700 };
const CENTRE = { x: 500, y: 350 };

const pictureOf = (colour: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="${colour}"/></svg>`;

const PICTURES: LightboxPicture[] = ["teal", "plum", "olive", "navy"].map((colour) => ({
  src: pictureOf(colour),
  alt: `A ${colour} wall`,
  width: 1600,
  height: 1000,
}));
const LABELS: LightboxLabels = {
  name: "Lightbox",
  close: "Close lightbox",
  next: "Next image",
  previous: "Previous image",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  failure: "This image failed to load",
  position: "Picture {number} of {count}",
};
const BROKEN = "data:image/png;base64,AAAA";

interface PageProps {
  pictures?: readonly LightboxPicture[];
  zoomable?: boolean;
  labels?: LightboxLabels;
  onClose?: () => void;
  onIndexChange?: (index: number) => void;
}

/** A page with two openers, for the first two pictures, and a text long enough to scroll. */
function Page({ pictures = PICTURES, labels = LABELS, onClose, onIndexChange, ...props }: PageProps) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <main>
      <h1>Page</h1>
      <button type="button" onClick={() => setIndex(0)}>
        Open the first
      </button>
      <button type="button" onClick={() => setIndex(1)}>
        Open the second
      </button>
      <Lightbox
        {...props}
        labels={labels}
        pictures={pictures}
        index={index}
        onIndexChange={(next) => {
          onIndexChange?.(next);
          setIndex(next);
        }}
        onClose={() => {
          onClose?.();
          setIndex(null);
        }}
      />
      <div className="long">The rest of the page.</div>
    </main>
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const close = button("Close lightbox");
const next = button("Next image");
const previous = button("Previous image");
const zoomIn = button("Zoom in");
const zoomOut = button("Zoom out");
const status = page.getByRole("status");

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const stage = () => dialog().querySelector("[data-gesture]") as HTMLElement;
const slide = () => stage().querySelector(":scope > :not([inert])") as HTMLElement;
const box = () => slide().firstElementChild as HTMLElement;
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

/** Where things are once nothing moves any more. */
const still = () => {
  for (const animation of document.getAnimations()) animation.finish();
};
const rectangle = (element: Element) => {
  still();
  return element.getBoundingClientRect();
};
const scale = () => rectangle(box()).width / box().offsetWidth;
const level = () => Math.log(scale()) / Math.log(1.007);
/** Reads the zoom level from what is rendered. */
const expectLevel = (wanted: number) => expect.poll(level).toBeCloseTo(wanted, 1);
const expectNumber = (number: number, count = 4) =>
  expect.poll(() => status.element().textContent).toMatch(new RegExp(`^Picture ${number} of ${count}:`));

const open = async (which: "first" | "second" = "second") => {
  await userEvent.click(button(`Open the ${which}`));
  await expect.element(close).toBeInTheDocument();
};

/** Renders the page and opens the lightbox at the second picture. */
const renderOpen = async (props: PageProps = {}) => {
  const view = await render(<Page {...props} />);
  await open();
  still();
  return view;
};
const renderHome = (props: PageProps = {}) => renderOpen({ zoomable: true, ...props });

/** Sets what the visitor prefers, as the browser's settings would. */
const emulate = (features: { name: string; value: string }[]) => cdp().send("Emulation.setEmulatedMedia", { features });

const key = async (type: "keydown" | "keyup", init: KeyboardEventInit & { keyCode?: number }) => {
  document.activeElement?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
  await rendered();
};
interface Place {
  x: number;
  y?: number | undefined;
}
const pointer = async (type: string, { id = 1, x, y = CENTRE.y }: Place & { id?: number }) => {
  const target = document.elementFromPoint(x, y) ?? document.body;
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: id, isPrimary: id === 1, clientX: x, clientY: y });
  target.dispatchEvent(event);
  await rendered();
};
const swipe = async (from: Place, to: Place) => {
  await pointer("pointerdown", from);
  await pointer("pointermove", { y: from.y, ...to });
  await pointer("pointerup", { y: from.y, ...to });
};
const wheel = async (deltaX: number, deltaY: number, { x, y } = CENTRE) => {
  const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaX, deltaY, clientX: x, clientY: y });
  document.elementFromPoint(x, y)?.dispatchEvent(event);
  await rendered();
  return event;
};
const clickAt = async (x: number, y: number) => {
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
  await rendered();
};
const doubleClickAt = async (x: number, y: number) => {
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, clientX: x, clientY: y }));
  await rendered();
};

const sheet = document.createElement("style");
sheet.textContent = ".long { block-size: 3000px }";

beforeEach(async () => {
  document.head.append(sheet);
  await page.viewport(STAGE.width, STAGE.height);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("dir");
  document.documentElement.removeAttribute("data-theme");
  window.scrollTo(0, 0);
});

describe("without JavaScript", () => {
  const closed = <Lightbox labels={LABELS} pictures={PICTURES} index={null} onIndexChange={() => {}} onClose={() => {}} />;

  test("LB-01 the page holds nothing of it: openers are links to the files", () => {
    expect(renderToStaticMarkup(closed)).toBe("");
  });

  test("LB-01 nor of an open one, so no style attribute and no dialog that cannot be closed", () => {
    expect(renderToStaticMarkup(<Page />)).not.toMatch(/style=|<dialog/);
    expect(
      renderToStaticMarkup(<Lightbox labels={LABELS} pictures={PICTURES} index={1} onIndexChange={() => {}} onClose={() => {}} />),
    ).toBe("");
  });

  test("the first render in the browser is the prerendered one, then an open one opens", async () => {
    const part = document.createElement("div");
    document.body.append(part);
    const faults = vi.fn();
    const alreadyOpen = <Lightbox labels={LABELS} pictures={PICTURES} index={1} onIndexChange={() => {}} onClose={() => {}} />;
    part.innerHTML = renderToString(alreadyOpen);
    const root = hydrateRoot(part, alreadyOpen, { onRecoverableError: faults });
    await expect.element(close).toBeInTheDocument();
    expect(faults).not.toHaveBeenCalled();
    root.unmount();
    part.remove();
  });
});

describe("LB-01 moving through four pictures", () => {
  test("opens at the given picture", async () => {
    await render(<Page />);
    await open("first");
    await expectNumber(1);
    await userEvent.click(close);
    await open("second");
    await expectNumber(2);
  });

  test("next wraps from the last to the first", async () => {
    const onIndexChange = vi.fn();
    await renderOpen({ onIndexChange });
    for (const number of [3, 4, 1]) {
      await userEvent.click(next);
      await expectNumber(number);
    }
    expect(onIndexChange.mock.calls).toEqual([[2], [3], [0]]);
  });

  test("previous wraps from the first to the last", async () => {
    await renderOpen();
    for (const number of [1, 4]) {
      await userEvent.click(previous);
      await expectNumber(number);
    }
  });

  test("two pictures wrap as well, and one has no next", async () => {
    const { unmount } = await renderOpen({ pictures: PICTURES.slice(0, 2) });
    await userEvent.click(next);
    await expectNumber(1, 2);
    await userEvent.click(next);
    await expectNumber(2, 2);
    await unmount();
    await render(<Page pictures={PICTURES.slice(0, 1)} />);
    await open("first");
    await expectNumber(1, 1);
    await expect.element(next).not.toBeInTheDocument();
    await key("keydown", { key: "ArrowRight" });
    await expectNumber(1, 1);
  });

  test("the neighbours are loaded meanwhile, and kept out of reach", async () => {
    await renderOpen();
    const slides = [...stage().children] as HTMLElement[];
    expect(slides.map((each) => each.querySelector("img")?.alt)).toEqual(["A teal wall", "A plum wall", "A olive wall"]);
    expect(slides.map((each) => each.inert)).toEqual([true, false, true]);
    for (const image of stage().querySelectorAll("img")) {
      expect(image.loading).not.toBe("lazy");
      await expect.poll(() => image.complete && image.naturalWidth).toBe(1600);
    }
  });

  test("a page can put another picture up, and close it", async () => {
    const nothing = { onIndexChange: vi.fn(), onClose: vi.fn() };
    const { rerender } = await render(<Lightbox labels={LABELS} pictures={PICTURES} index={0} {...nothing} />);
    await expectNumber(1);
    await rerender(<Lightbox labels={LABELS} pictures={PICTURES} index={3} {...nothing} />);
    await expectNumber(4);
    await rerender(<Lightbox labels={LABELS} pictures={PICTURES} index={null} {...nothing} />);
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    expect(nothing.onIndexChange).not.toHaveBeenCalled();
    expect(nothing.onClose).not.toHaveBeenCalled();
  });

  test("pictures that are gone close it, and fewer do not lose it", async () => {
    const props = { onIndexChange: vi.fn(), onClose: vi.fn() };
    const { rerender } = await render(<Lightbox labels={LABELS} pictures={PICTURES} index={3} {...props} />);
    await rerender(<Lightbox labels={LABELS} pictures={PICTURES.slice(0, 2)} index={1} {...props} />);
    await expectNumber(2, 2);
    expect(dialog().matches(":modal")).toBe(true);
    await rerender(<Lightbox labels={LABELS} pictures={[]} index={1} {...props} />);
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  });
});

describe("LB-02 focus and the page behind", () => {
  test("focus moves to the close button, and returns to the opener", async () => {
    await renderOpen();
    expect(focused()).toBe("Close lightbox");
    await userEvent.click(next);
    await userEvent.click(close);
    expect(focused()).toBe("Open the second");
  });

  test("Tab goes round within, both ways", async () => {
    await renderHome();
    const order = [];
    for (let count = 0; count < 5; count++) {
      order.push(focused());
      await userEvent.tab();
    }
    expect(order).toEqual(["Close lightbox", "Previous image", "Next image", "Zoom in", "Close lightbox"]);
    await userEvent.click(close);
    await open();
    for (const name of ["Zoom in", "Next image"]) {
      await userEvent.tab({ shift: true });
      expect(focused()).toBe(name);
    }
  });

  test("a press on the picture or on the words leaves the focus where it is", async () => {
    await renderOpen();
    await userEvent.click(box());
    await userEvent.click(status);
    expect(focused()).toBe("Close lightbox");
  });

  test("the page behind is inert, does not scroll, and stays where and as wide as it was", async () => {
    await render(<Page />);
    const opener = button("Open the second").element() as HTMLElement;
    opener.focus();
    window.scrollTo(0, 400);
    const width = document.querySelector("main")?.getBoundingClientRect().width;
    opener.click();
    await expect.element(close).toBeInTheDocument();
    expect(dialog().matches(":modal")).toBe(true);
    const turned = await wheel(0, 300);
    expect(turned.defaultPrevented).toBe(true);
    await userEvent.keyboard("{PageDown}{End}");
    await rendered();
    expect(window.scrollY).toBe(400);
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    expect(document.querySelector("main")?.getBoundingClientRect().width).toBe(width);
    await userEvent.click(close);
    expect(focused()).toBe("Open the second");
    expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
    expect(window.scrollY).toBe(400);
  });

  test("where the scrollbar takes space, the space stays taken", async () => {
    const width = vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(STAGE.width - 15);
    await renderOpen();
    expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe("stable");
    width.mockRestore();
    await userEvent.click(close);
    expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe("auto");
  });

  test("each picture is announced by its number and its words, politely", async () => {
    await renderOpen();
    expect(status.element()).toHaveTextContent("Picture 2 of 4: A plum wall");
    expect(dialog()).toHaveAccessibleName("Lightbox");
    expect(dialog()).toHaveAccessibleDescription(expect.stringMatching(/^Picture 2 of 4 ?: A plum wall$/));
    const region = status.element();
    await userEvent.click(next);
    await expect.element(status).toHaveTextContent("Picture 3 of 4: A olive wall");
    expect(status.element()).toBe(region);
  });
});

describe("LB-03 keys", () => {
  test.each([
    ["ltr", 37, "ArrowLeft", 1],
    ["ltr", 39, "ArrowRight", 3],
    ["rtl", 37, "ArrowLeft", 3],
    ["rtl", 39, "ArrowRight", 1],
  ])("in %s, %i %s leads from picture 2 to %i", async (direction, keyCode, name, number) => {
    document.documentElement.dir = direction;
    const { unmount } = await renderOpen();
    await key("keydown", { key: name });
    await expectNumber(number);
    await unmount();
    await renderOpen();
    await key("keydown", { keyCode });
    await expectNumber(number);
  });

  test.each([{ key: "Escape" }, { keyCode: 27 }])("%o closes", async (init) => {
    const onClose = vi.fn();
    await renderOpen({ onClose });
    await key("keydown", init);
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    expect(focused()).toBe("Open the second");
  });

  test("Escape closes while animating", async () => {
    await renderOpen();
    await userEvent.click(next);
    expect(stage()).toHaveAttribute("data-animating");
    await userEvent.keyboard("{Escape}");
    expect(document.querySelector("dialog[open]")).toBeNull();
  });

  test("so does the browser's own wish to close, once", async () => {
    const onClose = vi.fn();
    await renderOpen({ onClose });
    dialog().dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    await open();
    dialog().close();
    await expect.poll(() => document.querySelector("dialog")).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test("keys of the browser's own stay the browser's, and nobody behind hears the lightbox's", async () => {
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    await renderOpen();
    await key("keydown", { key: "ArrowLeft", altKey: true });
    await expectNumber(2);
    expect(heard).toHaveBeenCalledOnce();
    await key("keydown", { key: "Escape" });
    expect(heard).toHaveBeenCalledOnce();
    document.removeEventListener("keydown", heard);
  });

  test("keys are heard though the focus got lost", async () => {
    await renderOpen();
    (document.activeElement as HTMLElement).blur();
    await key("keydown", { key: "ArrowRight" });
    await expectNumber(3);
  });
});

describe("LB-04 zoom", () => {
  test("service pages have none", async () => {
    await renderOpen();
    await expect.element(zoomIn).not.toBeInTheDocument();
    await wheel(0, -100);
    await doubleClickAt(CENTRE.x, CENTRE.y);
    expect(scale()).toBe(1);
  });

  test("the buttons go by 100 from 0 to 300 and back, and hand the focus on at either end", async () => {
    await renderHome();
    await expect.element(zoomOut).toBeDisabled();
    for (const wanted of [100, 200, 300]) {
      await userEvent.click(zoomIn);
      await expectLevel(wanted);
    }
    expect(scale()).toBeCloseTo(1.007 ** 300, 3);
    await expect.element(zoomIn).toBeDisabled();
    expect(focused()).toBe("Zoom out");
    for (const wanted of [200, 100, 0]) {
      await userEvent.keyboard("{Enter}");
      await expectLevel(wanted);
    }
    await expect.element(zoomOut).toBeDisabled();
    expect(focused()).toBe("Zoom in");
  });

  test("a wheel zooms at the pointer, its vertical delta being the change", async () => {
    await renderHome();
    const at = { x: 650, y: 250 };
    const before = rectangle(box());
    await wheel(0, -80, at);
    await expectLevel(80);
    const after = rectangle(box());
    expect((at.x - after.x) / after.width).toBeCloseTo((at.x - before.x) / before.width, 4);
    expect((at.y - after.y) / after.height).toBeCloseTo((at.y - before.y) / before.height, 4);
    await wheel(0, 30, at);
    await expectLevel(50);
    await wheel(0, 999, at);
    await expectLevel(0);
    expect(rectangle(box()).x).toBeCloseTo(before.x, 3);
  });

  test("the bounds hold for the wheel, which leaves a focus elsewhere alone", async () => {
    await renderHome();
    await wheel(0, -999);
    await expectLevel(300);
    await expect.element(zoomIn).toBeDisabled();
    expect(focused()).toBe("Close lightbox");
  });

  test("a pinch shows the picture as much larger as the fingers go apart", async () => {
    await renderHome();
    await pointer("pointerdown", { id: 1, x: 450 });
    await pointer("pointerdown", { id: 2, x: 550 });
    await pointer("pointermove", { id: 1, x: 400 });
    await pointer("pointermove", { id: 2, x: 600 });
    expect(scale()).toBeCloseTo(2, 3);
    await pointer("pointerup", { id: 1, x: 400 });
    await pointer("pointerup", { id: 2, x: 600 });
    expect(scale()).toBeCloseTo(2, 3);
    await expectNumber(2);
  });

  test("moving resets zoom and offset", async () => {
    await renderHome();
    await wheel(0, -150, { x: 700, y: 300 });
    await userEvent.click(zoomOut);
    await userEvent.click(next);
    await expectNumber(3);
    expect(scale()).toBe(1);
    expect(focused()).toBe("Next image");
    await userEvent.click(previous);
    await expectNumber(2);
    expect(scale()).toBe(1);
  });

  test("a focused Zoom out hands the focus on when another picture comes", async () => {
    await renderHome();
    await userEvent.click(zoomIn);
    (zoomOut.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expectNumber(3);
    expect(focused()).toBe("Zoom in");
  });

  test("a double-click zooms by 100 at the pointer, and the next all the way out (LB-05)", async () => {
    await renderHome();
    const at = { x: 600, y: 300 };
    const before = rectangle(box());
    await doubleClickAt(at.x, at.y);
    await expectLevel(100);
    const after = rectangle(box());
    expect((at.x - after.x) / after.width).toBeCloseTo((at.x - before.x) / before.width, 4);
    await wheel(0, -20, at);
    await doubleClickAt(at.x, at.y);
    await expectLevel(0);
  });
});

describe("LB-06 swipe and pan", () => {
  test("from 200 px on, on a wide stage, in both directions", async () => {
    await renderHome();
    await swipe({ x: 600 }, { x: 401 });
    await expectNumber(2);
    await swipe({ x: 600 }, { x: 400 });
    await expectNumber(3);
    still();
    await swipe({ x: 400 }, { x: 600 });
    await expectNumber(2);
  });

  test("from a quarter of the width on, on a narrow one, also where nothing zooms", async () => {
    await page.viewport(400, 700);
    await renderOpen();
    await swipe({ x: 300 }, { x: 201 });
    await expectNumber(2);
    await swipe({ x: 300 }, { x: 200 });
    await expectNumber(3);
  });

  test("no steeper than 1.5 across to 1 down", async () => {
    await renderHome();
    await swipe({ x: 700, y: 200 }, { x: 401, y: 400 });
    await expectNumber(2);
    await swipe({ x: 700, y: 200 }, { x: 400, y: 400 });
    await expectNumber(3);
  });

  test("in RTL the next picture comes from the left", async () => {
    document.documentElement.dir = "rtl";
    await renderHome();
    const [before, , after] = [...stage().children].map((each) => rectangle(each).x);
    expect([before, after]).toEqual([1000, -1000]);
    await swipe({ x: 400 }, { x: 600 });
    await expectNumber(3);
  });

  test("the row follows the finger, and springs back from a shorter swipe", async () => {
    await renderHome();
    const { x } = rectangle(box());
    await pointer("pointerdown", { x: 600 });
    await pointer("pointermove", { x: 450 });
    expect(rectangle(box()).x).toBeCloseTo(x - 150, 3);
    await pointer("pointerup", { x: 450 });
    expect(stage()).toHaveAttribute("data-animating");
    expect(rectangle(box()).x).toBeCloseTo(x, 3);
  });

  test("a drag pans an enlarged picture, as far as its edges, and moves no other", async () => {
    await renderHome();
    const fitted = rectangle(box());
    await doubleClickAt(CENTRE.x, CENTRE.y);
    const before = rectangle(box());
    await swipe({ x: 600 }, { x: 500, y: 380 });
    expect(rectangle(box()).x).toBeCloseTo(before.x - 100, 3);
    expect(rectangle(box()).y).toBeCloseTo(before.y + 30, 3);
    await swipe({ x: 900 }, { x: 20, y: 20 });
    await swipe({ x: 900 }, { x: 20, y: 20 });
    expect(rectangle(box()).right).toBeCloseTo(fitted.right, 3);
    expect(rectangle(box()).bottom).toBeCloseTo(fitted.bottom, 3);
    await expectNumber(2);
  });

  test("Shift and an arrow key pan it as well", async () => {
    await renderHome();
    await doubleClickAt(CENTRE.x, CENTRE.y);
    const { x, y } = rectangle(box());
    await key("keydown", { key: "ArrowRight", shiftKey: true });
    await key("keydown", { key: "ArrowUp", shiftKey: true });
    expect(rectangle(box()).x).toBeCloseTo(x - 80, 3);
    expect(rectangle(box()).y).toBeCloseTo(y + 80, 3);
    await expectNumber(2);
  });

  test("a smaller window takes the picture back within its bounds", async () => {
    await renderHome();
    await doubleClickAt(CENTRE.x, CENTRE.y);
    await swipe({ x: 20 }, { x: 900 });
    await page.viewport(400, 300);
    await expect.poll(() => rectangle(box()).left).toBeLessThan(41);
  });

  test("a cancelled touch does nothing", async () => {
    await renderHome();
    await pointer("pointerdown", { x: 600 });
    await pointer("pointermove", { x: 200 });
    await pointer("pointercancel", { x: 200 });
    await expectNumber(2);
  });

  test("a wheel turned sideways by 200 moves, then rests 500 ms", async () => {
    await renderHome();
    stopClock();
    await wheel(199, 0);
    await advance(300);
    await expectNumber(2);
    await wheel(200, 0);
    await expectNumber(3);
    await advance(499);
    await wheel(200, 0);
    await expectNumber(3);
    await advance(1);
    await wheel(-200, 0);
    await expectNumber(2);
  });
});

describe("LB-07 times and measures", () => {
  test("an animation lasts 300 ms", async () => {
    await renderOpen();
    stopClock();
    (next.element() as HTMLElement).click();
    await rendered();
    const [slides, ...others] = new Set(document.getAnimations().map((animation) => animation.effect?.getTiming().duration));
    expect([slides, others]).toEqual([300, []]);
    await advance(299);
    expect(stage()).toHaveAttribute("data-animating");
    await advance(1);
    expect(stage()).not.toHaveAttribute("data-animating");
  });

  test("it fades away in 300 ms, and then is gone", async () => {
    await renderOpen();
    stopClock();
    (close.element() as HTMLElement).click();
    await rendered();
    await advance(299);
    expect([dialog().open, dialog().inert]).toEqual([false, true]);
    expect(dialog().getAnimations()[0]?.effect?.getTiming().duration).toBe(300);
    await advance(1);
    expect(dialog()).toBeNull();
  });

  test("a held arrow key moves at most once per 180 ms", async () => {
    await renderOpen();
    stopClock();
    await key("keydown", { key: "ArrowRight" });
    await expectNumber(3);
    expect(stage()).not.toHaveAttribute("data-animating");
    await advance(179);
    await key("keydown", { key: "ArrowRight", repeat: true });
    await expectNumber(3);
    await advance(1);
    await key("keydown", { key: "ArrowRight", repeat: true });
    await expectNumber(4);
  });

  test("let go and pressed again, 40 ms sooner", async () => {
    await renderOpen();
    stopClock();
    await key("keydown", { key: "ArrowRight" });
    await key("keyup", { key: "ArrowRight" });
    await advance(139);
    await key("keydown", { key: "ArrowRight" });
    await expectNumber(3);
    await advance(1);
    await key("keydown", { key: "ArrowRight" });
    await expectNumber(4);
  });

  test("a held Enter presses a button once", async () => {
    await renderOpen();
    (next.element() as HTMLElement).focus();
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    next.element().dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });

  test.each([
    [1000, 700],
    [700, 1000],
    [360, 740],
    [740, 360],
  ])("at %i by %i px the picture leaves 10 px and keeps its shape", async (width, height) => {
    await page.viewport(width, height);
    await renderOpen();
    const { x, y, width: wide, height: high } = rectangle(box());
    expect(Math.min(x, y)).toBeCloseTo(10, 1);
    expect(wide / high).toBeCloseTo(1.6, 2);
    expect(x * 2 + wide).toBeCloseTo(width, 1);
    expect(y * 2 + high).toBeCloseTo(height, 1);
  });

  test("a picture is shown no larger than it is", async () => {
    await renderOpen({ pictures: PICTURES.map((picture) => ({ ...picture, width: 320, height: 200 })) });
    expect(rectangle(box())).toMatchObject({ width: 320, height: 200 });
  });

  test("nothing moves with reduced motion", async () => {
    await emulate([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await render(<Page zoomable />);
    await open();
    expect(document.getAnimations()).toEqual([]);
    for (const control of [zoomIn, next, close]) {
      (control.element() as HTMLElement).click();
      await rendered();
      expect(document.getAnimations()).toEqual([]);
    }
    await emulate([]);
  });
});

describe("LB-08 labels", () => {
  test("say what each control does", async () => {
    await renderHome();
    const names = [...dialog().querySelectorAll("button")].map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual(["Zoom in", "Zoom out", "Close lightbox", "Previous image", "Next image"]);
  });

  test("can be given in another language", async () => {
    const labels = { ...LABELS, name: "Prente", close: "Maak toe", position: "Prent {number} van {count}" };
    await render(<Page labels={labels} />);
    await userEvent.click(button("Open the second"));
    await expect.element(button("Maak toe")).toBeInTheDocument();
    await expect.element(next).toBeInTheDocument();
    expect(status.element()).toHaveTextContent("Prent 2 van 4: A plum wall");
    expect(dialog()).toHaveAccessibleName("Prente");
  });

  test("are on controls of at least 44 px that lie within the screen", async () => {
    for (const [width, height] of [
      [320, 568],
      [1000, 700],
    ] as const) {
      await page.viewport(width, height);
      const { unmount } = await renderHome();
      for (const control of dialog().querySelectorAll("button")) {
        const { left, top, right, bottom } = rectangle(control);
        expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(44);
        expect([left >= 0, top >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true]);
      }
      await unmount();
    }
  });
});

describe("LB-09 a picture that fails", () => {
  const pictures = PICTURES.map((picture, index) => (index === 1 ? { ...picture, src: BROKEN } : picture));
  const alert = page.getByRole("alert");

  test("says so, and next and previous go on working", async () => {
    await renderHome({ pictures });
    await expect.poll(() => alert.element().textContent).toBe("This image failed to load");
    await userEvent.click(next);
    await expectNumber(3);
    await expect.element(alert).not.toBeInTheDocument();
    await expect.poll(() => box().dataset.loading).toBe("done");
    await userEvent.click(previous);
    await expectNumber(2);
    await expect.element(alert).toBeInTheDocument();
    await userEvent.click(previous);
    await expectNumber(1);
  });

  test("is not spoken of before it is reached", async () => {
    await render(<Page pictures={pictures} />);
    await open("first");
    await expect.poll(() => stage().querySelectorAll("[data-loading='failed']").length).toBe(1);
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.click(next);
    await expect.element(alert).toBeInTheDocument();
  });

  test("is loaded again when it comes near again", async () => {
    await renderHome({ pictures });
    await expect.element(alert).toBeInTheDocument();
    const failed = stage().querySelector("[data-loading='failed']");
    await userEvent.click(next);
    await userEvent.click(next);
    await expectNumber(4);
    expect(document.contains(failed)).toBe(false);
    await userEvent.click(next);
    await userEvent.click(next);
    await expectNumber(2);
    expect(document.contains(failed)).toBe(false);
  });
});

describe("clicking beside the picture", () => {
  test("closes", async () => {
    const onClose = vi.fn();
    await renderHome({ onClose });
    await userEvent.click(stage(), { position: { x: 500, y: 690 } });
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("on it does not, nor on the controls' row", async () => {
    await renderHome();
    await userEvent.click(box());
    await userEvent.click(status);
    await userEvent.click(zoomOut, { force: true });
    expect(dialog().open).toBe(true);
  });

  test("not within 100 ms of a gesture", async () => {
    await renderHome();
    stopClock();
    await swipe({ x: 600 }, { x: 550 });
    await advance(99);
    await clickAt(500, 695);
    expect(dialog().open).toBe(true);
    await advance(1);
    await clickAt(500, 695);
    expect(dialog().open).toBe(false);
  });
});

describe("responsive files", () => {
  test("each format and width is offered, for the width that the picture is laid out in", async () => {
    const sources = [
      { type: "image/avif", srcSet: `${encodeURI(pictureOf("teal"))} 640w, ${encodeURI(pictureOf("plum"))} 1280w` },
      { type: "image/webp", srcSet: `${encodeURI(pictureOf("olive"))} 640w` },
    ];
    await renderOpen({ pictures: PICTURES.map((picture) => ({ ...picture, sources })) });
    const offered = [...box().querySelectorAll("source")];
    expect(offered.map(({ type, srcset }) => ({ type, srcSet: srcset }))).toEqual(sources);
    const ruler = document.createElement("div");
    ruler.style.width = offered[0]?.sizes ?? "";
    document.body.append(ruler);
    expect(ruler.offsetWidth).toBe(box().offsetWidth);
    ruler.remove();
  });
});

describe("with StrictMode", () => {
  test("it opens, moves, shows its pictures and closes the same", async () => {
    const onClose = vi.fn();
    await render(
      <StrictMode>
        <Page onClose={onClose} zoomable />
      </StrictMode>,
    );
    await open();
    expect(dialog().matches(":modal")).toBe(true);
    await expect.poll(() => box().dataset.loading).toBe("done");
    await userEvent.click(next);
    await expectNumber(3);
    await userEvent.click(zoomIn);
    await expectLevel(100);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.querySelector("dialog")).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    expect(focused()).toBe("Open the second");
  });
});

test("mounted and unmounted 100 times, open and in mid-animation, it leaves nothing behind", async () => {
  stopClock();
  const listeners = new Map<EventTarget, number>();
  for (const target of [window, document]) {
    const { addEventListener: add } = target;
    vi.spyOn(target, "addEventListener").mockImplementation((...[type, listener, options]: Parameters<typeof add>) => {
      const { signal } = (typeof options === "object" ? options : {}) as AddEventListenerOptions;
      if (signal) {
        listeners.set(target, (listeners.get(target) ?? 0) + 1);
        signal.addEventListener("abort", () => listeners.set(target, (listeners.get(target) ?? 0) - 1));
      }
      add.call(target, type, listener as EventListener, options);
    });
  }
  const observe = vi.spyOn(ResizeObserver.prototype, "observe");
  const disconnect = vi.spyOn(ResizeObserver.prototype, "disconnect");

  for (let count = 0; count < 100; count++) {
    const { unmount } = await render(
      <StrictMode>
        <Lightbox labels={LABELS} pictures={PICTURES} index={count % 4} onIndexChange={() => {}} onClose={() => {}} />
      </StrictMode>,
    );
    (next.element() as HTMLElement).click();
    expect(listeners.get(window)).toBe(3);
    expect(listeners.get(document)).toBe(2);
    await unmount();
  }

  expect([listeners.get(window), listeners.get(document)]).toEqual([0, 0]);
  expect(countTimers()).toBe(0);
  expect(observe.mock.calls.length).toBeGreaterThanOrEqual(100);
  expect(disconnect.mock.calls.length).toBe(observe.mock.calls.length);
  expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  expect(document.querySelector("dialog")).toBeNull();
});

describe.each(["light", "dark"])("axe finds nothing in %s", (theme) => {
  test.each(["ltr", "rtl"])("in %s: loading, open, zoomed, failed", async (direction) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = "en";
    const pictures = PICTURES.map((picture, index) => (index === 2 ? { ...picture, src: BROKEN } : picture));
    const faults = async () => {
      still();
      const { violations } = await axe.run(document, { rules: { "page-has-heading-one": { enabled: false } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    };
    const holdBack = (event: Event) => {
      if (event.target === box().querySelector("img")) event.stopImmediatePropagation();
    };
    document.addEventListener("load", holdBack, { capture: true });
    await renderHome({ pictures });
    expect(box().dataset.loading).toBe("under-way");
    expect(await faults()).toEqual([]);
    document.removeEventListener("load", holdBack, { capture: true });
    await userEvent.click(previous);
    await expect.poll(() => box().dataset.loading).toBe("done");
    expect(await faults()).toEqual([]);
    await userEvent.click(zoomIn);
    expect(await faults()).toEqual([]);
    await userEvent.click(next);
    await userEvent.click(next);
    await expect.element(page.getByRole("alert")).toBeInTheDocument();
    expect(await faults()).toEqual([]);
  });
});
