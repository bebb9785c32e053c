import { labels } from "virtual:site";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Panel } from "../../ui/section/section.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { OpenNow } from "../opening/open-now.tsx";

interface ContactPanelProps {
  heading?: string | undefined;
  message?: string;
  /** Whether small screens do without it: the page ends with the same. */
  onlyWide?: boolean;
}

/** The card beside a text: number, hours, chat. */
export function ContactPanel({ heading = labels.article.talk, message, onlyWide = false }: ContactPanelProps) {
  return (
    <Panel onlyWide={onlyWide}>
      <h2>{heading}</h2>
      <PhoneLink size="panel" />
      <OpenNow />
      <ChatLink message={message} look="ink" small wide />
    </Panel>
  );
}
