import type { ComponentProps } from "react";
import { type Prose as ProseNodes, partsAt, phonesIn, proseText } from "../../schema/prose.ts";
import { Actions } from "../../ui/button/button.tsx";
import { CallButton } from "../../ui/phone/phone.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import { JumpLinks } from "../jump-links/jump-links.tsx";
import styles from "./prose-cards.module.css";

/** A part of a text across the page, each of its ### parts as a card. In emergencies the first is a strip, below links to all. */
export function ProseCards({ nodes, isEmergency }: { nodes: ProseNodes; isEmergency: boolean }) {
  const [[heading, ...intro], ...parts] = partsAt(nodes, "h3");
  const [first = [], ...others] = parts;
  const links = parts.map(([title]) => ({ label: proseText(title ? [title] : []), link: `#${title?.[1]}` }));
  return (
    <Section surface="ink">
      <div className={styles.head}>
        <Prose nodes={heading ? [heading] : []} />
        {isEmergency && <JumpLinks links={links} />}
      </div>
      {isEmergency && (
        <div className={styles.first}>
          <Prose nodes={first} />
          <Phones nodes={first} look="gold" />
        </div>
      )}
      <div className={styles.intro}>
        <Prose nodes={intro} />
      </div>
      <div className={styles.cards} data-urgent={isEmergency || undefined}>
        {(isEmergency ? others : parts).map((card, index) => (
          <div key={index}>
            <Prose nodes={card} />
            <Phones nodes={card} small />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The numbers that a text names, as buttons. */
function Phones({ nodes, ...look }: { nodes: ProseNodes } & Pick<ComponentProps<typeof CallButton>, "look" | "small">) {
  const phones = phonesIn(nodes);
  if (phones.length === 0) return null;
  return (
    <Actions>
      {phones.map((phone) => (
        <CallButton key={phone.href} phone={phone} {...look} />
      ))}
    </Actions>
  );
}
