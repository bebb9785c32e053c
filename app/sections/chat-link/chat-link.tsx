import { business, words } from "virtual:site";
import { siWhatsapp } from "simple-icons";
import { chatAddress } from "../../browser/chat-address.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./chat-link.module.css";

/** The round chat button in its form without JavaScript: a link to the messaging service (CHAT-01). */
export function ChatLink() {
  return (
    <aside aria-label={words.chat.name}>
      <a className={styles.button} href={chatAddress(business.chatPhone)} aria-label={words.chat.open} rel="noopener">
        <Icon shape={[["path", { d: siWhatsapp.path }]]} brand />
      </a>
    </aside>
  );
}
