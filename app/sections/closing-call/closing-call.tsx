import { labels } from "virtual:site";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Panel } from "../../ui/section/section.tsx";

/** The end of an article: an invitation to contact the company (ART-02). */
export function ClosingCall({ heading, text }: { heading: string; text: string }) {
  return (
    <Panel surface="plaster">
      <h2>{heading}</h2>
      <p>{text}</p>
      <Actions>
        <ButtonLink to="/contact" look="gold">
          {labels.article.contact}
        </ButtonLink>
        <PhoneLink />
      </Actions>
    </Panel>
  );
}
