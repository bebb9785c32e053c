import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { advance, countTimers, stopClock } from "../../../tests/support/clock.ts";
import { rendered } from "../../../tests/support/rendered.ts";
import { Chat, type ChatProps } from "./chat.tsx";

const PHONE = "27210000001";
const LABELS = {
  name: "Chat",
  open: "Chat with us",
  close: "Close chat",
  messages: "Messages",
  typing: "Typing",
  message: "Message",
  send: "Send message",
  notification: "1 new message",
};

const button = page.getByRole("button", { name: /^Chat with us/ });
const dialog = page.getByRole("dialog");
const input = page.getByRole("textbox", { name: "Message" });
const sendButton = page.getByRole("button", { name: "Send message" });
const closeIcon = page.getByRole("button", { name: "Close chat" });
const outside = page.getByText("outside");

/** The box also while it is closed, when no role finds it. */
const box = () => document.querySelector("dialog") as HTMLDialogElement;
const field = () => document.querySelector("input") as HTMLInputElement;
const log = () => document.querySelector('[role="log"]') as HTMLElement;
const dot = () => button.element().querySelector("span");
const opened = vi.fn();

/** Renders the chat after a part of the page; `rerender` gives the same chat other settings on another page. */
async function renderChat(props: Partial<ChatProps> = {}) {
  const site = (settings: Partial<ChatProps>, around: ReactNode = <p>outside</p>) => (
    <StrictMode>
      <main>{around}</main>
      <Chat labels={LABELS} phoneNumber={PHONE} notification={false} {...settings} />
    </StrictMode>
  );
  const { rerender } = await render(site(props));
  return { rerender: (settings: Partial<ChatProps>, around?: ReactNode) => rerender(site(settings, around)) };
}

/** Clicks the button, also while the clock is stopped. */
async function press(): Promise<void> {
  (button.element() as HTMLElement).click();
  await rendered();
}

/** The place of a part once nothing moves. */
function rectangle(element: Element) {
  for (const animation of document.getAnimations()) animation.cancel();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  opened.mockReset();
  vi.spyOn(window, "open").mockImplementation((...given) => opened(...given) ?? null);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("dir");
  document.documentElement.removeAttribute("data-theme");
});

