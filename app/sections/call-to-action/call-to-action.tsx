import { labels } from "virtual:site";
import { type ComponentProps, useId } from "react";
import { Actions } from "../../ui/button/button.tsx";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { BesidePicture, Section } from "../../ui/section/section.tsx";
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
  surface?: ComponentProps<typeof Section>["surface"];
  /** As wide as the screen; the number is beside it, on ink. */
  picture?: ComponentProps<typeof BesidePicture>["picture"];
}

/** The last section of a page, or the first where it can't wait: the number, large. */
export function CallToAction({ heading, message, steps = [], links = [], surface = "plaster", picture }: CallToActionProps) {
  const id = useId();
  const section = (
    <Section surface={picture ? undefined : surface} labelledBy={id}>
      <div data-grid={picture ? undefined : "2"}>
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
  return picture ? (
    <BesidePicture picture={picture} surface="ink">
      {section}
    </BesidePicture>
  ) : (
    section
  );
}

/** The last line of a page that is looked things up in. */
export function CallLine({ heading = labels.callToAction.heading }: Pick<CallToActionProps, "heading">) {
  return (
    <Section>
      <div className={styles.line} data-row="">
        <h2>{heading}</h2>
        <PhoneLink size="panel" />
        <OpenNow />
      </div>
    </Section>
  );
}
