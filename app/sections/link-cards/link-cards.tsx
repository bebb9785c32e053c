import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import styles from "./link-cards.module.css";

interface LinkCard {
  icon: ComponentProps<typeof Icon>["shape"];
  title: string;
  desc: ReactNode;
  /** Left out, the card leads nowhere. */
  link?: string | undefined;
  linkLabel: string;
}

interface LinkCardsProps {
  cards: LinkCard[];
  /** Whether the text is what counts, such as a phone number, and the heading only names it. */
  hasQuietHeadings?: boolean;
  level?: 2 | 3;
}

/** Cards with a rule on top that lead on, rows on small screens (HOME-07, HELP-01, CONT-01). */
export function LinkCards({ cards, hasQuietHeadings = false, level = 3 }: LinkCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards} data-grid={[2, 4].includes(cards.length) ? "2" : ""} data-quiet={hasQuietHeadings || undefined}>
      {cards.map(({ icon, title, desc, link, linkLabel }) => (
        <li key={title} data-more-box="">
          <Icon shape={icon} size="large" />
          <Heading>{title}</Heading>
          <p>{desc}</p>
          {link && <MoreLink to={link} label={linkLabel} about={hasQuietHeadings ? undefined : title} />}
        </li>
      ))}
    </ul>
  );
}