test("CHAT-01 before hydration it is a link to the messaging service; hydration keeps the element and its focus, and makes it a button", async () => {
  const error = vi.spyOn(console, "error");
  const app = (
    <StrictMode>
      <Chat labels={LABELS} phoneNumber={PHONE} notificationSound style={{ color: "red" }} buttonStyle={{ opacity: 0.99 }} />
    </StrictMode>
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(app);
  const link = container.querySelector("a") as HTMLAnchorElement;
  expect(link.href).toBe(`https://api.whatsapp.com/send/?phone=${PHONE}`);
  expect(container.querySelector("[role=button], button, dialog, audio, [style]")).toBeNull();
  expect(container.querySelector("aside")?.ariaLabel).toBe(LABELS.name);
  const place = rectangle(link);
  link.focus();
  const root = hydrateRoot(container, app);
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  expect(button.element()).toBe(link);
  expect(document.activeElement).toBe(link);
  expect(rectangle(link)).toEqual(place);
  expect(error).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

describe("geometry and look", () => {
  test.each(["ltr", "rtl"])(
    "CHAT-01 CHAT-02 CHAT-05 NAV-07 button and box have the specified places and sizes, in %s",
    async (direction) => {
      document.documentElement.dir = direction;
      await renderChat({ avatar: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/>" });
      expect(rectangle(button.element())).toEqual({ x: 1280 - 70, y: 900 - 70, width: 60, height: 60 });
      expect(getComputedStyle(button.element()).borderRadius).toBe("50%");
      expect(rectangle(box()).height).toBe(0);
      await press();
      expect(rectangle(box())).toEqual({ x: 1280 - 10 - 375, y: 900 - 82 - 320, width: 375, height: 320 });
      expect(rectangle(box().querySelector("img") as Element)).toMatchObject({ width: 60, height: 60 });
      for (const target of [closeIcon, sendButton, input]) {
        const { width, height } = rectangle(target.element());
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    },
  );

  test("CHAT-01 the button is green by default, and white on it is 4.5:1 at least; custom properties give another colour", async () => {
    const { rerender } = await renderChat();
    expect(getComputedStyle(button.element()).backgroundColor).toBe("rgb(14, 130, 73)"); // 4.9:1
    expect(getComputedStyle(button.element()).color).toBe("rgb(255, 255, 255)");
    await rerender({ style: { "--chat-accent": "#ebbc2d", "--chat-on-accent": "#14120a" } as ChatProps["style"] & object });
    await expect.poll(() => getComputedStyle(button.element()).backgroundColor).toBe("rgb(235, 188, 45)");
    expect(getComputedStyle(button.element()).color).toBe("rgb(20, 18, 10)");
  });

  test("CHAT-02 CHAT-05 the box is as high as chatboxHeight says, its body at most 382 px", async () => {
    await renderChat({ chatboxHeight: 700 });
    await press();
    expect(rectangle(box()).height).toBe(700);
    expect(rectangle(log().parentElement as Element).height).toBe(382);
  });

  test.each([
    [576, 800, 375],
    [575, 800, 575 * 0.9],
    [320, 480, 288],
    [844, 390, 375],
    [320, 256, 288],
  ])("CHAT-02 on a screen of %i by %i px the box is %d px wide and wholly on it, with header and input", async (width, height, wide) => {
    await page.viewport(width, height);
    await renderChat({ chatboxHeight: 600 });
    await press();
    const place = rectangle(box());
    expect(place.width).toBeCloseTo(wide, 1);
    expect(Math.min(place.x, place.y - 10, width - place.x - place.width, height - 10 - place.y - place.height)).toBeGreaterThanOrEqual(0);
    for (const part of [closeIcon, input]) {
      const { x, y, bottom } = part.element().getBoundingClientRect();
      expect(document.elementFromPoint(x + 8, (y + bottom) / 2)?.closest("button, input")).toBe(part.element());
    }
    expect(rectangle(log()).height).toBeGreaterThan(64);
  });

  test.each([
    [true, "light", "dark"],
    [false, "dark", "light"],
  ] as const)("CHAT-02 CHAT-11 with darkMode %s on a %s page the background is %s", async (darkMode, theme, background) => {
    document.documentElement.dataset.theme = theme;
    await renderChat({ darkMode });
    await press();
    const channels =
      getComputedStyle(log().parentElement as Element)
        .backgroundColor.match(/\d+/g)
        ?.map(Number) ?? [];
    expect(channels.filter((channel) => (background === "dark" ? channel < 64 : channel > 191))).toHaveLength(3); // in any brand
  });
});

describe("opening and closing", () => {
  test("CHAT-04 CHAT-05 the button opens the box and calls onClick, and closes it and calls onClose", async () => {
    const [onClick, onClose] = [vi.fn(), vi.fn()];
    await renderChat({ onClick, onClose });
    await button.click();
    await expect.element(dialog).toHaveAccessibleName("Account Name");
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(button).toHaveAttribute("aria-controls", box().id);
    await button.click();
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    expect([onClick.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
    expect(opened).not.toHaveBeenCalled();
  });

  test("CHAT-04 three animated dots are shown for messageDelay seconds, 2 being 2000 ms, then the message, also if the box was closed", async () => {
    await renderChat();
    stopClock();
    await press();
    await press();
    await advance(1999);
    await press();
    expect(log().textContent).toBe("Typing");
    expect(log().querySelectorAll("i")).toHaveLength(3);
    for (const each of log().querySelectorAll("i")) expect(each.getAnimations()).toHaveLength(1);
    await advance(1);
    expect(log().textContent).toMatch(/^Account NameHello there! 🤝\nHow can we help\?\d\d:\d\d$/);
  });

  test("CHAT-02 the time stamp is the hour and minute in the visitor's time zone at which the message appeared, and it stays", async () => {
    await cdp().send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kolkata" });
    await renderChat();
    stopClock(new Date("2026-03-02T09:01:58Z"));
    await press();
    await advance(2000);
    expect(log().querySelector("time")?.textContent).toBe("14:32");
    await advance(3_600_000);
    expect(log().querySelector("time")?.textContent).toBe("14:32");
    await cdp().send("Emulation.setTimezoneOverride", { timezoneId: "" });
  });

  test("CHAT-02 the keyboard alone opens the chat, writes, sends and closes, with the focus where it is needed", async () => {
    await renderChat({ allowEsc: true });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard("Good day{Enter}");
    expect(opened).toHaveBeenCalledOnce();
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
    await userEvent.tab();
    expect(box().contains(document.activeElement)).toBe(false);
  });

  test.each<[string, (allowed: boolean) => Partial<ChatProps>, () => Promise<void>]>([
    ["a click outside", (allowClickAway) => ({ allowClickAway }), () => outside.click()],
    ["Escape", (allowEsc) => ({ allowEsc }), () => userEvent.keyboard("{Escape}")],
    ["the close icon", () => ({}), () => closeIcon.click()],
  ])("CHAT-05 %s closes the box if it may, and calls onClose once", async (name, settings, close) => {
    const onClose = vi.fn();
    const { rerender } = await renderChat({ ...settings(false), onClose });
    await button.click();
    if (name !== "the close icon") {
      await dialog.getByText("Typically replies").click();
      await close();
      await rendered();
      expect(box().open).toBe(true);
      await rerender({ ...settings(true), onClose });
    }
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await outside.click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("CHAT-05 selecting text past the box's edge is no click outside", async () => {
    await renderChat({ allowClickAway: true });
    await button.click();
    await input.fill("a text that is selected");
    await input.dropTo(outside);
    await rendered();
    expect(box().open).toBe(true);
  });
});

describe("notifications", () => {
  test("CHAT-06 every notificationDelay seconds a dot with the text 1 is set and onNotification called; opening clears it", async () => {
    stopClock();
    const onNotification = vi.fn();
    await renderChat({ notification: true, onNotification });
    await advance(59_999);
    expect(dot()).toBeNull();
    await advance(1);
    expect(dot()?.textContent).toBe("1");
    await expect.element(button).toHaveAccessibleName("Chat with us, 1 new message");
    await advance(60_000 * 9);
    expect(onNotification).toHaveBeenCalledTimes(10);
    await press();
    await press();
    expect(dot()).toBeNull();
    await advance(60_000);
    expect(dot()?.textContent).toBe("1");
  });

  test("CHAT-06 CHAT-09 each notification calls back, then plays the sound; after the last of the loop the timer stops and onLoopDone comes last", async () => {
    stopClock();
    const happened: string[] = [];
    vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (this: HTMLMediaElement) {
      happened.push(`sound ${this.getAttribute("src")}`);
      return Promise.reject(new DOMException("no gesture", "NotAllowedError"));
    });
    await renderChat({
      notification: true,
      notificationDelay: 10,
      notificationLoop: 2,
      notificationSound: true,
      notificationSoundSrc: "/ping.mp3",
      onNotification: () => happened.push("notification"),
      onLoopDone: () => happened.push("loop done"),
    });
    await advance(100_000);
    expect(happened).toEqual(["notification", "sound /ping.mp3", "notification", "sound /ping.mp3", "loop done"]);
    expect(countTimers()).toBe(0);
  });

  test("CHAT-06 loop count 0 is no cap, and with notification off no timer starts", async () => {
    stopClock();
    const [onNotification, onLoopDone] = [vi.fn(), vi.fn()];
    const { rerender } = await renderChat({ notification: true, notificationDelay: 10, onNotification, onLoopDone });
    await advance(10_000 * 100);
    expect([onNotification.mock.calls.length, onLoopDone.mock.calls.length]).toEqual([100, 0]);
    await rerender({ notification: false });
    expect(countTimers()).toBe(0);
  });

  test.each([9.999, -1, Number.NaN])("CHAT-07 notificationDelay %d is logged, and no timer starts", async (notificationDelay) => {
    stopClock();
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await renderChat({ notification: true, notificationDelay });
    expect(new Set(error.mock.calls.flat())).toEqual(new Set(["notificationDelay prop value must be at least 10 seconds."]));
    expect(countTimers()).toBe(0);
  });
});

describe("sending", () => {
  test("CHAT-08 a message opens a window without opener at the send link, onSubmit sees the draft still there, then the input is cleared", async () => {
    const seen: unknown[] = [];
    await renderChat({
      onSubmit: (event, text) => seen.push(event.type, event.defaultPrevented, event.currentTarget, text, field().value),
    });
    await button.click();
    await input.fill("A&B #2");
    await sendButton.click();
    expect(opened.mock.calls).toEqual([[`https://api.whatsapp.com/send/?phone=${PHONE}&text=A%26B%20%232`, "_blank", "noopener"]]);
    expect(seen).toEqual(["submit", true, box().querySelector("form"), "A&B #2", "A&B #2"]);
    expect(field().value).toBe("");
    await expect.element(input).toHaveFocus();
    await expect.element(dialog).toBeVisible();
  });

  test.each(["", " \t\u00a0\u3000"])("CHAT-08 white space alone is not sent: %j", async (text) => {
    const onSubmit = vi.fn();
    await renderChat({ onSubmit });
    await button.click();
    await input.fill(text);
    await sendButton.click();
    expect(opened).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("settings", () => {
  test("CHAT-10 the defaults are the specified ones", async () => {
    const error = vi.spyOn(console, "error");
    stopClock();
    await render(<Chat labels={LABELS} />);
    expect(button.element()).toHaveAttribute("href", "https://api.whatsapp.com/send/?phone=1234567890");
    await press();
    await advance(2000);
    expect(box().textContent).toContain("Account NameTypically replies within 1 hour");
    expect(log().textContent).toContain("Hello there! 🤝\nHow can we help?");
    expect(field().placeholder).toBe("Type a message..");
    expect(rectangle(box()).height).toBe(320);
    expect(getComputedStyle(box()).colorScheme).toBe("light");
    expect(document.querySelector("audio")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    expect(box().open).toBe(true);
    await press();
    await advance(60_000);
    expect(dot()?.textContent).toBe("1");
    expect(error).not.toHaveBeenCalled();
  });

  test("CHAT-10 each class, style and node reaches its part", async () => {
    stopClock();
    await renderChat({
      notification: true,
      className: "a-root",
      style: { order: 1 },
      buttonClassName: "a-button",
      buttonStyle: { order: 2 },
      chatboxClassName: "a-box",
      chatboxStyle: { order: 3 },
      notificationClassName: "a-dot",
      notificationStyle: { order: 4 },
      icon: <svg className="an-icon" />,
      avatar: <svg className="an-avatar" />,
    });
    await advance(60_000);
    const orders = ["a-root", "a-button", "a-box", "a-dot"].map((name) => document.querySelector<HTMLElement>(`.${name}`)?.style.order);
    expect(orders).toEqual(["1", "2", "3", "4"]);
    expect(button.element().querySelector(".an-icon")).not.toBeNull();
    expect(box().querySelector(".an-avatar")).not.toBeNull();
  });
});

test("CHAT-12 state and draft outlive a change of page", async () => {
  const { rerender } = await renderChat();
  await button.click();
  await input.fill("About our cold");
  await rerender({}, <h1>Another page</h1>);
  await expect.element(dialog).toBeVisible();
  expect(field().value).toBe("About our cold");
});
