import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BackToSameEntry } from "../../../tests/support/back-to-same-entry.tsx";
import { rendered } from "../../../tests/support/rendered.ts";
import { Accordion } from "./accordion.tsx";

const items = [1, 2, 3, 4].map((id) => ({
  id,
  title: `Question ${id}?`,
  anchor: `about-${id}`,
  desc: `The answer to question ${id}. It is given in one or two sentences, so that it may take more than a single line on a phone.`,
}));
const LONG_ANSWER = "It is a long answer that fills most of a phone's screen. ".repeat(20);

const example = (names = ["question"], address = "/", shownItems = items) => (
  <StrictMode>
    <MemoryRouter initialEntries={[address]}>
      <main>
        {names.map((name) => (
          <Accordion key={name} name={name} items={shownItems} />
        ))}
        <Link to="#question-4">Question 4 answers this</Link>
      </main>
    </MemoryRouter>
  </StrictMode>
);

const header = (id: number) => page.getByRole("heading", { name: `Question ${id}?` });
const summary = (id: number) => header(id).element().closest("summary") as HTMLElement;
/** The anchors of the answers that are seen. */
const shown = (name = "question") =>
  [...document.querySelectorAll(`[id^="${name}-"]`)]
    .filter((answer) => answer.checkVisibility({ contentVisibilityAuto: true }))
    .map(({ id }) => id);
const emulate = (media: object) => cdp().send("Emulation.setEmulatedMedia", media);

