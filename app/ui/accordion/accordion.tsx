import styles from "./accordion.module.css";

/** The id of the item that is open at first (STATE-02). */
const DEFAULT_OPEN_ID = 1;

interface AccordionProps {
  /** Names this accordion on its page: its items' anchors begin with it. */
  name: string;
  items: { id: number; title: string; desc: string }[];
  /** The level of the items' headings. */
  level?: 3 | 4;
}

/** Questions of which one shows its answer. Every answer can be reached without JavaScript, and is printed. */
export function Accordion({ name, items, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, desc }) => (
        <details key={id} id={`${name}-${id}`} name={name} open={id === DEFAULT_OPEN_ID}>
          <summary>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <p>{desc}</p>
        </details>
      ))}
    </div>
  );
}
