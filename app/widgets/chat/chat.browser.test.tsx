import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/base.css";
import axe from "axe-core";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { business } from "../../../tests/fixtures/business.ts";
import { advance, countTimers, startClock, stopClock } from "../../../tests/support/clock.ts";
import { rendered } from "../../../tests/support/rendered.ts";
import { Chat, type ChatProps, sendAddress } from "./index.ts";

const PHONE = business.chatPhone;

const button = page.getByRole("button", { name: /^Chat with us/ });
const dialog = page.getByRole("dialog");
const input = page.getByRole("textbox", { name: "Message" });
const sendButton = page.getByRole("button", { name: "Send message" });
const closeIcon = page.getByRole("button", { name: "Close chat" });

/** The box also while it is closed, when no role finds it. */
const box = () => document.querySelector("dialog") as HTMLDialogElement;
const field = () => document.querySelector("textarea") as HTMLTextAreaElement;
const log = () => document.querySelector('[role="log"]') as HTMLElement;
const dot = () => button.element().querySelector("span");
const opened = vi.fn();

/** Renders the page around the chat, then the chat; `rerender` gives the same chat other settings on another page. */
const renderChat = async (props: Partial<ChatProps> = {}, before?: ReactNode) => {
  const site = (settings: Partial<ChatProps>, around: ReactNode) => (
    <>
      <main>{around}</main>
      <Chat phoneNumber={PHONE} {...settings} />
    </>
  );
  const { rerender } = await render(site(props, before));
  return { rerender: (settings: Partial<ChatProps>, around: ReactNode = before) => rerender(site(settings, around)) };
};

/** Whether the box, if it is open, has come to what it gives the focus to. */
const isSettled = () => !box().open || (field() !== null && document.activeElement === field());
const press = async () => {
  (button.element() as HTMLElement).click();
  await rendered();
  await expect.poll(isSettled).toBe(true);
};
/** Clicks the button; a box that this opens then holds what belongs into it. */
const click = async () => {
  await button.click();
  await expect.poll(isSettled).toBe(true);
};

