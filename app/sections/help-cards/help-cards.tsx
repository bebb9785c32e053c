import { flag, MORE_BOX } from "../../browser/attributes.ts";
import type { IconShape } from "../../schema/fields.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import styles from "./help-cards.module.css";

interface HelpCardsProps {
  cards: { icon: IconShape; title: string; desc: string; link: string; linkLabel: string }[];
  /** The level of the cards' headings. */
  level?: 2 | 3;
}

/** Cards with a rule on top that lead to help (HOME-07, HELP-01). */
export function HelpCards({ cards, level = 3 }: HelpCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards} data-count={cards.length}>
      {cards.map(({ icon, title, desc, link, linkLabel }) => (
        <li key={link} className={styles.card} {...flag(MORE_BOX)}>
          <Icon shape={icon} size="display" />
          <Heading>{title}</Heading>
          <p>{desc}</p>
          <div className={styles.more}>
            <MoreLink to={link} label={linkLabel} about={title} coversBox />
          </div>
        </li>
      ))}
    </ul>
  );
}
