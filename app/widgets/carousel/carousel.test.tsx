import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { advance, countTimers, stopClock } from "../../../tests/support/clock.ts";
import { rendered } from "../../../tests/support/rendered.ts";
import { Carousel } from "./carousel.tsx";

const LABELS = {
  carousel: "carousel",
  slide: "slide",
  previous: "Previous slide",
  next: "Next slide",
  pause: "Pause automatic slide show",
  play: "Play automatic slide show",
  position: "{number} of {count}",
};
const NAMES = ["Ada", "Ben", "Cleo"];

const example = (names = NAMES) => (
  <div data-surface="ink" style={{ padding: 40 }}>
    <Carousel
      label="Testimonials"
      labels={LABELS}
      heading={<h2>In their words</h2>}
      items={names.map((name) => (
        <figure key={name}>
          <blockquote>What {name} says about the work, in a sentence or two.</blockquote>
          <figcaption>
            <a href="#x">{name}</a>
          </figcaption>
        </figure>
      ))}
    />
    <a href="#after">after</a>
  </div>
);

const root = (within: ParentNode = document) => within.querySelector('[aria-roledescription="carousel"]') as HTMLElement;
const viewport = () => root().querySelector("[aria-live]") as HTMLElement;
const row = () => viewport().firstElementChild as HTMLElement;
const items = () => [...root().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
const button = (name: RegExp) => page.getByRole("button", { name });
const press = async (name: RegExp) => {
  (button(name).element() as HTMLElement).click();
  await rendered();
};

/** The names seen within the viewport, from its start to its end. */
const seen = () => {
  const { left, right } = viewport().getBoundingClientRect();
  const isRtl = getComputedStyle(viewport()).direction === "rtl";
  return [...row().children]
    .map((item) => ({ name: item.querySelector("figcaption")?.textContent ?? "", box: item.getBoundingClientRect() }))
    .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
    .sort((one, other) => (one.box.left - other.box.left) * (isRtl ? -1 : 1))
    .map(({ name }) => name);
};

/** Ends the movement under way, if there is one. */
const arrive = async () => {
  for (const movement of row().getAnimations()) movement.finish();
  await rendered();
};
const pointer = (target: Element, type: string, init: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, pointerType: "mouse", ...init }));
const hover = async (target: Element) => {
  pointer(target, "pointerover", { relatedTarget: document.body });
  await rendered();
};
const leave = async (target: Element) => {
  pointer(target, "pointerout", { relatedTarget: document.body });
  await rendered();
};
const reduceMotion = (value: "reduce" | "no-preference") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

beforeEach(async () => {
  await page.viewport(1280, 800);
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 }); // another file's tests may have left it where it pauses
});
afterEach(async () => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("dir");
  document.documentElement.removeAttribute("data-theme");
});

/** The page before hydration, and a function that hydrates it. */
function prerender() {
  const app = <StrictMode>{example()}</StrictMode>;
  const container = document.createElement("div");
  container.innerHTML = renderToString(app);
  document.body.append(container);
  const hydrate = async () => {
    const hydrated = hydrateRoot(container, app);
    await expect.poll(() => root(container).dataset.hydrated).toBe("");
    await rendered();
    return hydrated;
  };
  return { container, hydrate };
}

