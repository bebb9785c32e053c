import type { ReactNode } from "react";
import styles from "./chat.module.css";
import type { ChatLabels } from "./chat.settings.ts";

interface ChatWaysProps {
  /** The id for the account's name, which names the box. */
  nameId: string;
  accountName: string;
  /** The messaging service's address, with what the visitor was about to write. */
  address: string;
  labels: ChatLabels;
  /** Tries again; absent while the box's code is on its way. */
  onRetry: (() => void) | undefined;
  /** Further ways to reach the business. */
  children: ReactNode;
}

/** The content of the box until its code is loaded, and if it does not load: ways to reach the business without code. */
export function ChatWays({ nameId, accountName, address, labels, onRetry, children }: ChatWaysProps) {
  return (
    <div className={styles.ways}>
      <p id={nameId} className={styles.name}>
        {accountName}
      </p>
      <p role={onRetry ? "alert" : "status"}>{onRetry ? labels.failure : labels.loading}</p>
      <p>
        <a href={address} rel="noopener">
          {labels.elsewhere}
        </a>
      </p>
      {children && <p>{children}</p>}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {labels.again}
        </button>
      )}
    </div>
  );
}
