import { labels } from "virtual:site";
import { type ComponentProps, useId } from "react";
import { Actions } from "../../ui/button/button.tsx";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Section } from "../../ui/section/section.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import { OpenNow } from "../opening/open-now.tsx";
import styles from "./call-to-action.module.css";

interface CallToActionProps {
  heading?: string | undefined;
  message?: string | undefined;
  steps?: ComponentProps<typeof ItemList>["items"] | undefined;
  /** To more about the steps. */
  links?: ComponentProps<typeof LinkList>["links"];
  surface: ComponentProps<typeof Section>["surface"];
}

/** The last section of a page, or the first where it can't wait: the number, large. */
export function CallToAction({ heading, message, steps = [], links = [], surface }: CallToActionProps) {
  const id = useId();
  return (
    <Section surface={surface} labelledBy={id}>
      <div data-grid="2">
        <div className={styles.call}>
          <h2 id={id}>{heading ?? labels.callToAction.heading}</h2>
          <PhoneLink size="section" />
          <Actions>
            <ChatLink message={message} look="gold" />
            <OpenNow />
          </Actions>
          <LinkList look="more" links={links} />
        </div>
        <ItemList items={steps} look="steps" />
      </div>
    </Section>
  );
}