describe("before hydration", () => {
  afterEach(() => document.body.replaceChildren());

  test("STATE-01 every item is there once and reached by scrolling, and no control is shown that would do nothing", async () => {
    const { container } = prerender();
    expect(container.querySelectorAll("figure")).toHaveLength(3);
    expect(root().querySelector("[inert], [style]")).toBeNull();
    for (const control of container.querySelectorAll("button")) {
      expect(control.checkVisibility({ visibilityProperty: true })).toBe(false);
      expect(control.closest("[data-needs-code]")).not.toBeNull();
    }
    for (const [width, shown] of [
      [992, ["Ada", "Ben", "Cleo"]],
      [767, ["Ada", "Ben"]],
      [320, ["Ada"]],
    ] as const) {
      await page.viewport(width, 800);
      expect(seen()).toEqual(shown);
      viewport().scrollLeft = viewport().scrollWidth;
      expect(seen().at(-1)).toBe("Cleo");
      viewport().scrollLeft = 0;
    }
  });

  test.each([1280, 767, 320])("STATE-01 hydrating at %i px gives no error and shifts nothing", async (width) => {
    await page.viewport(width, 800);
    const error = vi.spyOn(console, "error");
    const { container, hydrate } = prerender();
    const places = () =>
      [...container.querySelectorAll("button, h2, [aria-live], figure *, [href='#after']")]
        .filter((element) => element.closest("[aria-live] > * > :nth-child(n + 4)") === null)
        .map((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = places();
    const hydrated = await hydrate();
    expect(places()).toEqual(before);
    expect(error).not.toHaveBeenCalled();
    hydrated.unmount();
  });

  test.each(["ltr", "rtl"])("STATE-01 an item that was scrolled to stays in view when the page is hydrated, in %s", async (direction) => {
    document.documentElement.dir = direction;
    await page.viewport(360, 800);
    const { hydrate } = prerender();
    viewport().scrollBy({ left: (direction === "rtl" ? -1 : 1) * viewport().clientWidth * 1.1, behavior: "instant" });
    expect(seen()).toEqual(["Ben"]);
    const hydrated = await hydrate();
    expect(seen()).toEqual(["Ben"]);
    expect(row().getAnimations()).toEqual([]);
    hydrated.unmount();
  });
});

test.each([
  [992, 3],
  [991, 2],
  [767, 2],
  [766, 1],
  [320, 1],
])("STATE-01 on a viewport %i px wide, %i are in view; the others cannot be focused or heard", async (width, count) => {
  await page.viewport(width, 800);
  await render(example());
  expect(seen()).toEqual(NAMES.slice(0, count));
  expect(items().map((item) => item.inert)).toEqual(items().map((_, index) => index >= count));
});

describe("rotation", () => {
  test("STATE-01 CONST-01 it moves on every 3000 ms, and loops", async () => {
    stopClock();
    await render(example());
    await advance(2999);
    expect(seen()).toEqual(["Ada", "Ben", "Cleo"]);
    await advance(1);
    await arrive();
    expect(seen()).toEqual(["Ben", "Cleo", "Ada"]);
    for (const first of ["Cleo", "Ada", "Ben"]) {
      await advance(3000);
      await arrive();
      expect(seen()[0]).toBe(first);
    }
  });

  const focus = async (target: Locator) => {
    (target.element() as HTMLElement).focus();
    await rendered();
  };
  const hide = async (isHidden: boolean) => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
    await rendered();
  };
  test.each<[string, () => Promise<void>, () => Promise<void>]>([
    ["the pointer is on the items", () => hover(viewport()), () => leave(viewport())],
    ["the pointer is on a control", () => hover(button(/pause/i).element()), () => leave(button(/pause/i).element())],
    ["the focus is on a control", () => focus(button(/next/i)), () => focus(page.getByRole("link", { name: "after" }))],
    [
      "the focus is on an item",
      () => focus(page.getByRole("link", { name: "Ben" }).first()),
      () => focus(page.getByRole("link", { name: "after" })),
    ],
    ["the page is hidden", () => hide(true), () => hide(false)],
  ])("STATE-01 it stops while %s, and goes on after a whole interval", async (_, stop, resume) => {
    stopClock();
    await render(example());
    await advance(2500);
    await stop();
    expect(viewport().getAttribute("aria-live")).toBe("polite");
    await advance(30_000);
    await resume();
    await advance(2999);
    expect(seen()).toEqual(NAMES);
    await advance(1);
    await arrive();
    expect(seen()).toEqual(["Ben", "Cleo", "Ada"]);
  });

  test("STATE-01 the movement takes 400 ms, and the eye sees no seam where the row starts again", async () => {
    await page.viewport(360, 800);
    await render(example());
    for (const [from, to] of [
      ["Ada", "Ben"],
      ["Ben", "Cleo"],
      ["Cleo", "Ada"],
      ["Ada", "Ben"],
    ]) {
      expect(seen()).toEqual([from]);
      await press(/next/i);
      const [movement, ...others] = row().getAnimations();
      expect(others).toEqual([]);
      expect(movement?.effect?.getTiming()).toMatchObject({ duration: 400, delay: 0 });
      movement?.pause();
      if (movement) movement.currentTime = 399.9;
      const almost = row().getBoundingClientRect().left;
      if (movement) movement.currentTime = 0;
      expect(seen()).toEqual([from]);
      expect(row().getBoundingClientRect().left - almost).toBeGreaterThan(viewport().clientWidth - 2);
      await arrive();
      expect(seen()).toEqual([to]);
      expect(row().getAnimations()).toEqual([]);
    }
  });

  test("STATE-01 the pause button stops it for good, until play is asked; the button's name changes", async () => {
    stopClock();
    await render(example());
    await press(/^pause/i);
    await expect.element(button(/^play/i)).toBeVisible();
    expect(button(/^pause/i).elements()).toEqual([]);
    await hover(viewport());
    await leave(viewport());
    await advance(60_000);
    expect(seen()).toEqual(["Ada", "Ben", "Cleo"]);
    expect(countTimers()).toBe(0);
    await press(/^play/i);
    await advance(3000);
    await arrive();
    expect(seen()).toEqual(["Ben", "Cleo", "Ada"]);
  });

  test("STATE-01 with reduced motion it never starts, nothing moves, and there is no rotation to stop; the arrows still work", async () => {
    await reduceMotion("reduce");
    stopClock();
    await render(example());
    expect(button(/pause|play/i).elements()).toEqual([]);
    await advance(60_000);
    expect(seen()).toEqual(["Ada", "Ben", "Cleo"]);
    expect(countTimers()).toBe(0);
    await press(/next/i);
    expect(document.getAnimations()).toEqual([]);
    expect(seen()).toEqual(["Ben", "Cleo", "Ada"]);
    await reduceMotion("no-preference");
    await expect.poll(countTimers).toBe(1);
    expect(document.getAnimations()).toEqual([]); // the movement that was left out does not come later
    await reduceMotion("reduce");
    await expect.poll(countTimers).toBe(0);
    await reduceMotion("no-preference");
  });
});

describe("moving by hand", () => {
  test("STATE-01 the rotation's button is first in the order of Tab, then the arrows, then only what is in view", async () => {
    await page.viewport(800, 800);
    await render(example());
    const reached: string[] = [];
    for (let count = 0; count < 6; count++) {
      await userEvent.tab();
      reached.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
    }
    expect(reached).toEqual(["Pause automatic slide show", "Previous slide", "Next slide", "Ada", "Ben", "after"]);
  });

  test("STATE-01 it is a carousel of named slides, silent while it rotates, with controls of at least 44 px", async () => {
    await render(example());
    expect(root().getAttribute("role")).toBe("group");
    expect(root().getAttribute("aria-label")).toBe("Testimonials");
    const heard = items().filter(({ inert }) => !inert);
    expect(heard.map((item) => [item.getAttribute("role"), item.getAttribute("aria-label")])).toEqual([
      ["group", "1 of 3"],
      ["group", "2 of 3"],
      ["group", "3 of 3"],
    ]);
    expect(viewport().getAttribute("aria-live")).toBe("off");
    await press(/pause/i);
    expect(viewport().getAttribute("aria-live")).toBe("polite");
    for (const control of root().querySelectorAll("button")) {
      const { width, height } = control.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test("NAV-07 in RTL the row moves to the right, a finger takes it along, and the arrows are mirrored and change sides", async () => {
    document.documentElement.dir = "rtl";
    await page.viewport(360, 800);
    await render(example());
    const left = row().getBoundingClientRect().left;
    await press(/next/i);
    await arrive();
    expect(row().getBoundingClientRect().left).toBeGreaterThan(left + 100);
    expect(seen()).toEqual(["Ben"]);
    const place = (name: RegExp) => button(name).element().getBoundingClientRect().left;
    expect(place(/previous/i)).toBeGreaterThan(place(/pause/i));
    expect(place(/pause/i)).toBeGreaterThan(place(/next/i));
    expect(getComputedStyle(button(/next/i).element().querySelector("svg") as Element).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
    await swipe({ by: 200 });
    expect(seen()).toEqual(["Cleo"]);
  });
});

/** A finger is put down in the middle, pulled along and lifted. */
async function swipe({ by, end = "pointerup" }: { by: number; end?: string }) {
  const box = viewport().getBoundingClientRect();
  const touch = { pointerType: "touch", clientY: box.top + 10 };
  const start = box.left + box.width / 2;
  vi.spyOn(viewport(), "setPointerCapture").mockImplementation(() => {});
  pointer(viewport(), "pointerdown", { ...touch, clientX: start });
  pointer(viewport(), "pointermove", { ...touch, clientX: start + Math.sign(by) * 8 });
  pointer(viewport(), "pointermove", { ...touch, clientX: start + Math.sign(by) * 8 + by });
  await rendered();
  const pulled = row().getBoundingClientRect().left;
  pointer(viewport(), end, { ...touch, clientX: start + by });
  await rendered();
  await arrive();
  return pulled;
}

describe("swiping", () => {
  beforeEach(() => page.viewport(360, 800));

  test("STATE-01 the row follows a finger and advances in its direction", async () => {
    await render(example());
    const rest = row().getBoundingClientRect().left;
    expect(rest - (await swipe({ by: -100 }))).toBeCloseTo(100, 0);
    expect(seen()).toEqual(["Ben"]);
    await swipe({ by: 100 });
    await swipe({ by: 100 });
    expect(seen()).toEqual(["Cleo"]);
  });

  test("STATE-01 a finger that only rests moves nothing; a mouse selects text instead", async () => {
    await render(example());
    pointer(viewport(), "pointerdown", { pointerType: "touch", clientX: 100 });
    pointer(viewport(), "pointermove", { pointerType: "touch", clientX: 107 });
    pointer(viewport(), "pointerup", { pointerType: "touch", clientX: 107 });
    pointer(viewport(), "pointerdown", { clientX: 300 });
    pointer(viewport(), "pointermove", { clientX: 100 });
    pointer(viewport(), "pointerup", { clientX: 100 });
    await rendered();
    expect(row().getAnimations()).toEqual([]);
    expect(seen()).toEqual(["Ada"]);
  });
});