/** The page before hydration. */
function prerender(app = example()) {
  document.body.innerHTML = `<div>${renderToString(app)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => page.viewport(800, 900));
afterEach(async () => {
  vi.restoreAllMocks();
  history.replaceState(null, "", location.pathname + location.search);
  document.body.replaceChildren();
  await emulate({ media: "", features: [] });
});

describe("before hydration and without JavaScript", () => {
  test("STATE-02 every answer is in the page once, the first is open, and opening another closes it", async () => {
    const container = prerender();
    for (const { desc } of items) expect(container.innerHTML.split(desc)).toHaveLength(2);
    expect(container.querySelector("[style]")).toBeNull();
    expect(shown()).toEqual(["question-1"]);
    await header(3).click();
    await expect.poll(() => shown()).toEqual(["question-3"]);
  });

  test("STATE-02 an anchor in the address opens its answer", async () => {
    prerender();
    location.hash = "#question-3";
    await expect.poll(() => shown()).toEqual(["question-3"]);
  });

  test("STATE-02 an anchor on a header shows its answer", async () => {
    prerender();
    location.hash = "#about-4";
    await expect.poll(() => shown()).toContain("question-4");
  });

  test("STATE-02 on paper every answer is shown", async () => {
    prerender();
    await emulate({ media: "print" });
    expect(shown()).toEqual(items.map(({ id }) => `question-${id}`));
    for (const id of [1, 2, 3, 4]) expect(document.getElementById(`question-${id}`)?.closest("details")).toHaveProperty("open", id === 1);
    const [first, last] = [1, 4].map((id) => document.getElementById(`question-${id}`)?.parentElement?.getBoundingClientRect().height);
    expect(last).toBe(first);
  });

  test("STATE-02 hydration moves nothing, keeps what the visitor opened, and marks it as the one that can't be closed", async () => {
    const error = vi.spyOn(console, "error");
    await emulate({ features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
    const container = prerender();
    await header(2).click();
    const places = () => [...container.querySelectorAll("*")].map((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = places();
    const root = hydrateRoot(container, example());
    await expect.poll(() => summary(2).getAttribute("aria-disabled")).toBe("true");
    expect(places()).toEqual(before);
    expect(shown()).toEqual(["question-2"]);
    expect(error).not.toHaveBeenCalled();
    root.unmount();
  });
});

test("STATE-02 hydration opens the first item again if the visitor closed it", async () => {
  const container = prerender();
  await header(1).click();
  await expect.poll(() => shown()).toEqual([]);
  const root = hydrateRoot(container, example());
  await expect.poll(() => summary(1).getAttribute("aria-disabled")).toBe("true");
  expect(shown()).toEqual(["question-1"]);
  root.unmount();
});

describe("one open item", () => {
  test("STATE-02 CONST-01 the item with the id 1 is open at first, wherever it stands", async () => {
    await render(
      <MemoryRouter>
        <Accordion name="question" items={items.toReversed()} />
      </MemoryRouter>,
    );
    expect(shown()).toEqual(["question-1"]);
  });

  test("STATE-02 clicking an item opens it and closes the one before; clicking the open item keeps it open", async () => {
    await render(example());
    for (const id of [3, 3, 2, 4, 4, 1, 1]) {
      await header(id).click({ force: true });
      await expect.poll(() => items.filter(({ id }) => summary(id).ariaDisabled === "true").map(({ id }) => id)).toEqual([id]);
      expect(shown()).toEqual([`question-${id}`]);
    }
  });

  test("STATE-02 Tab reaches every header, the open one too; Enter and Space open an item and never close it", async () => {
    await render(example());
    for (const id of [1, 2, 3]) {
      await userEvent.tab();
      expect(document.activeElement).toBe(summary(id));
    }
    for (const key of ["{Enter}", "{Enter}", " "]) {
      await userEvent.keyboard(key);
      await rendered();
      expect(shown()).toEqual(["question-3"]);
    }
  });

  test("FAQ-02 each accordion on a page has its own open item", async () => {
    await render(example(["first", "second"]));
    await header(3).first().click();
    await expect.poll(() => shown("first")).toEqual(["first-3"]);
    expect(shown("second")).toEqual(["second-1"]);
  });

  test("a clicked header stays where it is on the screen when a long answer above it closes", async () => {
    const long = items.map((item) => ({ ...item, desc: LONG_ANSWER }));
    await page.viewport(390, 700);
    await render(
      <MemoryRouter>
        <div style={{ blockSize: "100vh" }} />
        <Accordion name="question" items={long} />
        <div style={{ blockSize: "200vh" }} />
      </MemoryRouter>,
    );
    for (const id of [2, 4, 1]) {
      summary(id).scrollIntoView({ block: "center" });
      const { top } = summary(id).getBoundingClientRect();
      summary(id).click();
      for (let frame = 0; frame < 30; frame++) {
        await rendered();
        expect(Math.abs(summary(id).getBoundingClientRect().top - top)).toBeLessThan(1);
      }
      expect(shown()).toEqual([`question-${id}`]);
    }
  });
});

test("STATE-02 an anchor that the router follows opens its answer, in its own accordion alone", async () => {
  await render(example(["first", "second"], "/#second-4"));
  expect(shown("first")).toEqual(["first-1"]);
  expect(shown("second")).toEqual(["second-4"]);
});

test("STATE-02 an anchor of a header that the router follows opens its answer", async () => {
  await render(example(["question"], "/#about-3"));
  expect(shown()).toEqual(["question-3"]);
});

test("STATE-02 rendered again, it keeps what the visitor opened after an anchor had opened another", async () => {
  const { rerender } = await render(example(["question"], "/#question-4"));
  await header(2).click();
  await rerender(example(["question"], "/#question-4", [...items]));
  expect(shown()).toEqual(["question-2"]);
});

test("STATE-02 LB-01 closing a picture, which goes back to the same entry, keeps what the visitor opened", async () => {
  await render(
    <MemoryRouter>
      <Accordion name="question" items={items} />
      <Link to="#question-4">Question 4 answers this</Link>
      <BackToSameEntry />
    </MemoryRouter>,
  );
  await page.getByText("Question 4 answers this").click();
  await header(2).click();
  await page.getByText("Close").click();
  await rendered();
  expect(shown()).toEqual(["question-2"]);
});
