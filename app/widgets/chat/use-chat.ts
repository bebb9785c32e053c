import { type RefObject, type SubmitEvent, useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { isForThisTab } from "../../browser/is-for-this-tab.ts";
import { initial, transition } from "./chat.machine.ts";
import { type ChatProps, DELAY_MAXIMUM_S, NOTIFICATION_DELAY_MINIMUM_S, NOTIFICATION_DELAY_TOO_SHORT } from "./chat.settings.ts";
import { readSendAddress, sendAddress } from "./send-address.ts";
import { useDraft } from "./use-draft.ts";

const SECOND_MS = 1000;

type Behaviour = Pick<ChatProps, "onSubmit" | "onClose" | "onNotification" | "onLoopDone"> &
  Required<
    Pick<
      ChatProps,
      | "phoneNumber"
      | "messageDelay"
      | "allowClickAway"
      | "allowEsc"
      | "notification"
      | "notificationDelay"
      | "notificationLoop"
      | "notificationSound"
    >
  >;

/** The chat's state and what can be done with it. The refs belong on the parts of the same names. */
export function useChat(settings: Behaviour) {
  const [state, send] = useReducer(transition, initial);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLDialogElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const draft = useDraft();
  const greeting = useGreeting(settings.messageDelay, () => send("delay"));
  const { openedBy, isFocusInside } = useFocusReturn(state.isOpen, draft.input, button);

  /** @param opener Where the focus goes back to; the button, if it is gone by then. */
  const open = (opener: Element | null, text?: string) => {
    draft.fill(text);
    if (state.isOpen) return focus(draft.input.current);
    openedBy.current = opener;
    greeting.start();
    send("open");
  };

  const close = () => {
    isFocusInside.current = box.current?.contains(document.activeElement) ?? false;
    send("close");
    settings.onClose?.();
  };

  const ready = useCallback(() => {
    draft.settle();
    const isElsewhere = ![document.body, openedBy.current, button.current].includes(document.activeElement as HTMLElement);
    if (box.current?.open && !isElsewhere) focus(draft.input.current);
  }, [draft, openedBy]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = draft.read();
    focus(draft.input.current);
    if (text.trim() === "") return;
    window.open(sendAddress(settings.phoneNumber, text), "_blank", "noopener");
    settings.onSubmit?.(event, text);
    draft.clear();
  };

  useNotifications(settings, () => {
    send("notification");
    settings.onNotification?.();
    if (settings.notificationSound) replay(sound.current);
  });
  usePageEvents(root, {
    onLink: (link) => {
      const target = readSendAddress(link.href);
      if (target?.phone !== settings.phoneNumber) return false;
      open(link, target.text);
      return true;
    },
    onClickOutside: () => {
      if (state.isOpen && settings.allowClickAway) close();
    },
    onEscape: () => {
      if (state.isOpen && settings.allowEsc) close();
    },
  });

  const parts = { root, button, box, sound, input: draft.input };
  return { ...state, writtenAt: greeting.writtenAt, parts, open, close, submit, ready, readDraft: () => draft.read() || undefined };
}

/**
 * Puts the focus into the input when the box opens and, if it is in the box when that closes, back where it was.
 *
 * @returns What to set: who opened the box, before it opens, and whether the focus is in it, before it closes.
 */
function useFocusReturn(isOpen: boolean, input: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const openedBy = useRef<Element | null>(null);
  const isFocusInside = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    focus(input.current);
    return () => {
      if (isFocusInside.current) focus(stillThere(openedBy.current) ?? button.current);
    };
  }, [isOpen, input, button]);
  return { openedBy, isFocusInside };
}

/**
 * Writes the greeting, once, some time after the chat was first opened (CHAT-04), and notes when.
 *
 * @param delay In seconds; see `messageDelay`.
 */
function useGreeting(delay: number, onWritten: () => void) {
  const [isStarted, setStarted] = useState(false);
  const [writtenAt, setWrittenAt] = useState<Date>();
  const write = useEffectEvent(() => {
    setWrittenAt(new Date());
    onWritten();
  });
  const isWritten = writtenAt !== undefined;
  useEffect(() => {
    if (!isStarted || isWritten || delay > DELAY_MAXIMUM_S) return;
    const timer = setTimeout(() => write(), delay > 0 ? delay * SECOND_MS : 0);
    return () => clearTimeout(timer);
  }, [isStarted, isWritten, delay]);
  return { writtenAt, start: () => setStarted(true) };
}

type Notifications = Pick<Behaviour, "notification" | "notificationDelay" | "notificationLoop" | "onLoopDone">;

/** Notifies again and again, as long as the settings say (CHAT-06, CHAT-07). */
function useNotifications({ notification, notificationDelay, notificationLoop, onLoopDone }: Notifications, onNotification: () => void) {
  const notify = useEffectEvent(onNotification);
  const finish = useEffectEvent(() => onLoopDone?.());
  useEffect(() => {
    // Not `<`: NaN is logged too.
    if (!(notificationDelay >= NOTIFICATION_DELAY_MINIMUM_S)) {
      console.error(NOTIFICATION_DELAY_TOO_SHORT);
      return;
    }
    if (!notification || notificationDelay > DELAY_MAXIMUM_S) return;
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
  onClickOutside: () => void;
  onEscape: () => void;
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
    const listeners = [
      ["pointerdown", (event: Event) => hearPress(event)],
      ["click", (event: Event) => hearClick(event as MouseEvent)],
      ["keydown", (event: Event) => hearKey(event as KeyboardEvent)],
    ] as const;
    for (const [type, hear] of listeners) document.addEventListener(type, hear);
    return () => {
      for (const [type, hear] of listeners) document.removeEventListener(type, hear);
    };
  }, []);
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const stillThere = (element: Element | null) =>
  element instanceof HTMLElement && element.isConnected && element !== document.body ? element : undefined;

function replay(sound: HTMLAudioElement | null): void {
  if (!sound) return;
  sound.currentTime = 0;
  // Browsers refuse a sound before the visitor has touched the page; the dot says the same.
  sound.play().catch(() => {});
}
