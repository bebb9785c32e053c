import { MessageCircle, Send, UserRound, X } from "lucide";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { CHAT_DEFAULTS, NOTIFICATION_TEXT } from "./chat.constants.ts";
import styles from "./chat.module.css";
import { sendAddress } from "./send-address.ts";
import { useChat } from "./use-chat.ts";

/** The settings of CHAT-10. Styles are set after hydration: a strict Content-Security-Policy forbids them in the prerendered HTML. */
export interface ChatProps extends Partial<typeof CHAT_DEFAULTS> {
  /** Accessible names of the chat's parts; `notification` follows the button's name while the dot is shown. */
  labels: Record<"name" | "open" | "close" | "messages" | "typing" | "message" | "send" | "notification", string>;
  /** The address of a picture, or an SVG element; 60 by 60 px. */
  avatar?: ReactNode;
  /** A second line under `statusMessage`. */
  statusNote?: string | undefined;
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

/** A round button, and the box for starting a message (CHAT-01 to CHAT-12). When prerendered, the button is a link to the service. */
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
          <ChatBox settings={settings} chat={chat} />
        </dialog>
      )}
      {isHydrated && settings.notificationSound && (
        // biome-ignore lint/a11y/useMediaCaption: a signal without words
        <audio ref={chat.parts.sound} src={settings.notificationSoundSrc} preload="none" />
      )}
    </aside>
  );
}

type PartProps = { settings: ChatSettings; chat: ReturnType<typeof useChat> };

/** The round button: a link to the service until hydrated. It stays the same element, to keep focus and a press in progress. */
function ChatButton({ settings, chat, boxId, isHydrated }: PartProps & { boxId: string; isHydrated: boolean }) {
  const { labels } = settings;
  const hasDot = chat.isNotification && !chat.isOpen;
  const toggle: ChatProps["onClick"] = (event) => {
    event.preventDefault();
    if (chat.isOpen) return chat.close();
    chat.open();
    settings.onClick?.(event);
  };
  const button = {
    role: "button",
    "aria-expanded": chat.isOpen,
    "aria-controls": boxId,
    style: settings.buttonStyle,
    onClick: toggle,
    // A link responds to Enter alone, a button to Space too.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) event.currentTarget.click();
    },
  };
  return (
    <a
      ref={chat.parts.button}
      className={classes(styles.button, settings.buttonClassName)}
      href={sendAddress(settings.phoneNumber)}
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

/** The content of the box: a header, the greeting on its background, and the form. */
function ChatBox({ settings: { labels, accountName, statusMessage, statusNote, avatar, chatMessage, placeholder }, chat }: PartProps) {
  return (
    <>
      <div className={styles.head} data-surface="ink">
        <span className={styles.avatar}>
          {typeof avatar === "string" ? <img src={avatar} alt="" /> : (avatar ?? <Icon shape={UserRound} size="large" />)}
        </span>
        <div>
          <p className={styles.name}>{accountName}</p>
          <small>{statusMessage}</small>
          {statusNote && <small>{statusNote}</small>}
        </div>
        <IconButton label={labels.close} shape={X} onClick={chat.close} />
      </div>
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when the message is long or the screen low, also by keyboard */}
        <div className={styles.messages} role="log" aria-label={labels.messages} tabIndex={0}>
          {chat.isDelay ? (
            <div className={styles.bubble} data-state="typing">
              <VisuallyHidden>{labels.typing}</VisuallyHidden>
              <i />
              <i />
              <i />
            </div>
          ) : (
            <Greeting sender={accountName} text={chatMessage} />
          )}
        </div>
      </div>
      <form className={styles.foot} onSubmit={chat.submit}>
        <input
          ref={chat.parts.input}
          aria-label={labels.message}
          placeholder={placeholder}
          dir="auto"
          autoComplete="off"
          enterKeyHint="send"
        />
        <IconButton type="submit" className={styles.send} label={labels.send} shape={Send} directed />
      </form>
    </>
  );
}

/** The greeting, with the time when it appeared: `14:32` in the visitor's time zone. */
function Greeting({ sender, text }: { sender: string; text: string }) {
  const [writtenAt] = useState(() => new Date().toTimeString().slice(0, "14:32".length));
  return (
    <div className={styles.bubble} data-state="written">
      <p className={styles.sender}>{sender}</p>
      <p className={styles.text}>{text}</p>
      <small>
        <time>{writtenAt}</time>
      </small>
    </div>
  );
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");
