import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/base.css";
import axe from "axe-core";
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { VideoPopup } from "./index.ts";
import { VideoDialog } from "./video-dialog.tsx";
import type { OpenVideoProps } from "./video-popup.tsx";

const labels = { elsewhere: "Watch it there", notLoaded: "It did not load.", again: "Try again" };
const dialogLabels = { ...labels, close: "Close video", failure: "It cannot be loaded." };

const Dialog = (props: OpenVideoProps) => (
  <VideoDialog {...props} title="A visit" description="A fitter comes, and goes." poster="/visit.webp" labels={dialogLabels} />
);
const loadDialog = async () => ({ VideoDialog: Dialog });

const popup = (address = "/visit.mp4") => (
  <StrictMode>
    <VideoPopup address={address} loadDialog={loadDialog} labels={labels}>
      Watch us work
    </VideoPopup>
  </StrictMode>
);
const link = page.getByRole("link", { name: "Watch us work" });
const dialog = page.getByRole("dialog", { name: "A visit" });
const player = () => document.querySelector("iframe, video");

test("without JavaScript it is a link to the video, and nothing of its host is in the page", () => {
  const part = document.createElement("div");
  part.innerHTML = renderToStaticMarkup(popup("https://www.youtube.com/watch?v=abc"));
  expect(part.querySelector("a")?.href).toBe("https://www.youtube.com/watch?v=abc");
  expect(part.querySelector("iframe, video, dialog, link, [style]")).toBeNull();
});

test("HOME-02 a click opens the popup with the player, which neither plays by itself nor is muted", async () => {
  await render(popup());
  expect(player()).toBeNull();
  await link.click();
  await expect.element(dialog).toBeVisible();
  const { controls, autoplay, muted, paused, preload, networkState } = player() as HTMLVideoElement;
  expect({ controls, autoplay, muted, paused }).toEqual({ controls: true, autoplay: false, muted: false, paused: true });
  // Nothing of the film is fetched before Play.
  expect({ preload, networkState }).toEqual({ preload: "none", networkState: HTMLMediaElement.NETWORK_IDLE });
  await expect.element(page.getByText("A fitter comes, and goes.")).toBeVisible();
  expect(document.getElementById(player()?.getAttribute("aria-describedby") ?? "")?.textContent).toBe("A fitter comes, and goes.");
  for (const animation of document.getAnimations()) animation.finish(); // half faded in, no text has its contrast
  expect((await axe.run(document.querySelector("dialog") as Element)).violations).toEqual([]);
});

test.each([
  ["the close button", () => page.getByRole("button", { name: "Close video" }).click()],
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["a click beside the player", () => userEvent.click(document.querySelector("dialog") as Element, { position: { x: 5, y: 300 } })],
])("HOME-02 %s closes it, takes the player away and gives the focus back", async (_, close) => {
  await render(popup());
  await link.click();
  await expect.element(dialog).toBeVisible();
  expect(document.querySelector("dialog")?.contains(document.activeElement)).toBe(true);
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(player()).toBeNull();
  expect(document.activeElement).toBe(link.element());
});

test("HOME-02 a film that does not load says so in its place, with the focus on a way to try again and a link to the film", async () => {
  await render(popup("/no-such-film.mp4"));
  await link.click();
  await expect.element(dialog).toBeVisible();
  const video = player() as HTMLVideoElement;
  video.focus();
  await video.play().catch(() => {});
  await expect.element(dialog.getByRole("alert").getByText("It cannot be loaded.")).toBeVisible();
  expect(player()).toBeNull();
  const again = dialog.getByRole("button", { name: "Try again" });
  await expect.element(again).toHaveFocus();
  await expect.element(dialog.getByRole("link", { name: "Watch it there" })).toHaveAttribute("href", "/no-such-film.mp4");
  for (const animation of document.getAnimations()) animation.finish();
  expect((await axe.run(document.querySelector("dialog") as Element)).violations).toEqual([]);
  await again.click();
  expect(player()).toBe(document.activeElement);
  expect((player() as HTMLVideoElement).paused).toBe(true);
});

test("HOME-02 it can be opened again, by keyboard alone", async () => {
  await render(popup());
  for (let round = 0; round < 2; round++) {
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test("the page behind does not scroll", async () => {
  await render(popup());
  await link.click();
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
});

test("a video that can only be linked to stays a link", async () => {
  await render(popup("https://videos.example.com/1"));
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await link.click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.querySelector("dialog")).toBeNull();
});

test("opened and unmounted 100 times it leaves no listener, no player and a page that scrolls", async () => {
  let held = 0;
  const isOfPage = (target: EventTarget) => target === document || target === window;
  const watch = (method: "addEventListener" | "removeEventListener", change: 1 | -1) => {
    // The window has methods of its own here, the test runner's.
    for (const owner of [EventTarget.prototype, window]) {
      const original = owner[method];
      vi.spyOn(owner, method).mockImplementation(function (this: EventTarget, ...given: Parameters<EventTarget["addEventListener"]>) {
        if (isOfPage(this)) held += change;
        return original.apply(this, given);
      });
    }
  };
  const openAndUnmount = async () => {
    const { unmount } = await render(popup());
    (link.element() as HTMLElement).click();
    await expect.poll(player, { interval: 5 }).not.toBeNull();
    await unmount();
  };
  await openAndUnmount(); // React adds what it needs of the page once
  watch("addEventListener", 1);
  watch("removeEventListener", -1);
  for (let round = 0; round < 100; round++) await openAndUnmount();
  expect(held).toBe(0);
  expect(player()).toBeNull();
  expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
});
