import { business, labels } from "virtual:site";
import { MessageCircle } from "lucide";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { sendAddress } from "../../widgets/chat/send-address.ts";
import { OpenNow } from "../opening/open-now.tsx";
import styles from "./contact-panel.module.css";

/** The card beside a text: number, hours, chat. */
export function ContactPanel({ heading, message }: { heading: string; message?: string }) {
  return (
    <div className={styles.panel}>
      <h2>{heading}</h2>
      <PhoneLink phone={business.phone} size="panel" />
      <p>
        <OpenNow />
      </p>
      <ButtonLink to={sendAddress(business.chatPhone, message)} look="ink" small wide>
        <Icon shape={MessageCircle} />
        {labels.service.sendMessage}
      </ButtonLink>
    </div>
  );
}