/** Ends whatever moves. */
const rest = () => {
  for (const animation of document.getAnimations()) animation.cancel();
};
/** Takes the pointer away, which a test before may have left on a part. */
const pointAway = async () => {
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 } });
  rest();
};
const rectangle = (element: Element) => {
  rest();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** The box's code, which the chat loads when it is needed. */
beforeAll(() => import("./chat-box.tsx"));

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

describe("without JavaScript", () => {
  const markup = () =>
    renderToStaticMarkup(<Chat phoneNumber={PHONE} avatar="/a.webp" style={{ color: "red" }} buttonStyle={{ top: 1 }} />);

  test("CHAT-01 the page offers a link to the messaging service, and nothing that would need a script", () => {
    const part = document.createElement("div");
    part.innerHTML = markup();
    const link = part.querySelector("a");
    expect(link?.href).toBe(`https://api.whatsapp.com/send/?phone=${PHONE}`);
    expect(link?.getAttribute("aria-label")).toBe("Chat with us");
    expect(link?.rel).toBe("noopener");
    expect(link?.hasAttribute("role")).toBe(false);
    expect(part.querySelectorAll("button, dialog, form, audio")).toHaveLength(0);
  });

  test("the prerendered HTML carries no style attribute, which the Content-Security-Policy would forbid", () => {
    expect(markup()).not.toMatch(/ style=/);
  });

  test("hydrating gives no error, keeps the element and its focus, and makes it a button", async () => {
    const error = vi.spyOn(console, "error");
    const onRecoverableError = vi.fn();
    const container = document.createElement("div");
    document.body.append(container);
    const app = (
      <StrictMode>
        <Chat phoneNumber={PHONE} notificationSound style={{ color: "red" }} buttonStyle={{ opacity: 0.99 }} darkMode />
      </StrictMode>
    );
    container.innerHTML = renderToString(app);
    const link = container.querySelector("a") as HTMLAnchorElement;
    link.focus();
    const root = hydrateRoot(container, app, { onRecoverableError });
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    expect(button.element()).toBe(link);
    expect(document.activeElement).toBe(link);
    expect(link.style.opacity).toBe("0.99");
    expect(error).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  });
});

describe("geometry", () => {
  test.each(["ltr", "rtl"])("CHAT-01 NAV-07 the button is 60 px and round, 10 px from bottom and right, in %s", async (direction) => {
    document.documentElement.dir = direction;
    await renderChat();
    expect(rectangle(button.element())).toEqual({ x: 1280 - 70, y: 900 - 70, width: 60, height: 60 });
    const { borderRadius, position } = getComputedStyle(button.element());
    expect({ borderRadius, position }).toEqual({ borderRadius: "50%", position: "fixed" });
  });

  test("CHAT-01 the button is green by default, and its icon stands out by more than 4.5:1", async () => {
    await renderChat();
    await pointAway();
    const { backgroundColor, color } = getComputedStyle(button.element());
    expect({ backgroundColor, color }).toEqual({ backgroundColor: "rgb(14, 130, 73)", color: "rgb(255, 255, 255)" });
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map((value) => {
      const part = Number(value) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(4.5);
  });

  test("CHAT-01 on a screen with insets the button keeps its 10 px from the safe area", async () => {
    await renderChat();
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
    const rule = rules.find((text) => text.includes("--chat-edge")) ?? "";
    for (const edge of ["right", "bottom", "top"])
      expect(rule).toMatch(new RegExp(`--chat-${edge}: calc\\(var\\(--chat-edge\\) \\+ env\\(safe-area-inset-${edge}, 0px\\)\\)`));
  });

  test.each(["ltr", "rtl"])(
    "CHAT-02 CHAT-05 the box is 375 px wide and 320 px high above the button when open, in %s",
    async (direction) => {
      document.documentElement.dir = direction;
      await renderChat();
      expect(rectangle(box()).height).toBe(0);
      await click();
      expect(rectangle(box())).toEqual({ x: 1280 - 10 - 375, y: 900 - 82 - 320, width: 375, height: 320 });
      await closeIcon.click();
      expect(rectangle(box()).height).toBe(0);
      expect(getComputedStyle(box()).blockSize).toBe("0px");
    },
  );

  test("CHAT-05 chatboxHeight sets the open box's height; closed it is zero", async () => {
    await renderChat({ chatboxHeight: 444 });
    expect(rectangle(box()).height).toBe(0);
    await click();
    expect(rectangle(box()).height).toBe(444);
  });

  test("CHAT-02 the avatar is 60 by 60 px, as a picture and as an SVG", async () => {
    const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/>";
    const { rerender } = await renderChat({ avatar: picture });
    await click();
    expect(rectangle(box().querySelector("img") as Element)).toMatchObject({ width: 60, height: 60 });
    await rerender({ avatar: <svg data-testid="drawing" /> });
    const frame = page.getByTestId("drawing").element().parentElement as Element;
    expect(rectangle(frame)).toMatchObject({ width: 60, height: 60 });
  });

  test("CHAT-02 the body is at most 382 px high", async () => {
    await renderChat({ chatboxHeight: 700 });
    await click();
    const body = log().parentElement as HTMLElement;
    expect(rectangle(body).height).toBe(382);
    expect(getComputedStyle(body).maxBlockSize).toBe("382px");
    const { y, height } = rectangle(box().querySelector("form") as Element);
    expect(y + height).toBe(900 - 82);
  });

  test.each([
    [576, 375],
    [575, 575 * 0.9],
    [390, 351],
    [320, 288],
  ])("CHAT-02 on a screen %i px wide the box is %d px wide, wholly on it", async (screen, width) => {
    await page.viewport(screen, 800);
    await renderChat();
    await click();
    const place = rectangle(box());
    expect(place.width).toBeCloseTo(width, 1);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(screen);
    expect(box().scrollWidth).toBeLessThanOrEqual(box().clientWidth);
  });

  test.each([
    [360, 640],
    [320, 480],
    [844, 390],
    [640, 320],
    [320, 256],
  ])("CHAT-02 on a screen of %i by %i px the header stays on it, and the input too", async (width, height) => {
    await page.viewport(width, height);
    await renderChat({ chatboxHeight: 600, allowEsc: true });
    await click();
    await expect.element(input).toHaveFocus();
    const place = rectangle(box());
    expect(place.y).toBeGreaterThanOrEqual(10);
    expect(place.y + place.height).toBeLessThanOrEqual(height - 10);
    await expect.element(closeIcon).toBeInViewport({ ratio: 1 });
    await expect.element(input).toBeInViewport({ ratio: 1 });
    expect(rectangle(log()).height).toBeGreaterThan(64);
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
  });

  test("every target is at least 44 px", async () => {
    await renderChat();
    await click();
    for (const target of [button, closeIcon, sendButton, input]) {
      const { width, height } = rectangle(target.element());
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test("NAV-07 in RTL the box's inside is mirrored: the avatar at the right, the send button at the left", async () => {
    document.documentElement.dir = "rtl";
    await renderChat();
    await click();
    const middle = 1280 - 10 - 375 / 2;
    expect(rectangle(closeIcon.element()).x).toBeLessThan(middle);
    expect(rectangle(sendButton.element()).x).toBeLessThan(middle);
    expect(rectangle(log().firstElementChild as Element).x).toBeGreaterThan(middle);
  });

  const light = {
    body: "rgb(233, 240, 245)",
    curve: "rgb(207, 221, 232)",
    bubble: "rgb(255, 255, 255)",
    footer: "rgb(255, 255, 255)",
    text: "rgb(11, 31, 58)",
  };
  const dark = {
    body: "rgb(11, 24, 40)",
    curve: "rgb(27, 48, 80)",
    bubble: "rgb(26, 49, 82)",
    footer: "rgb(21, 40, 66)",
    text: "rgb(233, 239, 246)",
  };

  test.each([
    [true, "light", dark],
    [true, "dark", dark],
    [false, "light", light],
    [false, "dark", light],
    ["auto", "light", light],
    ["auto", "dark", dark],
  ] as const)("CHAT-02 CHAT-11 with darkMode %s on a %s page, body, bubble and footer have that look", async (darkMode, theme, look) => {
    document.documentElement.dataset.theme = theme;
    await renderChat({ darkMode });
    await click();
    const body = getComputedStyle(log().parentElement as Element);
    const { stroke } = getComputedStyle(log().previousElementSibling as Element);
    const bubble = getComputedStyle(log().firstElementChild as Element);
    const { backgroundColor, color } = getComputedStyle(box());
    expect({ body: body.backgroundColor, curve: stroke, bubble: bubble.backgroundColor, footer: backgroundColor, text: color }).toEqual(
      look,
    );
  });
});

describe("opening", () => {
  test("CHAT-04 clicking the button opens the box and calls onClick", async () => {
    const onClick = vi.fn();
    await renderChat({ onClick });
    await expect.element(dialog).not.toBeInTheDocument();
    await click();
    await expect.element(dialog).toHaveAccessibleName("Account Name");
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(button).toHaveAttribute("aria-controls", box().id);
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick.mock.calls[0]?.[0]).toMatchObject({ type: "click" });
    expect(opened).not.toHaveBeenCalled();
  });

  test("CHAT-04 the second click on the button closes it, as its aria-expanded says, and calls onClose instead", async () => {
    const [onClick, onClose] = [vi.fn(), vi.fn()];
    await renderChat({ onClick, onClose });
    await click();
    await click();
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("CHAT-04 three animated dots are shown for messageDelay seconds, 2 being 2000 ms, then the message", async () => {
    await renderChat();
    stopClock();
    await press();
    await advance(1999);
    const dots = [...log().querySelectorAll("span")].filter((span) => span.getAnimations().length > 0);
    expect(dots).toHaveLength(3);
    expect(dots.every((each) => each.getAnimations()[0]?.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)).toBe(true);
    expect(log().textContent).toBe("Typing");
    await advance(1);
    expect(log().textContent).toContain("Hello there! 🤝\nHow can we help?");
    expect(log().textContent).toContain("Account Name");
    expect(log().textContent).not.toContain("Typing");
  });

  test.each([Number.NaN, -1, Number.NEGATIVE_INFINITY])("CHAT-04 messageDelay %d counts as 0", async (messageDelay) => {
    await renderChat({ messageDelay, chatMessage: "Now" });
    stopClock();
    await press();
    await advance(1);
    expect(log().textContent).toContain("Now");
  });

  test.each([3e6, Number.POSITIVE_INFINITY])(
    "CHAT-04 after messageDelay %d, which no browser counts, there is no greeting",
    async (messageDelay) => {
      await renderChat({ messageDelay, chatMessage: "Now", notification: false });
      stopClock();
      await press();
      await advance(100_000);
      expect(log().textContent).toBe("Typing");
      expect(countTimers()).toBe(0);
    },
  );

  test.each([0, 0.5, 7])("CHAT-04 messageDelay %d is that many seconds", async (messageDelay) => {
    await renderChat({ messageDelay, chatMessage: "Now" });
    stopClock();
    await press();
    if (messageDelay > 0) await advance(messageDelay * 1000 - 1);
    expect(log().textContent).toBe("Typing");
    await advance(1);
    expect(log().textContent).toContain("Now");
  });

  test("CHAT-02 the time stamp is the hour and minute at which the message appeared, and it stays", async () => {
    stopClock(new Date(2024, 7, 19, 14, 31, 50));
    await renderChat({ notification: false });
    await advance(8500);
    await press();
    await advance(2000);
    const stamp = log().querySelector("time");
    expect(stamp?.textContent).toBe("14:32");
    await advance(3_600_000);
    expect(stamp?.textContent).toBe("14:32");
  });

  test("CHAT-04 the delay runs on while the box is closed again, and the greeting is written once", async () => {
    await renderChat();
    stopClock();
    const click = async () => {
      await press();
      await rendered();
    };
    await click();
    await advance(1000);
    await click();
    await advance(1000);
    await click();
    expect(log().textContent).toContain("How can we help?");
  });

  test("the focus moves into the input, and the keyboard alone opens, writes, sends and closes", async () => {
    await renderChat({ allowEsc: true }, <a href="#before">before</a>);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard("Good day{Enter}");
    expect(opened).toHaveBeenCalledOnce();
    await expect.element(input).toHaveFocus();
    await userEvent.tab();
    await expect.element(sendButton).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole("log", { name: "Messages" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(closeIcon).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
  });
});

describe("closing", () => {
  test("CHAT-05 the close icon closes, calls onClose, and gives the focus back", async () => {
    const onClose = vi.fn();
    await renderChat({ onClose });
    await click();
    await closeIcon.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("CHAT-05 closed, the box is inert and Tab passes it by", async () => {
    await renderChat({}, <a href="#before">before</a>);
    await click();
    await closeIcon.click();
    expect(box().inert).toBe(true);
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      expect(box().contains(document.activeElement)).toBe(false);
    }
    field().focus();
    expect(document.activeElement).not.toBe(field());
  });

  test.each([true, false])("CHAT-05 a click outside closes if allowClickAway, and does not if not: %s", async (allowClickAway) => {
    const onClose = vi.fn();
    await renderChat({ allowClickAway, onClose }, <p>outside</p>);
    await click();
    await dialog.getByText(/Typically replies/).click();
    await expect.element(dialog).toBeVisible();
    await page.getByText("outside").click();
    await rendered();
    expect(box().open).toBe(!allowClickAway);
    expect(onClose).toHaveBeenCalledTimes(allowClickAway ? 1 : 0);
    await page.getByText("outside").click();
    expect(onClose).toHaveBeenCalledTimes(allowClickAway ? 1 : 0);
  });

  test("CHAT-05 selecting text past the box's edge is no click outside", async () => {
    await renderChat({ allowClickAway: true }, <p>outside</p>);
    await click();
    await input.fill("a text that is selected");
    await input.dropTo(page.getByText("outside"));
    await rendered();
    expect(box().open).toBe(true);
    await page.getByText("outside").click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test.each([true, false])("CHAT-05 Escape closes if allowEsc, and does not if not: %s", async (allowEsc) => {
    const onClose = vi.fn();
    await renderChat({ allowEsc, onClose });
    await userEvent.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    await click();
    await userEvent.keyboard("{Escape}");
    await rendered();
    expect(box().open).toBe(!allowEsc);
    expect(onClose).toHaveBeenCalledTimes(allowEsc ? 1 : 0);
  });

  test("CHAT-05 Escape closes from anywhere on the page, and leaves the focus where it is; but not when another part has used it", async () => {
    await renderChat({ allowEsc: true }, <button type="button">elsewhere</button>);
    await click();
    const elsewhere = page.getByRole("button", { name: "elsewhere" }).element() as HTMLElement;
    elsewhere.focus();
    const usedUp = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    usedUp.preventDefault();
    elsewhere.dispatchEvent(usedUp);
    await rendered();
    expect(box().open).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe("notifications", () => {
  test("CHAT-06 every notificationDelay seconds a dot with the text 1 is set and onNotification called; opening clears it", async () => {
    stopClock();
    const onNotification = vi.fn();
    await renderChat({ onNotification });
    await advance(59_999);
    expect(dot()).toBeNull();
    await advance(1);
    expect(dot()?.textContent).toBe("1");
    expect(onNotification).toHaveBeenCalledTimes(1);
    await expect.element(button).toHaveAccessibleName("Chat with us, 1 new message");
    await advance(60_000 * 9);
    expect(onNotification).toHaveBeenCalledTimes(10);
    await press();
    expect(dot()).toBeNull();
    await closeIcon.click();
    await expect.element(button).toHaveAccessibleName("Chat with us");
    await advance(60_000);
    expect(dot()?.textContent).toBe("1");
  });

  test("CHAT-06 a new callback does not restart the time", async () => {
    stopClock();
    const [before, after] = [vi.fn(), vi.fn()];
    const { rerender } = await renderChat({ notificationDelay: 10, onNotification: before });
    await advance(9999);
    await rerender({ notificationDelay: 10, onNotification: after });
    await advance(1);
    expect(before).not.toHaveBeenCalled();
    expect(after).toHaveBeenCalledOnce();
  });

  test("CHAT-06 at the loop count the timer stops and onLoopDone is called", async () => {
    stopClock();
    const [onNotification, onLoopDone] = [vi.fn(), vi.fn()];
    await renderChat({ notificationDelay: 10, notificationLoop: 3, onNotification, onLoopDone });
    await advance(20_000);
    expect(onLoopDone).not.toHaveBeenCalled();
    await advance(10_000);
    expect(onNotification).toHaveBeenCalledTimes(3);
    expect(onLoopDone).toHaveBeenCalledOnce();
    expect(countTimers()).toBe(0);
    await advance(100_000);
    expect(onNotification).toHaveBeenCalledTimes(3);
    expect(onLoopDone).toHaveBeenCalledOnce();
  });

  test("CHAT-06 loop count 0 is no cap", async () => {
    stopClock();
    const [onNotification, onLoopDone] = [vi.fn(), vi.fn()];
    await renderChat({ notificationDelay: 10, notificationLoop: 0, onNotification, onLoopDone });
    await advance(10_000 * 500);
    expect(onNotification).toHaveBeenCalledTimes(500);
    expect(onLoopDone).not.toHaveBeenCalled();
  });

  test("CHAT-06 with notification off no timer starts", async () => {
    stopClock();
    await renderChat({ notification: false });
    expect(countTimers()).toBe(0);
  });

  test.each([9.999, 0, -1, Number.NaN])("CHAT-07 notificationDelay %d is logged, and no timer starts", async (notificationDelay) => {
    stopClock();
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await renderChat({ notificationDelay });
    expect(error.mock.calls).toEqual([["notificationDelay prop value must be at least 10 seconds."]]);
    expect(countTimers()).toBe(0);
  });

  test.each([2_147_484, 3e6, Number.POSITIVE_INFINITY])(
    "CHAT-06 with notificationDelay %d, which no browser counts, there is no notification",
    async (notificationDelay) => {
      stopClock();
      const error = vi.spyOn(console, "error");
      const onNotification = vi.fn();
      await renderChat({ notificationDelay, onNotification });
      await advance(700);
      expect(onNotification).not.toHaveBeenCalled();
      expect(countTimers()).toBe(0);
      expect(error).not.toHaveBeenCalled();
    },
  );

  test("CHAT-06 the longest notificationDelay that browsers count is kept", async () => {
    stopClock();
    const onNotification = vi.fn();
    await renderChat({ notificationDelay: 2_147_483, onNotification });
    await advance(2_147_482_999);
    expect(onNotification).not.toHaveBeenCalled();
    await advance(1);
    expect(onNotification).toHaveBeenCalledOnce();
  });

  test("CHAT-07 notificationDelay 10 is enough", async () => {
    stopClock();
    const error = vi.spyOn(console, "error");
    const onNotification = vi.fn();
    await renderChat({ notificationDelay: 10, onNotification });
    await advance(10_000);
    expect(onNotification).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
  });

  test("CHAT-06 CHAT-09 with notificationSound an audio element with that source is replayed each time, without a loop count too", async () => {
    stopClock();
    const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    await renderChat({ notificationDelay: 10, notificationSound: true, notificationSoundSrc: "/ping.mp3" });
    const audio = document.querySelector("audio");
    expect(audio?.getAttribute("src")).toBe("/ping.mp3");
    await advance(30_000);
    expect(play).toHaveBeenCalledTimes(3);
    expect(play.mock.contexts).toEqual([audio, audio, audio]);
    expect(audio?.currentTime).toBe(0);
  });

  test("CHAT-06 a browser that refuses the sound stops nothing", async () => {
    stopClock();
    const rejected = vi.fn();
    window.addEventListener("unhandledrejection", rejected);
    vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("no gesture", "NotAllowedError"));
    await renderChat({ notificationDelay: 10, notificationSound: true, notificationSoundSrc: "/ping.mp3" });
    await advance(10_000);
    expect(dot()?.textContent).toBe("1");
    expect(rejected).not.toHaveBeenCalled();
    window.removeEventListener("unhandledrejection", rejected);
  });

  test("CHAT-09 without notificationSound there is no audio element", async () => {
    await renderChat({ notificationSoundSrc: "/ping.mp3" });
    expect(document.querySelector("audio")).toBeNull();
  });
});

describe("sending", () => {
  const sent = () => {
    const [address] = opened.mock.calls[0] ?? [];
    return new URL(address as string);
  };

  test("CHAT-08 opens a new window without opener at the send link, calls onSubmit and clears the input", async () => {
    const onSubmit = vi.fn();
    await renderChat({ onSubmit: (event, text) => onSubmit(event.type, event.defaultPrevented, event.currentTarget.tagName, text) });
    await click();
    await input.fill("A&B #2");
    await sendButton.click();
    expect(opened.mock.calls).toEqual([[`https://api.whatsapp.com/send/?phone=${PHONE}&text=A%26B%20%232`, "_blank", "noopener"]]);
    expect(onSubmit.mock.calls).toEqual([["submit", true, "FORM", "A&B #2"]]);
    expect(field().value).toBe("");
    await expect.element(input).toHaveFocus();
    expect(box().open).toBe(true);
  });

  test.each(["", "   ", "\n\t\u00a0\u3000"])("CHAT-08 white space alone is not sent: %j", async (text) => {
    const onSubmit = vi.fn();
    await renderChat({ onSubmit });
    await click();
    if (text) await input.fill(text);
    const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    box().querySelector("form")?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(input).toHaveFocus();
  });

  test.each(["  100% + tax?  ", "🤝 مرحبا\nline two\n\nline four ", "👩‍👩‍👧‍👦 &text=no#", "ü".repeat(4000)])(
    "CHAT-08 what arrives is what was typed, byte for byte: %#",
    async (text) => {
      await renderChat();
      await click();
      await input.fill(text);
      await userEvent.keyboard("{Enter}");
      expect(sent().searchParams.get("phone")).toBe(PHONE);
      expect(sent().searchParams.get("text")).toBe(text);
    },
  );

  test("CHAT-08 Enter sends, Shift and Enter breaks the line, Enter that ends a composed character does neither", async () => {
    await renderChat();
    await click();
    await userEvent.keyboard("one{Shift>}{Enter}{/Shift}two");
    const composing = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
    field().dispatchEvent(composing);
    expect(composing.defaultPrevented).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(sent().searchParams.get("text")).toBe("one\ntwo");
  });
});

describe("settings", () => {
  test("CHAT-10 the defaults are the specified ones", async () => {
    const error = vi.spyOn(console, "error");
    await renderChat({ messageDelay: 0 });
    await click();
    await expect.element(dialog).toHaveAccessibleName("Account Name");
    await expect.element(dialog.getByText("Typically replies within 1 hour")).toBeVisible();
    await expect.poll(() => log().querySelector("p + p")?.textContent).toBe("Hello there! 🤝\nHow can we help?");
    expect(field().placeholder).toBe("Type a message..");
    expect(getComputedStyle(box()).colorScheme).toBe("light");
    expect(document.querySelector("audio")).toBeNull();
    expect(rectangle(box()).height).toBe(320);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    expect(box().open).toBe(true);
    expect(error).not.toHaveBeenCalled();
  });

  test("CHAT-10 without a phoneNumber the messages go to an obvious placeholder", () => {
    expect(renderToStaticMarkup(<Chat />)).toContain("https://api.whatsapp.com/send/?phone=1234567890");
  });

  test("CHAT-11 as configured on the site", async () => {
    const greeting = "Hello there! How can we assist with your cooling or renovation needs?";
    await renderChat({
      chatMessage: greeting,
      placeholder: "Type your message here...",
      messageDelay: 0,
      allowClickAway: true,
      allowEsc: true,
    });
    await click();
    await expect.element(dialog.getByText(greeting)).toBeVisible();
    await expect.element(page.getByPlaceholder("Type your message here...")).toHaveFocus();
  });

  test("CHAT-10 each class and style reaches its part", async () => {
    stopClock();
    await renderChat({
      className: "a-root",
      style: { order: 1 },
      buttonClassName: "a-button",
      buttonStyle: { backgroundColor: "#ebbc2d" },
      chatboxClassName: "a-box",
      chatboxStyle: { order: 3 },
      notificationClassName: "a-dot",
      notificationStyle: { order: 4 },
    });
    await advance(60_000);
    await pointAway();
    const found = (name: string) => document.querySelector<HTMLElement>(`.${name}`);
    expect(found("a-root")?.tagName).toBe("ASIDE");
    expect(found("a-root")?.style.order).toBe("1");
    expect(found("a-button")).toBe(button.element());
    expect(getComputedStyle(found("a-button") as Element).backgroundColor).toBe("rgb(235, 188, 45)");
    expect(found("a-box")).toBe(box());
    expect(box().style.order).toBe("3");
    expect(found("a-dot")).toBe(dot());
    expect(found("a-dot")?.style.order).toBe("4");
  });

  test("CHAT-01 custom properties give button and send button another colour", async () => {
    const colours = { "--chat-accent": "#ebbc2d", "--chat-on-accent": "#14120a" };
    await renderChat({ style: colours as ChatProps["style"] & object });
    await press();
    await pointAway();
    for (const part of [button, sendButton]) {
      const { backgroundColor, color } = getComputedStyle(part.element());
      expect({ backgroundColor, color }).toEqual({ backgroundColor: "rgb(235, 188, 45)", color: "rgb(20, 18, 10)" });
    }
  });

  test("every word can be translated", async () => {
    const labels = {
      name: "Klets",
      open: "Klets met ons",
      close: "Maak toe",
      messages: "Boodskappe",
      typing: "Besig om te tik",
      message: "Boodskap",
      send: "Stuur",
      notification: "1 nuwe boodskap",
    };
    stopClock();
    await renderChat({ labels, accountName: "Naam", statusMessage: "Antwoord gou", placeholder: "Tik hier" });
    await advance(60_000);
    await expect.element(page.getByRole("complementary", { name: "Klets" })).toBeInTheDocument();
    await page.getByRole("button", { name: "Klets met ons, 1 nuwe boodskap" }).click();
    await expect.element(page.getByRole("button", { name: "Maak toe" })).toBeVisible();
    await expect.element(page.getByText("Naam")).toBeVisible();
    await expect.element(page.getByText("Antwoord gou")).toBeVisible();
    await expect.element(page.getByPlaceholder("Tik hier")).toBeVisible();
    await expect.element(page.getByRole("log", { name: "Boodskappe" })).toHaveTextContent("Besig om te tik");
    await expect.element(page.getByRole("textbox", { name: "Boodskap" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Stuur" })).toBeVisible();
  });

  test("another icon takes the mark's place", async () => {
    await renderChat({ icon: <svg data-testid="icon" /> });
    expect(button.element().firstElementChild).toBe(page.getByTestId("icon").element());
  });
});

describe("opened from elsewhere", () => {
  const link = (text?: string) => <a href={sendAddress(PHONE, text)}>Ask about cold rooms</a>;
  const opener = page.getByRole("link", { name: "Ask about cold rooms" });

  test("a link to the send address opens the chat with its text filled in; the visitor sends it, and the focus goes back to the link", async () => {
    const onClick = vi.fn();
    await renderChat({ allowClickAway: true, allowEsc: true, onClick }, link("Cold room\nin Paarl: 3 m × 4 m?"));
    await opener.click();
    await expect.element(input).toHaveFocus();
    expect(field().value).toBe("Cold room\nin Paarl: 3 m × 4 m?");
    expect(opened).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await opener.click();
    expect(box().open).toBe(true);
    await sendButton.click();
    expect(new URL(opened.mock.calls[0]?.[0]).searchParams.get("text")).toBe("Cold room\nin Paarl: 3 m × 4 m?");
  });

  test("what the visitor has written is kept; what another link filled in is replaced", async () => {
    await renderChat(
      { allowEsc: true },
      <>
        {link("first")}
        <a href={sendAddress(PHONE, "second")}>second</a>
      </>,
    );
    await opener.click();
    await page.getByRole("link", { name: "second" }).click();
    expect(field().value).toBe("second");
    await input.fill("my own words");
    await opener.click();
    expect(field().value).toBe("my own words");
  });

  test.each([
    ["another number", sendAddress("27829999999", "x")],
    ["another address", `https://example.com/send/?phone=${PHONE}`],
    ["a page", "#elsewhere"],
  ])("a link to %s is left alone", async (_what, href) => {
    const leave = vi.fn((event: Event) => {
      const { defaultPrevented } = event;
      event.preventDefault();
      return defaultPrevented;
    });
    window.addEventListener("click", leave);
    await renderChat({}, <a href={href}>other</a>);
    await page.getByRole("link", { name: "other" }).click();
    expect(leave).toHaveReturnedWith(false);
    expect(box().open).toBe(false);
    window.removeEventListener("click", leave);
  });

  test("a click that asks for a new tab is left to the browser", async () => {
    const leave = vi.fn((event: Event) => {
      const { defaultPrevented } = event;
      event.preventDefault();
      return defaultPrevented;
    });
    window.addEventListener("click", leave);
    await renderChat({}, link("x"));
    await opener.click({ modifiers: ["Control"] });
    expect(leave).toHaveReturnedWith(false);
    expect(box().open).toBe(false);
    window.removeEventListener("click", leave);
  });

  test("when the opener's page is gone, the focus goes to the button", async () => {
    const { rerender } = await renderChat({ allowEsc: true }, link("x"));
    await opener.click();
    await rerender({ allowEsc: true }, "another page");
    await input.click();
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
  });
});

test("CHAT-12 state, greeting and what is being written outlive a change of page", async () => {
  const { rerender } = await renderChat({ messageDelay: 0 }, <h1 key="/services">/services</h1>);
  await click();
  await input.fill("half a sen");
  await expect.poll(() => log().querySelector("time")).not.toBeNull();
  await rerender({ messageDelay: 0 }, <h1 key="/contact">/contact</h1>);
  await expect.element(page.getByText("/contact")).toBeVisible();
  expect(box().open).toBe(true);
  expect(field().value).toBe("half a sen");
  expect(log().querySelector("time")).not.toBeNull();
  await closeIcon.click();
  await rerender({ messageDelay: 0 }, <h1 key="/blogs">/blogs</h1>);
  await click();
  expect(field().value).toBe("half a sen");
});

test("nothing moves with reduced motion", async () => {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
  stopClock();
  await renderChat();
  await advance(60_000);
  expect(document.getAnimations()).toEqual([]);
  await press();
  await rendered();
  expect(document.getAnimations()).toEqual([]);
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

test("mounted and unmounted 100 times, also while open and typing, it leaves no timer and no listener", async () => {
  stopClock();
  const held = new Map<string, number>();
  const count = (target: EventTarget, type: string, change: number) => {
    const key = `${target.constructor.name} ${type}`;
    if (target === document || target === window) held.set(key, (held.get(key) ?? 0) + change);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  await (await render(<Chat phoneNumber={PHONE} />)).unmount();

  vi.spyOn(EventTarget.prototype, "addEventListener").mockImplementation(function (this: EventTarget, ...given) {
    count(this, given[0], 1);
    return addEventListener.apply(this, given);
  });
  vi.spyOn(EventTarget.prototype, "removeEventListener").mockImplementation(function (this: EventTarget, ...given) {
    count(this, given[0], -1);
    return removeEventListener.apply(this, given);
  });
  for (let round = 0; round < 100; round++) {
    const { unmount } = await render(
      <StrictMode>
        <Chat phoneNumber={PHONE} notificationSound />
      </StrictMode>,
    );
    if (round === 0) {
      expect(countTimers()).toBe(1);
      expect(held.get("HTMLDocument click")).toBe(1);
      expect(held.get("HTMLDocument keydown")).toBe(1);
    }
    await press();
    expect(countTimers()).toBe(2);
    await unmount();
  }
  expect(countTimers()).toBe(0);
  for (const type of ["click", "keydown", "pointerdown"]) expect(held.get(`HTMLDocument ${type}`)).toBe(0);
});

describe("axe finds nothing", () => {
  const states: [state: string, reach: () => Promise<void>][] = [
    ["closed", async () => {}],
    ["notified", () => advance(60_000)],
    [
      "typing",
      async () => {
        await press();
        await rendered();
      },
    ],
    [
      "greeted",
      async () => {
        await press();
        await advance(2000);
      },
    ],
  ];
  const looks = [
    ["light", "ltr"],
    ["dark", "rtl"],
  ] as const;
  const cases = states.flatMap(([state, reach]) =>
    looks.flatMap(([theme, direction]) =>
      ([true, false, "auto"] as const).map((darkMode) => [state, theme, direction, darkMode, reach] as const),
    ),
  );

  test.each(cases)("%s, %s, %s, darkMode %s", async (_state, theme, direction, darkMode, reach) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = "en";
    stopClock();
    await renderChat({ darkMode });
    await reach();
    rest();
    startClock();
    const { violations } = await axe.run(document.querySelector("aside") as Element);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
