import { business, labels } from "virtual:site";
import { MessageCircle } from "lucide";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Panel } from "../../ui/panel/panel.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { sendAddress } from "../../widgets/chat/send-address.ts";
import { OpenNow } from "../opening/open-now.tsx";

/** The card beside a text: number, hours, chat. */
export function ContactPanel({ heading, message }: { heading: string; message?: string }) {
  return (
    <Panel>
      <h2>{heading}</h2>
      <PhoneLink phone={business.phone} size="panel" />
      <OpenNow />
      <ButtonLink to={sendAddress(business.chatPhone, message)} look="ink" small wide>
        <Icon shape={MessageCircle} />
        {labels.service.sendMessage}
      </ButtonLink>
    </Panel>
  );
}
