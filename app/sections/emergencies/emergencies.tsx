import { type Prose as ProseNodes, partsAt, phonesIn, proseText } from "../../schema/prose.ts";
import { Actions } from "../../ui/button/button.tsx";
import { CallButton, PhoneLink } from "../../ui/phone/phone.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import styles from "./emergencies.module.css";

/** The most digits that fit as a figure, such as 112. */
const FIGURE_DIGITS = 3;

/** What comes before any call to the business, the first ### part of a text: the number to call is its largest figure (RT-07). */
export function FirstEmergency({ nodes }: { nodes: ProseNodes }) {
  const [, [title, ...steps] = []] = partsAt(nodes, "h3");
  const [phone, ...others] = phonesIn(steps);
  if (!title) return null;
  return (
    <div className={styles.first}>
      <h2 id={String(title[1])}>{proseText([title])}</h2>
      {phone && <PhoneLink phone={phone} size={phone.display.length > FIGURE_DIGITS ? "section" : "figure"} />}
      <Prose nodes={steps} />
      <Calls phones={others} />
    </div>
  );
}

/** What to do in each other emergency: the steps are folded under its heading. */
export function Emergencies({ nodes }: { nodes: ProseNodes }) {
  const [[heading, ...intro], , ...others] = partsAt(nodes, "h3");
  const items = others.map(([title, ...steps], index) => ({
    id: index + 1,
    anchor: String(title?.[1]),
    title: proseText(title ? [title] : []),
    desc: (
      <div className={styles.steps}>
        <Prose nodes={steps} />
        <Calls phones={phonesIn(steps)} />
      </div>
    ),
  }));
  return (
    <Section surface="ink">
      <div className={styles.emergencies} data-grid="beside">
        <Prose nodes={heading ? [heading] : []} />
        {items.length > 0 && <Accordion name="emergency" items={items} />}
        <Prose nodes={intro} />
      </div>
    </Section>
  );
}

/** Numbers that a text names, as buttons. */
function Calls({ phones }: { phones: ReturnType<typeof phonesIn> }) {
  if (phones.length === 0) return null;
  return (
    <Actions>
      {phones.map((phone) => (
        <CallButton key={phone.href} phone={phone} small />
      ))}
    </Actions>
  );
}
