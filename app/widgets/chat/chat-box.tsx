import { Send, UserRound, X } from "lucide";
import { type KeyboardEvent, useId } from "react";
import { IconButton } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./chat.module.css";
import type { ChatSettings } from "./chat.tsx";
import type { useChat } from "./use-chat.ts";

type ChatBoxProps = ChatSettings & { chat: ReturnType<typeof useChat> };

/** The content of the box: a header, the greeting on its background, and the form. */
export function ChatBox({ labels, accountName, statusMessage, avatar, chatMessage, placeholder, chat }: ChatBoxProps) {
  return (
    <>
      <div className={styles.head}>
        <span className={styles.avatar}>
          {typeof avatar === "string" ? <img src={avatar} alt="" /> : (avatar ?? <Icon shape={UserRound} size="display" />)}
        </span>
        <div>
          <p className={styles.name}>{accountName}</p>
          <p className={styles.status}>{statusMessage}</p>
        </div>
        <IconButton className={styles.close} label={labels.close} shape={X} onClick={chat.close} />
      </div>
      <div className={styles.body}>
        <AirCurves />
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
            <div className={styles.bubble} data-state="written">
              <p className={styles.sender}>{accountName}</p>
              <p className={styles.text}>{chatMessage}</p>
              <time>{chat.writtenAt}</time>
            </div>
          )}
        </div>
      </div>
      <form className={styles.foot} onSubmit={chat.submit}>
        <textarea
          ref={chat.parts.input}
          rows={1}
          aria-label={labels.message}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onKeyDown={submitOnEnter}
        />
        <IconButton type="submit" className={styles.send} label={labels.send} shape={Send} directed />
      </form>
    </>
  );
}

/** The background: the site's line of moving air, repeated. */
function AirCurves() {
  const id = useId();
  return (
    <svg width="375" height="382" aria-hidden="true">
      <defs>
        <pattern id={id} width="150" height="76" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
          <path d="M0 30H52c10 0 17-5 17-13 0-6-4-10-9.5-10-5 0-8 3-8 7.5M70 62h42c10 0 17-5 17-13 0-6-4-10-9.5-10-5 0-8 3-8 7.5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}

/** Enter sends, as in a one-line input; with Shift it breaks the line. Enter that ends a composed character does neither. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
