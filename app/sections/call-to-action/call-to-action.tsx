import { business, labels } from "virtual:site";
import { Actions } from "../../ui/button/button.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Section } from "../../ui/section/section.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import { OpenNow } from "../opening/open-now.tsx";
import styles from "./call-to-action.module.css";

const HEADING_ID = "call-us";

interface CallToActionProps {
  heading?: string | undefined;
  /** What the message to the business begins with. */
  message?: string;
  /** Whether it says what happens after a call. */
  hasSteps?: boolean;
}

/** The last section of a page: the number, large, and what happens after a call. */
export function CallToAction({ heading, message, hasSteps = true }: CallToActionProps) {
  return (
    <Section surface="plaster" labelledBy={HEADING_ID}>
      <div className={styles.grid}>
        <div className={styles.call}>
          <h2 id={HEADING_ID}>{heading ?? labels.callToAction.heading}</h2>
          <PhoneLink phone={business.phone} size="section" />
          <Actions>
            <ChatLink message={message} look="gold" />
            <OpenNow />
          </Actions>
        </div>
        {hasSteps && labels.callToAction.steps.length > 0 && <ItemList items={labels.callToAction.steps} look="steps" />}
      </div>
    </Section>
  );
}
