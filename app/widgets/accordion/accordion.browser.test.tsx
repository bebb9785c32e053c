import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/base.css";
import axe from "axe-core";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Accordion } from "./index.ts";

const items = [1, 2, 3, 4].map((id) => ({
  id,
  title: `Question ${id}?`,
  desc: `The answer to question ${id}. It is given in one or two sentences, so that it may take more than a single line on a phone.`,
}));

const example = (names = ["question"]) => (
  <main style={{ padding: 40 }}>
    {names.map((name) => (
      <section key={name}>
        <h2>About {name}</h2>
        <Accordion name={name} items={items} />
      </section>
    ))}
    <a href="#after">after</a>
  </main>
);

const heading = (id: number, name = "question") => document.querySelector(`#${name}-${id} button`) as HTMLButtonElement;
const answer = (id: number, name = "question") => document.getElementById(`${name}-${id}-answer`) as HTMLElement;
const isShown = (id: number, name?: string) => (answer(id, name).firstElementChild as HTMLElement).checkVisibility();
/** The ids of the items whose answers are seen. */
const shown = (name?: string) => items.map(({ id }) => id).filter((id) => isShown(id, name));
const follow = (href: string) => {
  const link = Object.assign(document.createElement("a"), { href, textContent: href });
  document.body.append(link);
  link.click();
  link.remove();
};
const emulate = (media: string) => cdp().send("Emulation.setEmulatedMedia", { media });

/** The page as it comes from the server. */
const prerender = (app = example()) => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(app);
  return container;
};

