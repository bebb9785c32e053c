import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { VideoPopup } from "./video-popup.tsx";

const labels = {
  close: "Close video",
  failure: "It cannot be loaded.",
  elsewhere: "Watch it there",
};
const visit = {
  title: "A visit",
  description: "A fitter comes, and goes.",
  poster: "/visit.webp",
  end: "Seen by us",
  labels,
};

const popup = (address = "/visit.mp4") => (
  <StrictMode>
    <VideoPopup address={address} {...visit}>
      Watch us work
    </VideoPopup>
  </StrictMode>
);
const link = page.getByRole("link", { name: "Watch us work" });
const dialog = page.getByRole("dialog", { name: "A visit" });
const player = () => document.querySelector("iframe, video");

test("HOME-02 without JavaScript it is a link to the video, and nothing of its host is in the page", () => {
  const part = document.createElement("div");
  part.innerHTML = renderToStaticMarkup(popup("https://www.youtube.com/watch?v=abc"));
  expect(part.querySelector("a")?.href).toBe("https://www.youtube.com/watch?v=abc");
  expect(part.querySelector("iframe, video, dialog, link, [style]")).toBeNull();
});

test("HOME-02 a click opens the popup with the player, which plays and is not muted", async () => {
  await render(popup());
  expect(player()).toBeNull();
  await link.click();
  await expect.element(dialog).toBeVisible();
  const video = player() as HTMLVideoElement;
  expect(video).toMatchObject({ controls: true, autoplay: true, muted: false });
  await expect.element(page.getByText("A fitter comes, and goes.")).toBeVisible();
  expect(document.getElementById(player()?.getAttribute("aria-describedby") ?? "")?.textContent).toBe("A fitter comes, and goes.");
  await expect.element(dialog.getByRole("link", { name: "Watch it there" })).toHaveAttribute("href", "/visit.mp4");
  await page.getByRole("button", { name: "Close video" }).click();
  await expect.poll(player).toBeNull();
  await expect.poll(() => document.activeElement).toBe(link.element());
});

test("HOME-02 a film that has ended shows what is to be seen then, until it is played again", async () => {
  await render(popup());
  await link.click();
  await expect.poll(player).not.toBeNull();
  player()?.dispatchEvent(new Event("ended"));
  await expect.element(dialog.getByText("Seen by us")).toBeVisible();
  player()?.dispatchEvent(new Event("play"));
  await expect.element(dialog.getByText("Seen by us")).not.toBeInTheDocument();
});
