import { business, labels } from "virtual:site";
import { MessageCircle } from "lucide";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Section } from "../../ui/section/section.tsx";
import { sendAddress } from "../../widgets/chat/send-address.ts";
import { ItemList } from "../item-list/item-list.tsx";
import { OpenNow } from "../opening/open-now.tsx";
import styles from "./call-to-action.module.css";

const HEADING_ID = "call-us";

interface CallToActionProps {
  heading?: string | undefined;
  /** The words on the chat button. */
  chatLabel?: string;
  /** What the message to the business begins with. */
  message?: string;
}

/** The last section of a page: the number, large, and what happens after a call. */
export function CallToAction({ heading, chatLabel, message }: CallToActionProps) {
  return (
    <Section surface="plaster" labelledBy={HEADING_ID}>
      <div className={styles.grid}>
        <div className={styles.call}>
          <h2 id={HEADING_ID}>{heading ?? labels.callToAction.heading}</h2>
          <PhoneLink phone={business.phone} size="section" />
          <Actions>
            <ButtonLink to={sendAddress(business.chatPhone, message)} look="gold">
              <Icon shape={MessageCircle} />
              {chatLabel ?? labels.callToAction.chatLabel}
            </ButtonLink>
            <OpenNow />
          </Actions>
        </div>
        <ItemList items={labels.callToAction.steps} look="steps" />
      </div>
    </Section>
  );
}