beforeEach(async () => {
  await page.viewport(800, 900);
});
afterEach(async () => {
  vi.restoreAllMocks();
  if (location.hash) history.replaceState(null, "", withoutHash());
  scrollTo(0, 0);
  document.documentElement.removeAttribute("dir");
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.failed;
});
const withoutHash = () => location.href.replace(/#.*/, "");

describe("without JavaScript", () => {
  test("STATE-02 every answer is in the page once, and no style attribute, which the Content-Security-Policy would forbid", () => {
    const html = renderToStaticMarkup(<Accordion name="question" items={items} />);
    for (const { title, desc } of items) expect([html.split(title).length, html.split(desc).length]).toEqual([2, 2]);
    expect(html).not.toMatch(/ style=/);
    expect(html.match(/ hidden="until-found"/g)).toHaveLength(3);
  });

  test("STATE-02 the stylesheet closes answers only where a script may run", () => {
    const container = prerender();
    const closing = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText.replace(/\s+/g, " "))
      .filter((text) => text.includes("content-visibility: var(--accordion-answer)"));
    expect(closing).toHaveLength(1);
    expect(closing[0]).toMatch(
      /@media screen and \(scripting: enabled\) \{ :root:not\(\[data-failed\]\) \S+answer\S* \{ content-visibility: var/,
    );
    expect(closing[0]?.match(/content-visibility: var/g)).toHaveLength(1);
    container.remove();
  });

  test("STATE-02 before hydration the first answer alone is seen, and the others take no space", () => {
    const container = prerender();
    expect(shown()).toEqual([1]);
    for (const id of [2, 3, 4]) expect(answer(id).getBoundingClientRect().height).toBe(0);
    container.remove();
  });

  test("STATE-02 on paper, and when the code could not be loaded, every answer is seen", async () => {
    const container = prerender();
    document.documentElement.dataset.failed = "";
    expect(shown()).toEqual([1, 2, 3, 4]);
    delete document.documentElement.dataset.failed;
    expect(shown()).toEqual([1]);
    await emulate("print");
    expect(shown()).toEqual([1, 2, 3, 4]);
    await emulate("");
    container.remove();
  });

  test.each(["", "#question-3", "#elsewhere"])("hydrating at '%s' gives no error and shifts nothing", async (hash) => {
    const error = vi.spyOn(console, "error");
    const onRecoverableError = vi.fn();
    const app = <StrictMode>{example()}</StrictMode>;
    const container = prerender(app);
    location.hash = hash;
    const places = () => [...container.querySelectorAll("*")].map((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = [places(), shown(), scrollY];
    expect(shown()).toEqual([hash === "#question-3" ? 3 : 1]);
    const marks = () => items.map(({ id }) => getComputedStyle(heading(id).closest("[id]") as Element, "::before").opacity);
    expect(marks().indexOf("1")).toBe(hash === "#question-3" ? 2 : 0);
    const hydrated = hydrateRoot(container, app, { onRecoverableError });
    await expect.poll(() => container.querySelector("[data-hydrated]")).not.toBeNull();
    expect([places(), shown(), scrollY]).toEqual(before);
    expect(heading(hash === "#question-3" ? 3 : 1).getAttribute("aria-expanded")).toBe("true");
    expect(error).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    hydrated.unmount();
    container.remove();
  });

  test("a focus on a heading is still there after hydration, and Enter then opens it", async () => {
    const container = prerender();
    heading(2).focus();
    const hydrated = hydrateRoot(container, example());
    await expect.poll(() => container.querySelector("[data-hydrated]")).not.toBeNull();
    expect(document.activeElement).toBe(heading(2));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => shown()).toEqual([2]);
    hydrated.unmount();
    container.remove();
  });
});

describe("one open item", () => {
  test("STATE-02 CONST-01 the item with the id 1 is open at first, wherever it is", async () => {
    await render(<Accordion name="question" items={items.toReversed()} />);
    expect(shown()).toEqual([1]);
  });

  test("STATE-02 a press opens an item and closes the one before it; on the open one it changes nothing", async () => {
    await render(example());
    for (const id of [3, 3, 2, 4, 4, 1, 1]) {
      await page.getByRole("button", { name: `Question ${id}?` }).click({ force: true });
      expect(shown()).toEqual([id]);
    }
  });

  test("STATE-02 Enter and Space do the same", async () => {
    await render(example());
    heading(2).focus();
    await userEvent.keyboard("{Enter}");
    expect(shown()).toEqual([2]);
    await userEvent.keyboard("{Enter}");
    expect(shown()).toEqual([2]);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(shown()).toEqual([3]);
  });

  test("STATE-02 the button alone is in its heading, and says whether it is open, what it opens, and that it cannot be closed", async () => {
    await render(<Accordion name="question" items={items} level={4} />);
    await page.getByRole("button", { name: "Question 2?" }).click();
    for (const { id } of items) {
      const button = heading(id);
      expect(button.parentElement?.localName).toBe("h4");
      expect(button.parentElement?.childNodes).toHaveLength(1);
      expect(button.getAttribute("aria-controls")).toBe(answer(id).id);
      expect([button.getAttribute("aria-expanded"), button.getAttribute("aria-disabled")]).toEqual(
        id === 2 ? ["true", "true"] : ["false", null],
      );
      expect(button.disabled).toBe(false);
    }
  });

  test("Tab reaches every heading, the open one too, and nothing else", async () => {
    await render(example());
    const reached: string[] = [];
    for (let count = 0; count < 5; count++) {
      await userEvent.tab();
      reached.push(document.activeElement?.textContent ?? "");
    }
    expect(reached).toEqual(["Question 1?", "Question 2?", "Question 3?", "Question 4?", "after"]);
  });

  test("FAQ-02 there can be several on one page, each with its own open item, and no id is there twice", async () => {
    await render(example(["first", "second"]));
    heading(3, "first").click();
    await expect.poll(() => shown("first")).toEqual([3]);
    expect(shown("second")).toEqual([1]);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("with another key it starts again", async () => {
    const { rerender } = await render(<Accordion key="a" name="question" items={items} />);
    heading(3).click();
    await expect.poll(() => shown()).toEqual([3]);
    await rerender(<Accordion key="b" name="question" items={items} />);
    expect(shown()).toEqual([1]);
  });

  test("every heading is at least 44 px high", async () => {
    await render(example());
    for (const { id } of items) expect(heading(id).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});

describe("an address", () => {
  /** The item is where an anchor brings it: below the space that the navigation takes. */
  const expectInView = (id: number, name: string) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    expect(Math.abs(heading(id, name).getBoundingClientRect().top - padding)).toBeLessThan(4);
  };
  const long = () => <div style={{ paddingBlock: "50vh 100vh" }}>{example(["first", "second"])}</div>;

  test("STATE-02 an anchor in the address opens its item in the page that is opened, in its own accordion alone", async () => {
    history.replaceState(null, "", `${withoutHash()}#second-4`);
    await render(<StrictMode>{long()}</StrictMode>);
    expect(shown("first")).toEqual([1]);
    expect(shown("second")).toEqual([4]);
    expectInView(4, "second");
  });

  test("STATE-02 so does a change of the hash, also back again", async () => {
    await render(long());
    location.hash = "#first-2";
    await expect.poll(() => shown("first")).toEqual([2]);
    location.hash = "#second-3";
    await expect.poll(() => shown("second")).toEqual([3]);
    heading(1, "first").click();
    await expect.poll(() => shown("first")).toEqual([1]);
    history.back();
    await expect.poll(() => shown("first")).toEqual([2]);
    expect(shown("second")).toEqual([3]);
  });

  test("STATE-02 so does a link to where the address is already, or one that a router follows", async () => {
    await render(example());
    follow("#question-3");
    await expect.poll(() => shown()).toEqual([3]);
    heading(1).click();
    await expect.poll(() => shown()).toEqual([1]);
    follow("#question-3");
    await expect.poll(() => shown()).toEqual([3]);
    const route = (event: Event) => {
      event.preventDefault();
      history.pushState(null, "", "#question-4");
    };
    document.addEventListener("click", route, { once: true });
    follow("#question-4");
    await expect.poll(() => shown()).toEqual([4]);
  });

  test("a link to another page, to elsewhere on this one, or followed into a new tab opens nothing", async () => {
    await render(example());
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    follow("/other#question-3");
    follow("#after");
    const link = Object.assign(document.createElement("a"), { href: "#question-2" });
    document.body.append(link);
    link.addEventListener("click", (event) => event.preventDefault());
    for (const key of ["altKey", "ctrlKey", "metaKey", "shiftKey"])
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
    link.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shown()).toEqual([1]);
  });

  test("the item is brought into view once its answer is open and the other closed", async () => {
    await page.viewport(390, 700);
    await render(long());
    location.hash = "#second-4";
    await expect.poll(() => shown("second")).toEqual([4]);
    expectInView(4, "second");
  });
});

describe("the browser's search for text", () => {
  test("STATE-02 finds closed answers, not open ones' neighbours that are only styled away", async () => {
    await render(example());
    expect(items.map(({ id }) => answer(id).getAttribute("hidden"))).toEqual([null, "until-found", "until-found", "until-found"]);
    heading(2).click();
    await expect.poll(() => answer(2).hasAttribute("hidden")).toBe(false);
    expect(answer(1).getAttribute("hidden")).toBe("until-found");
    for (const id of [1, 3, 4]) {
      expect(getComputedStyle(answer(id)).display).toBe("block");
      expect(answer(id).getBoundingClientRect().height).toBe(0);
    }
  });

  test("STATE-02 what it finds is opened, and the other closed before it is scrolled to", async () => {
    await render(example());
    // The browser reveals the target of a fragment in the same way as what its search has found.
    const text = answer(3).firstElementChild as HTMLElement;
    text.id = "found";
    let whenRevealed: number[] = [];
    answer(3).addEventListener("beforematch", () => queueMicrotask(() => (whenRevealed = shown())));
    location.hash = "#found";
    await expect.poll(() => shown()).toEqual([3]);
    expect(whenRevealed).toEqual([3]);
    expect(heading(3).getAttribute("aria-expanded")).toBe("true");
    expect(answer(3).hasAttribute("hidden")).toBe(false);
    heading(1).click();
    await expect.poll(() => shown()).toEqual([1]);
  });
});

test("STATE-02 what the browser has found before hydration stays open, alone", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // React says, while developing, that an attribute has gone
  const container = prerender();
  (answer(3).firstElementChild as HTMLElement).id = "found";
  location.hash = "#found";
  await expect.poll(() => isShown(3)).toBe(true);
  const hydrated = hydrateRoot(container, example());
  await expect.poll(() => shown()).toEqual([3]);
  expect(heading(3).getAttribute("aria-expanded")).toBe("true");
  heading(2).click();
  await expect.poll(() => shown()).toEqual([2]);
  hydrated.unmount();
  container.remove();
});

test("mounted and unmounted 100 times it leaves no listener", async () => {
  let held = 0;
  const isOurs = (type: string, target: EventTarget) => /hashchange|beforematch/.test(type) || (type === "click" && target === document);
  const watch = (method: "addEventListener" | "removeEventListener", change: 1 | -1) => {
    // The window has methods of its own here, the test runner's.
    for (const owner of [EventTarget.prototype, window]) {
      const original = owner[method];
      vi.spyOn(owner, method).mockImplementation(function (this: EventTarget, ...given: Parameters<EventTarget["addEventListener"]>) {
        if (isOurs(given[0], this)) held += change;
        return original.apply(this, given);
      });
    }
  };
  watch("addEventListener", 1);
  watch("removeEventListener", -1);
  for (let round = 0; round < 100; round++) {
    const { unmount } = await render(<StrictMode>{example()}</StrictMode>);
    if (round === 0) expect(held).toBe(3);
    await unmount();
  }
  expect(held).toBe(0);
});

describe("axe finds nothing", () => {
  const cases = [1, 3].flatMap((id) =>
    (["light", "dark"] as const).flatMap((theme) => (["ltr", "rtl"] as const).map((direction) => [id, theme, direction] as const)),
  );

  test.each(cases)("item %i open, %s, %s", async (id, theme, direction) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = "en";
    await render(example());
    heading(id).click();
    await expect.poll(() => shown()).toEqual([id]);
    const { violations } = await axe.run(document.querySelector("main") as Element);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
