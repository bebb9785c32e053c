import { labels } from "virtual:site";
import { type ComponentProps, useId } from "react";
import type { Picture } from "../../schema/fields.ts";
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
  /** To what else helps. */
  links?: ComponentProps<typeof LinkList>["links"] | undefined;
  /** A surface, a picture to be beside it, on ink, or `line` for one line on the page's own ground. */
  ground?: "plaster" | "ink" | "line" | Picture | undefined;
}

/** The last section of most pages, with the phone number in large type; reference pages have it in one line. */
export function CallToAction({ heading, message, steps = [], links = [], ground = "plaster" }: CallToActionProps) {
  const id = useId();
  const isLine = ground === "line";
  const surface = ground === "plaster" || ground === "ink" ? ground : undefined;
  const section = (
    <Section surface={surface} labelledBy={id}>
      <div data-grid={surface && "2"} data-ruled={isLine ? "" : undefined}>
        <div className={isLine ? styles.line : styles.call} data-row={isLine ? "" : undefined}>
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
  if (typeof ground === "string") return section;
  return (
    <BesidePicture picture={ground} surface="ink" isClosing>
      {section}
    </BesidePicture>
  );
}
