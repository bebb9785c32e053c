import type { ComponentProps } from "react";
import { type Prose as ProseNodes, partsAt, phonesIn, proseText } from "../../schema/prose.ts";
import { Actions } from "../../ui/button/button.tsx";
import { CallButton } from "../../ui/phone/phone.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import styles from "./emergencies.module.css";

/** What to do in an emergency: the first ### part of a text always in view, the steps of each other one folded under its heading (RT-07). */
export function Emergencies({ nodes }: { nodes: ProseNodes }) {
  const [[heading, ...intro], first = [], ...others] = partsAt(nodes, "h3");
  const items = others.map(([title, ...steps], index) => ({
    id: index + 1,
    anchor: String(title?.[1]),
    title: proseText(title ? [title] : []),
    desc: <Steps nodes={steps} small />,
  }));
  return (
    <Section surface="ink">
      <Prose nodes={heading ? [heading] : []} />
      <div className={styles.parts} data-grid="beside">
        <div className={first.length > 0 ? styles.first : undefined}>
          <Steps nodes={first} look="gold" />
        </div>
        {items.length > 0 && <Accordion name="emergency" items={items} />}
        <Prose nodes={intro} />
      </div>
    </Section>
  );
}

/** What to do, and the numbers that it names as buttons; the look is the first one's. */
function Steps({ nodes, look, small = false }: { nodes: ProseNodes } & Pick<ComponentProps<typeof CallButton>, "look" | "small">) {
  const phones = phonesIn(nodes);
  return (
    <div className={styles.steps}>
      <Prose nodes={nodes} />
      {phones.length > 0 && (
        <Actions>
          {phones.map((phone, index) => (
            <CallButton key={phone.href} phone={phone} small={small} look={index === 0 ? look : undefined} />
          ))}
        </Actions>
      )}
    </div>
  );
}
