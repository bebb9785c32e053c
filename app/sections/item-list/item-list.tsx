import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./item-list.module.css";

interface ItemListProps {
  items: { icon?: string; title: string; desc: string; by?: string | undefined }[];
  /** Items with icons between hairlines, reasons (DET-01), or what happens step by step under large figures. */
  look: "checks" | "reasons" | "steps";
  level?: 2 | 3;
}

/** Headed items of a sentence or two. */
export function ItemList({ items, look, level = 3 }: ItemListProps) {
  const Heading = `h${level}` as const;
  const List = look === "steps" ? "ol" : "ul";
  return (
    <List className={styles.list} data-look={look}>
      {items.map(({ icon, title, desc, by }) => (
        <li key={title}>
          {icon && <Icon shape={icon} size="large" />}
          <Heading>{title}</Heading>
          <p>{desc}</p>
          {by && (
            <p>
              <strong>{by}</strong>
            </p>
          )}
        </li>
      ))}
    </List>
  );
}
