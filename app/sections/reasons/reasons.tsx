import styles from "./reasons.module.css";

/** Reasons to choose the business, each under a rule (DET-01). */
export function Reasons({ items }: { items: { title: string; desc: string }[] }) {
  return (
    <ul className={styles.reasons}>
      {items.map(({ title, desc }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{desc}</p>
        </li>
      ))}
    </ul>
  );
}
