import { StrictMode, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Overlay } from "./overlay.tsx";

const onClose = vi.fn();
const opener = page.getByRole("button", { name: "Open" });
const dialog = page.getByRole("dialog", { name: "Picture" });

function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Overlay label="Picture" closeLabel="Close picture" onClose={close}>
          <p>What the picture shows</p>
          <a href="/" onClick={(event) => event.preventDefault()}>
            Home
          </a>
        </Overlay>
      )}
    </StrictMode>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  history.replaceState({ key: "page" }, "");
});

test.each([
  ["the close button", () => page.getByRole("button", { name: "Close picture" }).click()],
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["a click beside its content", () => userEvent.click(dialog, { position: { x: 5, y: 300 } })],
  ["a link to a page", () => page.getByRole("link", { name: "Home" }).click()],
  ["Back", () => history.back()],
])("%s closes the overlay; the page is where it was, with the focus, in the history too", async (_, close) => {
  await render(<Example />);
  for (let visit = 1; visit <= 2; visit++) {
    await opener.click();
    await expect.element(page.getByRole("button", { name: "Close picture" })).toHaveFocus();
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await page.getByText("What the picture shows").click();
    await expect.element(dialog).toBeVisible();
    await close();
    await expect.poll(() => document.querySelector("dialog")).toBeNull();
    await expect.element(opener).toHaveFocus();
    await expect.poll(() => history.state).toEqual({ key: "page" });
    expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
    expect(onClose).toHaveBeenCalledTimes(visit);
  }
});

test("what opened the overlay opens it again while it fades out", async () => {
  await render(<Example />);
  await opener.click();
  document.querySelector("dialog")?.style.setProperty("--overlay-time", "60s"); // a busy machine presses the key late
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => history.state).toEqual({ key: "page" });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.querySelector("dialog")?.open).toBe(true);
});

test("Enter, held down on what opened the overlay, doesn't close it", async () => {
  await render(<Example />);
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter>5/}");
  await expect.element(page.getByRole("button", { name: "Close picture" })).toHaveFocus();
  expect(document.querySelector("dialog")?.open).toBe(true);
});
