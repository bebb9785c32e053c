import { business } from "virtual:site";
import { UserRoundPlus } from "lucide";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { OpenNow } from "../opening/open-now.tsx";

/** The number, the largest thing on its page; below it the chat, the number to be saved, and whether someone answers now. */
export function ContactActions({ saveNumberLabel }: { saveNumberLabel: string }) {
  return (
    <>
      <PhoneLink phone={business.phone} size="page" />
      <Actions>
        <ChatLink look="gold" />
        {/* Not `download`: Chromium takes such a link past the service worker, and the card would not open without a signal. */}
        <ButtonLink to="/contact.vcf" isDocument>
          <Icon shape={UserRoundPlus} />
          {saveNumberLabel}
        </ButtonLink>
        <OpenNow />
      </Actions>
    </>
  );
}
