import { MessageCircle } from "lucide";
import { type CSSProperties, type MouseEvent, type ReactNode, type SubmitEvent, useId } from "react";
import { clickOnSpace } from "../../browser/clicks.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { CHAT_DEFAULTS, NOTIFICATION_TEXT } from "./chat.constants.ts";
import styles from "./chat.module.css";
import { ChatBox } from "./chat-box.tsx";
import { sendAddress } from "./send-address.ts";
import { useChat } from "./use-chat.ts";

/** What assistive technology says of the chat's parts; `notification` follows the button's name while it carries the dot. */
export type ChatLabels = Record<"name" | "open" | "close" | "messages" | "typing" | "message" | "send" | "notification", string>;

/** The settings of CHAT-10. Styles are set after hydration: a strict Content-Security-Policy forbids them in the prerendered HTML. */
export interface ChatProps extends Partial<typeof CHAT_DEFAULTS> {
  labels: ChatLabels;
  /** The address of a picture, or an SVG element; 60 by 60 px. */
  avatar?: ReactNode;
  notificationSoundSrc?: string;
  notificationStyle?: CSSProperties;
  notificationClassName?: string;
  buttonStyle?: CSSProperties;
  buttonClassName?: string;
  chatboxStyle?: CSSProperties;
  chatboxClassName?: string;
  style?: CSSProperties;
  className?: string | undefined;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called with each message that is sent, as it was typed. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>, text: string) => void;
  /** Called however the box was closed. */
  onClose?: () => void;
  onNotification?: () => void;
  /** Called once the notifications have come as often as `notificationLoop` says. */
  onLoopDone?: () => void;
  /** What the button shows; otherwise a speech bubble. */
  icon?: ReactNode;
}

export type ChatSettings = ChatProps & typeof CHAT_DEFAULTS;

/**
 * A round button at the bottom right of the screen, and the box it opens, in which a message to a number of the messaging service is
 * begun (CHAT-01 to CHAT-12). In the prerendered page it is a link to the service.
 */
export function Chat(props: ChatProps) {
  const settings: ChatSettings = { ...CHAT_DEFAULTS, ...props };
  const chat = useChat(settings);
  const isHydrated = useHydrated();
  const boxId = useId();
  return (
    <aside
      ref={chat.parts.root}
      className={classes(styles.chat, settings.className)}
      style={isHydrated ? settings.style : undefined}
      aria-label={settings.labels.name}
      data-state={chat.isOpen ? "open" : "closed"}
      data-screen-only=""
    >
      <ChatButton settings={settings} chat={chat} boxId={boxId} isHydrated={isHydrated} />
      {isHydrated && (
        <dialog
          ref={chat.parts.box}
          id={boxId}
          className={classes(styles.box, settings.chatboxClassName)}
          style={{ "--chat-height": `${settings.chatboxHeight}px`, ...settings.chatboxStyle } as CSSProperties}
          aria-label={settings.accountName}
          data-theme={settings.darkMode ? "dark" : "light"}
        >
          <ChatBox {...settings} chat={chat} />
        </dialog>
      )}
      {isHydrated && settings.notificationSound && (
        // biome-ignore lint/a11y/useMediaCaption: a signal without words
        <audio ref={chat.parts.sound} src={settings.notificationSoundSrc} preload="none" />
      )}
    </aside>
  );
}

type ChatButtonProps = { settings: ChatSettings; chat: ReturnType<typeof useChat>; boxId: string; isHydrated: boolean };

/** The round button: a link to the service until it is hydrated. It stays the same element, so that it keeps a focus and a press. */
function ChatButton({ settings, chat, boxId, isHydrated }: ChatButtonProps) {
  const { labels } = settings;
  const hasDot = chat.isNotification && !chat.isOpen;
  const toggle: ChatProps["onClick"] = (event) => {
    event.preventDefault();
    if (chat.isOpen) return chat.close();
    chat.open(event.currentTarget);
    settings.onClick?.(event);
  };
  const button = {
    role: "button",
    "aria-expanded": chat.isOpen,
    "aria-controls": boxId,
    style: settings.buttonStyle,
    onClick: toggle,
    onKeyDown: clickOnSpace,
  };
  return (
    <a
      ref={chat.parts.button}
      className={classes(styles.button, settings.buttonClassName)}
      href={sendAddress(settings.phoneNumber)}
      rel="noopener"
      aria-label={hasDot ? `${labels.open}, ${labels.notification}` : labels.open}
      {...(isHydrated && button)}
    >
      {settings.icon ?? <Icon shape={MessageCircle} />}
      {hasDot && (
        <span className={classes(styles.dot, settings.notificationClassName)} style={settings.notificationStyle}>
          {NOTIFICATION_TEXT}
        </span>
      )}
    </a>
  );
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");
