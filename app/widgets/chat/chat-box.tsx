import { Send, UserRound, X } from "lucide";
import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEventHandler, useEffect } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { AirCurves } from "./air-curves.tsx";
import styles from "./chat.module.css";
import type { ChatLabels } from "./chat.settings.ts";
import { growWithText } from "./grow-with-text.ts";

/** The props of {@link ChatBox}. */
export interface ChatBoxProps {
  accountName: string;
  statusMessage: string;
  avatar?: ReactNode;
  chatMessage: string;
  placeholder: string;
  labels: ChatLabels;
  /** The id for the account's name, which names the box. */
  nameId: string;
  isDelay: boolean;
  /** When the greeting was written. */
  writtenAt: Date | undefined;
  input: RefObject<HTMLTextAreaElement | null>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** Called once the box is rendered. It must stay the same function. */
  onReady: () => void;
}

/** The content of the box. Its code loads when the pointer or the focus comes to the button. */
export function ChatBox({ labels, isDelay, writtenAt, input, onSubmit, onReady, ...settings }: ChatBoxProps) {
  useEffect(onReady, [onReady]);
  return (
    <>
      <Head {...settings} closeLabel={labels.close} />
      <Body label={labels.messages}>
        {isDelay ? (
          <Dots label={labels.typing} />
        ) : (
          <Message name={settings.accountName} text={settings.chatMessage} writtenAt={writtenAt} />
        )}
      </Body>
      <Foot input={input} placeholder={settings.placeholder} labels={labels} onSubmit={onSubmit} />
    </>
  );
}

type HeadProps = Pick<ChatBoxProps, "accountName" | "statusMessage" | "avatar" | "nameId" | "onClose"> & { closeLabel: string };

/** The account's name and status, and the close button. */
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

/** The messages on their background, in a live region. */
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
        onInput={({ currentTarget }) => growWithText(currentTarget)}
        onFocus={({ currentTarget }) => growWithText(currentTarget)} // filled while the box was closed, it had no height
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

/** As `14:32`, in the visitor's own time zone. */
const hoursAndMinutes = (time: Date) => time.toTimeString().slice(0, "14:32".length);
