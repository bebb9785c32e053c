import { Send, UserRound, X } from "lucide";
import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEventHandler, useId } from "react";
import { siWhatsapp } from "simple-icons";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { AirCurves } from "./air-curves.tsx";
import styles from "./chat.module.css";
import { CHAT_DEFAULTS, type ChatLabels, type ChatProps, DEFAULT_LABELS, NOTIFICATION_TEXT } from "./chat.settings.ts";
import { sendAddress } from "./send-address.ts";
import { useChat, useIsAlive } from "./use-chat.ts";

/**
 * A round button at the bottom right of the screen, and the box it opens, in which a message to a number of the messaging service is
 * begun (CHAT-01 to CHAT-12). In the prerendered page it is a link to the service.
 */
export function Chat(props: ChatProps) {
  const settings = { ...CHAT_DEFAULTS, ...props };
  const { phoneNumber, accountName, notificationSound } = settings;
  const labels = { ...DEFAULT_LABELS, ...settings.labels };
  const isAlive = useIsAlive();
  const chat = useChat(settings);
  const { isOpen, isDelay, isNotification, parts } = chat;
  const id = useId();
  const nameId = `${id}name`;
  const hasDot = isNotification && !isOpen;

  const toggle: ChatProps["onClick"] = (event) => {
    event.preventDefault();
    if (isOpen) return chat.close();
    chat.open(event.currentTarget);
    settings.onClick?.(event);
  };
  const buttonWhenAlive = {
    role: "button",
    "aria-expanded": isOpen,
    "aria-controls": id,
    style: settings.buttonStyle,
    onClick: toggle,
    onKeyDown: clickOnSpace,
  };

  return (
    <aside
      ref={parts.root}
      className={classes(styles.chat, settings.className)}
      style={isAlive ? settings.style : undefined}
      aria-label={labels.name}
      data-open={isOpen || undefined}
    >
      <a
        ref={parts.button}
        className={classes(styles.button, settings.buttonClassName)}
        href={sendAddress(phoneNumber)}
        rel="noopener"
        aria-label={hasDot ? `${labels.open}, ${labels.notification}` : labels.open}
        {...(isAlive && buttonWhenAlive)}
      >
        {settings.icon ?? <Icon shape={[["path", { d: siWhatsapp.path }]]} brand />}
        {hasDot && (
          <span className={classes(styles.dot, settings.notificationClassName)} style={settings.notificationStyle}>
            {NOTIFICATION_TEXT}
          </span>
        )}
      </a>
      {isAlive && (
        <dialog
          ref={parts.box}
          id={id}
          className={classes(styles.box, settings.chatboxClassName)}
          style={{ "--chat-height": `${settings.chatboxHeight}px`, ...settings.chatboxStyle } as ChatProps["chatboxStyle"]}
          open={isOpen}
          inert={!isOpen}
          aria-labelledby={nameId}
          data-dark-mode={settings.darkMode || undefined}
        >
          <Head {...settings} nameId={nameId} closeLabel={labels.close} onClose={chat.close} />
          <Body label={labels.messages}>
            {isDelay ? (
              <Dots label={labels.typing} />
            ) : (
              <Message name={accountName} text={settings.chatMessage} writtenAt={chat.writtenAt} />
            )}
          </Body>
          <Foot input={parts.input} placeholder={settings.placeholder} labels={labels} onSubmit={chat.submit} />
        </dialog>
      )}
      {isAlive && notificationSound && (
        // biome-ignore lint/a11y/useMediaCaption: a signal without words
        <audio ref={parts.sound} src={settings.notificationSoundSrc} preload="none" />
      )}
    </aside>
  );
}

interface HeadProps {
  accountName: string;
  statusMessage: string;
  avatar?: ReactNode;
  nameId: string;
  closeLabel: string;
  onClose: () => void;
}

/** Who answers, and the close icon. */
function Head({ accountName, statusMessage, avatar, nameId, closeLabel, onClose }: HeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.avatar}>
        {typeof avatar === "string" ? <img src={avatar} alt="" /> : (avatar ?? <Icon shape={UserRound} size="display" />)}
      </span>
      <div>
        <p id={nameId} className={styles.name}>
          {accountName}
        </p>
        <p className={styles.status}>{statusMessage}</p>
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon shape={X} />
      </button>
    </div>
  );
}

/** The messages on their ground; what is added is read out. */
function Body({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.body}>
      <AirCurves />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when the message is long or the screen low, also by keyboard */}
      <div className={styles.messages} role="log" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

/** The greeting is being typed. */
function Dots({ label }: { label: string }) {
  return (
    <div className={styles.bubble} data-typing="">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.typing} />
      <span className={styles.typing} />
      <span className={styles.typing} />
    </div>
  );
}

/** The greeting, with the hour and minute at which it appeared. */
function Message({ name, text, writtenAt }: { name: string; text: string; writtenAt: Date | undefined }) {
  return (
    <div className={styles.bubble}>
      <p className={styles.sender}>{name}</p>
      <p className={styles.text}>{text}</p>
      {writtenAt && <time>{hoursAndMinutes(writtenAt)}</time>}
    </div>
  );
}

interface FootProps {
  input: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  labels: ChatLabels;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** The input, which keeps line breaks, and the send button. */
function Foot({ input, placeholder, labels, onSubmit }: FootProps) {
  return (
    <form className={styles.foot} onSubmit={onSubmit}>
      <textarea
        ref={input}
        rows={1}
        aria-label={labels.message}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="send"
        onKeyDown={submitOnEnter}
      />
      <button type="submit" className={styles.send} aria-label={labels.send}>
        <Icon shape={Send} directed />
      </button>
    </form>
  );
}

/** Enter sends, as in a one-line input; with Shift it breaks the line. Enter that ends a composed character does neither. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** A link answers to Enter alone; as a button it must to Space too. */
function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

/** As `14:32`, in the visitor's own time zone. */
const hoursAndMinutes = (time: Date) => time.toTimeString().slice(0, "14:32".length);

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");
