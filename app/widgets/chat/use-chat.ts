import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import { isForThisTab } from "../../browser/clicks.ts";
import { NOTIFICATION_DELAY_MINIMUM_S, NOTIFICATION_DELAY_TOO_SHORT } from "./chat.constants.ts";
import { initial, transition } from "./chat.machine.ts";
import type { ChatSettings } from "./chat.tsx";
import { readSendAddress, sendAddress } from "./send-address.ts";

const SECOND_MS = 1000;

/** The chat's state and what can be done with it. The refs belong on the parts of the same names. */
export function useChat(settings: ChatSettings) {
  const [state, send] = useReducer(transition, initial);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const filled = useRef(""); // what a link has filled in
  const greeting = useGreeting(settings.messageDelay, () => send("delay"));

  useDialog(state.isOpen, { box, input, button });

  /** @param text What to fill in, unless the visitor has written something. */
  const open = (opener: HTMLElement, text?: string) => {
    const field = input.current;
    if (field && text !== undefined && ["", filled.current].includes(field.value.trim())) {
      field.value = text;
      filled.current = field.value.trim();
    }
    if (state.isOpen) return focus(field);
    focus(opener); // Safari doesn't focus what is clicked; the focus returns to it later
    greeting.start();
    send("open");
  };

  const close = () => {
    send("close");
    settings.onClose?.();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = input.current;
    focus(field);
    if (!field || field.value.trim() === "") return;
    window.open(sendAddress(settings.phoneNumber, field.value), "_blank", "noopener");
    settings.onSubmit?.(event, field.value);
    field.value = "";
  };

  useNotifications(settings, () => {
    send("notification");
    settings.onNotification?.();
    if (settings.notificationSound && sound.current) {
      sound.current.currentTime = 0;
      sound.current.play().catch(() => {}); // browsers refuse a sound before the first touch; the dot says the same
    }
  });
  usePageEvents(root, {
    onLink: (link) => {
      const target = readSendAddress(link.href);
      if (target?.phone !== settings.phoneNumber) return false;
      open(link, target.text);
      return true;
    },
    onClickOutside: () => state.isOpen && settings.allowClickAway && close(),
    onEscape: () => state.isOpen && settings.allowEsc && close(),
  });

  return { ...state, writtenAt: greeting.writtenAt, parts: { root, button, box, sound, input }, open, close, submit };
}

type Refs = { box: RefObject<HTMLDialogElement | null> } & Record<"input" | "button", RefObject<HTMLElement | null>>;

/** Opens and closes the dialog, which returns a focus in it to its opener; to the button, if the opener has gone with its page. */
function useDialog(isOpen: boolean, { box, input, button }: Refs) {
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!isOpen || !dialog) return;
    dialog.show();
    focus(input.current);
    return () => {
      const hadFocus = dialog.contains(document.activeElement);
      dialog.close();
      const { activeElement } = document;
      if (hadFocus && (activeElement === document.body || dialog.contains(activeElement))) focus(button.current);
    };
  }, [isOpen, box, input, button]);
}

/** Writes the greeting once, `delay` seconds after the first opening (CHAT-04), and notes when: `14:32` in the visitor's time zone. */
function useGreeting(delay: number, onWritten: () => void) {
  const [writtenAt, setWrittenAt] = useState<string>();
  const [isStarted, setStarted] = useState(false);
  const write = useEffectEvent(() => {
    setWrittenAt(new Date().toTimeString().slice(0, "14:32".length));
    onWritten();
  });
  useEffect(() => {
    if (!isStarted) return;
    const timer = setTimeout(() => write(), delay * SECOND_MS);
    return () => clearTimeout(timer);
  }, [isStarted, delay]);
  return { writtenAt, start: () => setStarted(true) };
}

/** Notifies again and again, as long as the settings say (CHAT-06, CHAT-07). */
function useNotifications({ notification, notificationDelay, notificationLoop, onLoopDone }: ChatSettings, onNotification: () => void) {
  const notify = useEffectEvent(onNotification);
  const finish = useEffectEvent(() => onLoopDone?.());
  useEffect(() => {
    // Not `<`: NaN is logged, too.
    if (!(notificationDelay >= NOTIFICATION_DELAY_MINIMUM_S)) {
      console.error(NOTIFICATION_DELAY_TOO_SHORT);
      return;
    }
    if (!notification) return;
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      notify();
      if (count !== notificationLoop) return;
      clearInterval(timer);
      finish();
    }, notificationDelay * SECOND_MS);
    return () => clearInterval(timer);
  }, [notification, notificationDelay, notificationLoop]);
}

interface PageEvents {
  /** A link outside the chat was clicked. Returns whether the chat handles it. */
  onLink: (link: HTMLAnchorElement) => boolean;
  onClickOutside: () => unknown;
  onEscape: () => unknown;
}

/** Hears what happens on the page around the chat. */
function usePageEvents(root: RefObject<HTMLElement | null>, { onLink, onClickOutside, onEscape }: PageEvents) {
  const isPressedInside = useRef(false);
  const isInside = (event: Event) => root.current !== null && event.composedPath().includes(root.current);

  const hearPress = useEffectEvent((event: Event) => {
    isPressedInside.current = isInside(event);
  });
  const hearClick = useEffectEvent((event: MouseEvent) => {
    if (isInside(event)) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && !event.defaultPrevented && isForThisTab(event) && onLink(link)) event.preventDefault();
    // A press that began inside, as when text is selected past the box's edge, ends as a click on what both ends have in common.
    else if (!(event.detail > 0 && isPressedInside.current)) onClickOutside();
  });
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) onEscape();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", hearPress, { signal });
    document.addEventListener("click", hearClick, { signal });
    document.addEventListener("keydown", hearKey, { signal });
    return () => listening.abort();
  }, []);
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
