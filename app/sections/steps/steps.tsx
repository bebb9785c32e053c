import styles from "./steps.module.css";

/** What happens, one step after the other. */
export function Steps({ steps }: { steps: { title: string; desc: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, desc }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{desc}</p>
        </li>
      ))}
    </ol>
  );
}
