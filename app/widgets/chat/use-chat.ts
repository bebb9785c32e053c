import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import { NOTIFICATION_DELAY_MINIMUM_S, NOTIFICATION_DELAY_TOO_SHORT } from "./chat.constants.ts";
import { initial, transition } from "./chat.machine.ts";
import type { ChatSettings } from "./chat.tsx";
import { sendAddress } from "./send-address.ts";

const SECOND_MS = 1000;

/** The chat's state and what can be done with it. The refs belong on the parts of the same names. */
export function useChat(settings: ChatSettings) {
  const [state, send] = useReducer(transition, initial);
  const [hasOpened, setHasOpened] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const sound = useRef<HTMLAudioElement>(null);

  const open = () => {
    setHasOpened(true);
    send("open");
  };

  const close = () => {
    send("close");
    settings.onClose?.();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = input.current;
    field?.focus({ preventScroll: true });
    if (!field?.value.trim()) return;
    window.open(sendAddress(settings.phoneNumber, field.value), "_blank", "noopener");
    settings.onSubmit?.(event, field.value);
    field.value = "";
  };

  useDialog(state.isOpen, { box, input, button });
  useClosing(root, settings, () => state.isOpen && close());
  useNotifications(settings, () => {
    send("notification");
    settings.onNotification?.();
    if (settings.notificationSound && sound.current) {
      sound.current.currentTime = 0;
      sound.current.play().catch(() => {}); // browsers refuse a sound before the first touch; the dot says the same
    }
  });

  // The greeting is written once, some seconds after the first opening (CHAT-04).
  useEffect(() => {
    if (!hasOpened) return;
    const timer = setTimeout(() => send("delay"), settings.messageDelay * SECOND_MS);
    return () => clearTimeout(timer);
  }, [hasOpened, settings.messageDelay]);

  return { ...state, parts: { root, button, box, sound, input }, open, close, submit };
}

type Refs = { box: RefObject<HTMLDialogElement | null> } & Record<"input" | "button", RefObject<HTMLElement | null>>;

/** Opens and closes the dialog. On closing, moves focus from inside it to the button. */
function useDialog(isOpen: boolean, { box, input, button }: Refs) {
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!isOpen || !dialog) return;
    dialog.show();
    input.current?.focus({ preventScroll: true });
    return () => {
      const hadFocus = dialog.contains(document.activeElement);
      dialog.close();
      if (hadFocus) button.current?.focus({ preventScroll: true });
    };
  }, [isOpen, box, input, button]);
}

/** Closes on a click outside and on Escape, if the settings allow it (CHAT-05). */
function useClosing(root: RefObject<HTMLElement | null>, { allowClickAway, allowEsc }: ChatSettings, close: () => void) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    // A click with the focus still inside ends a text selection dragged past the box's edge.
    const isInside = root.current?.contains(document.activeElement) || event.composedPath().includes(root.current as EventTarget);
    if (allowClickAway && !isInside) close();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (allowEsc && event.key === "Escape" && !event.defaultPrevented && !event.isComposing) close();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("click", onClick, { signal: listening.signal });
    document.addEventListener("keydown", onKey, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Repeats notifications as the settings say (CHAT-06, CHAT-07). */
function useNotifications({ notification, notificationDelay, notificationLoop, onLoopDone }: ChatSettings, onNotification: () => void) {
  const notify = useEffectEvent(onNotification);
  const finish = useEffectEvent(() => onLoopDone?.());
  useEffect(() => {
    // Not `<`: NaN is logged, too.
    if (!(notificationDelay >= NOTIFICATION_DELAY_MINIMUM_S)) return console.error(NOTIFICATION_DELAY_TOO_SHORT);
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
