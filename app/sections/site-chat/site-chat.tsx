import { business, labels } from "virtual:site";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Mark } from "../../ui/logo/logo.tsx";
import { Chat } from "../../widgets/chat/chat.tsx";
import { useOpening } from "../opening/open-now.tsx";
import styles from "./site-chat.module.css";

/** The chat as it is on this site (CHAT-11); none where the business has no number for it. */
export function SiteChat() {
  const opening = useOpening();
  if (!business.chatPhone) return null;
  const { status, statusClosed, greeting, placeholder, ...chatLabels } = labels.chat;
  return (
    <Chat
      phoneNumber={business.chatPhone}
      accountName={business.name}
      icon={<Icon shape="brand-whatsapp" />}
      avatar={<Mark />}
      statusMessage={status}
      statusNote={opening?.state === "closed" ? fillPlaceholders(statusClosed, { opening: opening.line }) : undefined}
      chatMessage={greeting}
      placeholder={placeholder}
      allowClickAway
      allowEsc
      darkMode
      className={styles.chat}
      labels={chatLabels}
    />
  );
}
