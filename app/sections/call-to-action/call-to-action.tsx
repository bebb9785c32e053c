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
  /** Beside a picture as wide as the screen, or all in one line. */
  end?: ComponentProps<typeof BesidePicture>["picture"] | "line";
}

/** The last section of a page, or the first where it can't wait: the number, large, but on a page that is looked things up in. */
export function CallToAction({ heading, message, steps = [], links = [], surface = "plaster", end }: CallToActionProps) {
  const id = useId();
  const isLine = end === "line";
  const section = (
    <Section surface={end ? undefined : surface} labelledBy={id}>
      <div data-grid={end ? undefined : "2"} data-ruled={isLine ? "" : undefined}>
        <div className={isLine ? styles.line : styles.call}>
          <h2 id={id}>{heading ?? labels.callToAction.heading}</h2>
          <PhoneLink size={isLine ? "panel" : "section"} />
          <Actions>
            <ChatLink message={message} look={isLine ? undefined : "gold"} />
            <OpenNow />
          </Actions>
          <LinkList look="more" links={links} />
        </div>
        <ItemList items={steps} look="steps" />
      </div>
    </Section>
  );
  if (!end || isLine) return section;
  return (
    <BesidePicture picture={end} surface="ink">
      {section}
    </BesidePicture>
  );
}
