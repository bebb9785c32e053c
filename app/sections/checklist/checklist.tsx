import type { IconShape } from "../../schema/fields.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./checklist.module.css";

interface ChecklistProps {
  items: { icon: IconShape; title: string; desc: string }[];
  /** The level of the items' headings. */
  level?: 2 | 3;
}

/** Items with icons in two columns: what a service includes (DET-01), the trades of the team. */
export function Checklist({ items, level = 3 }: ChecklistProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {items.map(({ icon, title, desc }) => (
        <li key={title}>
          <Icon shape={icon} size="large" />
          <div>
            <Heading>{title}</Heading>
            <p>{desc}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
