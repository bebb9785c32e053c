import { labels } from "virtual:site";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Panel } from "../../ui/section/section.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { OpenNow } from "../opening/open-now.tsx";

/** The card beside a text: number, hours, chat. Small screens do without: their bar has number and chat. */
export function ContactPanel({ heading = labels.article.talk, message }: { heading?: string | undefined; message?: string }) {
  return (
    <Panel onlyWide>
      <h2>{heading}</h2>
      <PhoneLink size="panel" />
      <OpenNow />
      <ChatLink message={message} look="ink" small wide />
    </Panel>
  );
}
