import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import styles from "./item-list.module.css";

interface Item {
  icon?: ComponentProps<typeof Icon>["shape"];
  title: string;
  desc: ReactNode;
  by?: string | undefined;
  note?: string | undefined;
  link?: string | undefined;
  linkLabel?: string;
  onClick?: ComponentProps<typeof MoreLink>["onClick"];
}

interface ItemListProps {
  items: Item[];
  /**
   * Cards with a rule on top that lead on, rows on small screens (HOME-07, HELP-01); `quiet` ones are about the text, such as a phone number,
   * and the heading only names it (CONT-01). Items with icons, reasons (DET-01), or steps under large figures.
   */
  look: "cards" | "quiet" | "checks" | "reasons" | "steps";
  level?: 2 | 3;
}

/** Headed items of a sentence or two; nothing where there are none. */
export function ItemList({ items, look, level = 3 }: ItemListProps) {
  if (items.length === 0) return null;
  const Heading = `h${level}` as const;
  const List = look === "steps" ? "ol" : "ul";
  const grid = [2, 4].includes(items.length) ? "2" : "";
  const cards = { className: styles.cards, "data-grid": grid, "data-quiet": look === "quiet" || undefined };
  return (
    <List {...(["cards", "quiet"].includes(look) ? cards : { className: styles.list, "data-look": look })}>
      {items.map(({ icon, title, desc, by, note, link, linkLabel, onClick }) => (
        <li key={title} data-more-box={link && ""}>
          {icon && <Icon shape={icon} size="large" />}
          <Heading>{title}</Heading>
          <p>
            {desc}
            {note && <small>{note}</small>}
            {by && <strong> {by}</strong>}
          </p>
          {link && linkLabel && <MoreLink to={link} label={linkLabel} about={look === "quiet" ? undefined : title} onClick={onClick} />}
        </li>
      ))}
    </List>
  );
}
