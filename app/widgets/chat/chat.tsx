import { MessageCircle } from "lucide";
import { useEffect, useId, useState } from "react";
import { flag, THEME, WAITS } from "../../browser/attributes.ts";
import { clickOnSpace } from "../../browser/click-on-space.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./chat.module.css";
import { CHAT_DEFAULTS, type ChatProps, DEFAULT_LABELS, NOTIFICATION_TEXT } from "./chat.settings.ts";
import type { ChatBox as ChatBoxContent } from "./chat-box.tsx";
import { ChatWays } from "./chat-ways.tsx";
import { sendAddress } from "./send-address.ts";
import { useChat } from "./use-chat.ts";

/**
 * A round button at the bottom right of the screen, and the box it opens, in which a message to a number of the messaging service is
 * begun (CHAT-01 to CHAT-12). In the prerendered page it is a link to the service.
 */
export function Chat(props: ChatProps) {
  const settings = settingsOf(props);
  const chat = useChat(settings);
  const isHydrated = useHydrated();
  const part = { settings, chat, id: useId() };
  return (
    <aside
      ref={chat.parts.root}
      className={classes(styles.chat, settings.className)}
      style={isHydrated ? settings.style : undefined}
      aria-label={settings.labels.name}
      data-open={chat.isOpen || undefined}
    >
      <ChatButton {...part} isHydrated={isHydrated} />
      {isHydrated && <ChatDialog {...part} />}
      {isHydrated && settings.notificationSound && (
        // biome-ignore lint/a11y/useMediaCaption: a signal without words
        <audio ref={chat.parts.sound} src={settings.notificationSoundSrc} preload="none" />
      )}
    </aside>
  );
}

/** What was given, and the defaults for the rest (CHAT-10). */
const settingsOf = (props: ChatProps) => ({ ...CHAT_DEFAULTS, ...props, labels: { ...DEFAULT_LABELS, ...props.labels } });

interface PartProps {
  settings: ReturnType<typeof settingsOf>;
  chat: ReturnType<typeof useChat>;
  /** The dialog's. */
  id: string;
}

/** The round button: a link to the service until it is hydrated. */
function ChatButton({ settings, chat, id, isHydrated }: PartProps & { isHydrated: boolean }) {
  const { labels } = settings;
  const hasDot = chat.isNotification && !chat.isOpen;
  const toggle: ChatProps["onClick"] = (event) => {
    event.preventDefault();
    if (chat.isOpen) return chat.close();
    chat.open(event.currentTarget);
    settings.onClick?.(event);
  };
  const hydratedButton = {
    role: "button",
    "aria-expanded": chat.isOpen,
    "aria-controls": id,
    style: settings.buttonStyle,
    onKeyDown: clickOnSpace,
  };
  return (
    <a
      ref={chat.parts.button}
      className={classes(styles.button, settings.buttonClassName)}
      href={sendAddress(settings.phoneNumber)}
      rel="noopener"
      {...flag(WAITS)}
      aria-label={hasDot ? `${labels.open}, ${labels.notification}` : labels.open}
      onClick={toggle}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(isHydrated && hydratedButton)}
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

/** The box, closed or open: what it holds comes with its code, and other ways to write until then. */
function ChatDialog({ settings, chat, id }: PartProps) {
  const { isOpen, parts } = chat;
  const { ChatBox, hasFailed, retry } = useChatBox(isOpen);
  const nameId = `${id}name`;
  const { accountName, labels } = settings;
  return (
    <dialog
      ref={parts.box}
      id={id}
      className={classes(styles.box, settings.chatboxClassName)}
      style={{ "--chat-height": `${settings.chatboxHeight}px`, ...settings.chatboxStyle } as ChatProps["chatboxStyle"]}
      open={isOpen}
      inert={!isOpen}
      aria-labelledby={nameId}
      {...{ [THEME]: THEMES[String(settings.darkMode) as keyof typeof THEMES] }}
    >
      {ChatBox ? (
        <ChatBox
          {...settings}
          nameId={nameId}
          isDelay={chat.isDelay}
          writtenAt={chat.writtenAt}
          input={parts.input}
          onSubmit={chat.submit}
          onClose={chat.close}
          onReady={chat.ready}
        />
      ) : (
        isOpen && (
          <ChatWays
            nameId={nameId}
            accountName={accountName}
            address={sendAddress(settings.phoneNumber, chat.readDraft())}
            labels={labels}
            onRetry={hasFailed ? retry : undefined}
          >
            {settings.otherWays}
          </ChatWays>
        )
      )}
    </dialog>
  );
}

/** The box's own theme, if it does not follow the page (app/styles/tokens.css). */
const THEMES = { true: "dark", false: "light", auto: undefined } as const;

const importChatBox = () => import("./chat-box.tsx");

/** Fetches the box's code when the visitor comes near to the button; what fails is tried again with the click. */
const prepare = () => void importChatBox().catch(() => {});

/** The content of the box, once it is open and its code is loaded. */
function useChatBox(isOpen: boolean) {
  const [ChatBox, setChatBox] = useState<typeof ChatBoxContent>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || ChatBox || hasFailed) return;
    let isWanted = true;
    loadChunk("chat-box", importChatBox).then(
      (code) => isWanted && setChatBox(() => code.ChatBox),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, ChatBox, hasFailed]);
  return { ChatBox, hasFailed, retry: () => setFailed(false) };
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");
